// A board as a table of buttons, for the mouse, the keyboard and screen readers.
import { element } from "./page.js"

const names = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn", o: "occupied" }
const glyphs = { k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟", o: "●" }

const square = (file, rank) => "abcdefgh"[file] + (rank + 1)

function describe(name, piece, marks) {
	const color = piece == "o" ? "" : piece == piece?.toUpperCase() ? "white " : "black "
	return [name, piece ? color + names[piece.toLowerCase()] : "empty", ...marks].join(", ")
}

// board draws pieces (by square, as in a FEN; o is any piece) and layers of marked squares. onChoose is called
// with a square and whether it was chosen with Shift, or S.
export function board(caption, { pieces = {}, layers = [], onChoose, focus }) {
	const cell = (file, rank) => {
		const name = square(file, rank), piece = pieces[name]
		const marks = layers.filter(layer => layer.squares.includes(name)).map(layer => layer.name)
		const classes = ["square", (file + rank) % 2 ? "light" : "dark", piece && piece != "o" && piece == piece.toUpperCase() ? "white" : "black"]
		layers.forEach((layer, i) => { if (layer.squares.includes(name)) classes.push("mark" + i) })
		const inside = element(onChoose ? "button" : "span", { className: classes.join(" "), role: onChoose ? "button" : "img",
			"aria-label": describe(name, piece, marks), "data-square": name, tabIndex: onChoose && name == (focus ?? "a1") ? 0 : -1 },
			piece ? glyphs[piece.toLowerCase()] : "")
		if (onChoose) {
			inside.onclick = event => onChoose(name, event.shiftKey)
			inside.onkeydown = event => move(event, file, rank, onChoose)
		}
		return element("td", {}, inside)
	}
	const rows = [7, 6, 5, 4, 3, 2, 1, 0].map(rank =>
		element("tr", {}, element("th", { scope: "row" }, String(rank + 1)), ...[...Array(8).keys()].map(file => cell(file, rank))))
	const files = element("tr", {}, element("td"), ...[..."abcdefgh"].map(file => element("th", { scope: "col" }, file)))
	const legend = layers.filter(layer => layer.squares.length).map(layer =>
		element("li", {}, element("span", { className: "sample mark" + layers.indexOf(layer) }), layer.name))
	return element("figure", {}, element("table", { className: "board" }, element("caption", {}, caption), element("tbody", {}, ...rows, files)),
		element("ul", { className: "legend" }, ...legend))
}

const arrows = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

function move(event, file, rank, onChoose) {
	if (event.key == "s" || event.key == "S") return onChoose(square(file, rank), true)
	const step = arrows[event.key]
	if (!step) return
	event.preventDefault()
	const to = square((file + step[0] + 8) % 8, (rank + step[1] + 8) % 8)
	event.target.closest("table").querySelector(`[data-square=${to}]`).focus()
}

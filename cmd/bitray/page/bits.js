// The view of bits: 64 of them, pasted or clicked, as numbers in each mapping, flipped and rotated, and the sets of
// squares from one square. A set of a list can be marked on the board, or taken as the bits.
import { json, commandLine } from "./program.js"
import { board } from "./board.js"
import { command, element, table } from "./page.js"

export function bits({ form, to, inputs, task, remember }) {
	for (const name of ["bits", "from"]) if (inputs.has(name)) form[name].value = inputs.get(name)
	let mapping = inputs.get("mapping") ?? "a1b1", marked = inputs.get("marked") ?? ""

	function show(focus) {
		const number = form.bits.value.trim(), from = form.from.value
		const state = () => remember({ bits: number, mapping, from, marked })
		const held = to.board.contains(document.activeElement)
		state()
		const args = ["show", "bits", number, "--mapping", mapping, "--from", from]
		const drawn = task(to.board, async () => {
			to.result.replaceChildren()
			to.sets.replaceChildren()
			const [bits, mappings, ...groups] = await json(args)
			list(mappings)
			const [{ bitboard, squares }] = bits.layers, value = BigInt(bitboard)
			to.result.replaceChildren(...[["hexadecimal", bitboard], ["decimal", String(value)],
				["binary", "0b" + value.toString(2).padStart(64, "0")], [`${squares.length} squares`, squares.join(",")]]
				.map(([label, text]) => command(text, label)), numbers(mappings), command(commandLine(args)))
			const toggle = (square, chooseFrom) => {
				if (chooseFrom) form.from.value = square
				else form.bits.value = (squares.includes(square) ? squares.filter(other => other != square) : [...squares, square]).join(",") || "0"
				show(square)
			}
			const draw = () => {
				const layers = groups.flatMap(group => group.layers.map(layer => ({ ...layer, name: named(layer.name, group.title) })))
				return board(`bits and ${from}`, { ...bits, layers: layers.filter(({ name }) => name == marked), onChoose: toggle, focus: focus ?? from })
			}
			to.sets.replaceChildren(...groups.map(group => sets(group, name => {
				marked = name
				state()
				to.board.replaceChildren(draw())
			})))
			return draw()
		})
		drawn.then(() => { if (held) to.board.querySelector(`[data-square=${focus}]`)?.focus() })
	}

	// named returns the name of a set on the board, whatever the square is: "knight, attacks".
	const named = (name, title) => `${name}, ${title.split(" ")[0]}`

	// list fills the choice of mappings by what the program knows, once.
	function list({ layers }) {
		if (form.mapping.length) return
		form.mapping.append(...layers.map(({ name }) => element("option", { value: name.split(",")[0] }, name)))
		form.mapping.value = mapping
	}

	const numbers = ({ title, layers }) => table(title, ["bits 0 and 1, name", "number"],
		layers.map(({ name, bitboard }) => ({ cells: [name, element("code", {}, bitboard)] })))

	const sets = ({ title, layers }, mark) => table(title, ["set", "number", ""], layers.map(({ name, bitboard }) => ({ cells: [
		element("button", { type: "button", onclick: () => mark(named(name, title)) }, name), element("code", {}, bitboard),
		element("button", { type: "button", "aria-label": `Take ${name} as the bits`, onclick: () => take(bitboard) }, "Take")] })))

	function take(bitboard) {
		form.bits.value = bitboard
		form.mapping.value = mapping = "a1b1"
		show()
	}
	form.mapping.onchange = () => { mapping = form.mapping.value; show() }
	form.onsubmit = event => { event.preventDefault(); show() }
	show()
}

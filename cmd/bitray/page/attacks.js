// The view of attacks: a board to click, a technique and its steps, another beside it.
import { json, run, commandLine } from "./program.js"
import { board } from "./board.js"
import { command, element, picture } from "./page.js"

export async function attacks({ form, to, inputs, task, remember }) {
	let slider = inputs.get("square") ?? "d4"
	let occupied = new Set((inputs.get("occ") ?? "d6,f4,b2").split(",").filter(Boolean))
	await task(to.result, async () => {
		const cards = await json(["techniques"])
		for (const select of form.querySelectorAll("[data-steps]"))
			select.append(...cards.filter(card => card.steps).map(card => element("option", {}, card.name)))
		return []
	})
	form.technique.value = "magic"
	for (const name of ["piece", "technique", "against"]) if (inputs.has(name)) form[name].value = inputs.get(name)

	const question = technique => ["show", "attacks", slider, "--piece", form.piece.value, "--occ", [...occupied].sort().join(",") || "0", "--technique", technique]
	const steps = (place, technique) => task(place, async () => {
		if (!technique) return []
		const args = [...question(technique), "--steps", "--format", "svg"]
		const { out, err } = await run(args)
		if (!out) throw new Error(err)
		return [picture(out, `The steps of ${technique}`), command(commandLine(args))]
	})
	function show(focus = slider) {
		const { piece, technique, against } = form
		remember({ square: slider, occ: [...occupied].sort().join(","), piece: piece.value, technique: technique.value, against: against.value })
		const held = to.board.contains(document.activeElement)
		const drawn = task(to.board, async () => {
			const args = question(technique.value)
			const [answer] = await json(args)
			to.result.replaceChildren(command(commandLine(args)), ...hexadecimal(answer))
			return board(answer.title, { ...answer, pieces: { ...answer.pieces, [slider]: letters[piece.value] }, onChoose: choose, focus })
		})
		drawn.then(() => { if (held) to.board.querySelector(`[data-square=${focus}]`)?.focus() })
		steps(to.steps, technique.value)
		steps(to.other, against.value)
	}
	function choose(square, moveSlider) {
		if (moveSlider) slider = square
		else if (!occupied.delete(square)) occupied.add(square)
		show(square)
	}
	form.onchange = () => show()
	form.onsubmit = event => event.preventDefault()
	show()
}

const letters = { rook: "R", bishop: "B", queen: "Q" }

const hexadecimal = ({ layers }) => layers.map(layer => command(layer.bitboard, layer.name))

// The view of a FEN: what is wrong with it, and what matters for its legal moves.
import { json, run, commandLine } from "./program.js"
import { board } from "./board.js"
import { command, element, output } from "./page.js"

export function fen({ form, to, inputs, task, go }) {
	for (const name of ["fen", "view"]) if (inputs.has(name)) form[name].value = inputs.get(name)
	form.onsubmit = event => {
		event.preventDefault()
		go({ fen: form.fen.value.trim(), view: form.view.value })
	}
	if (!inputs.has("fen")) return
	const position = form.fen.value.trim()
	task(to.result, async () => {
		const args = ["fen", position]
		return [command(commandLine(args)), output(await run(args))]
	})
	task(to.board, async () => {
		const args = ["show", "position", position, "--view", form.view.value]
		const [drawn] = await json(args)
		return [board(drawn.title, drawn), command(commandLine(args))]
	})
	task(to.moves, async () => {
		const args = ["perft", position, "1", "--divide"]
		const [{ divide, nodes }] = await json(args)
		return [element("p", {}, `${nodes} legal moves: ${divide.map(({ move }) => move).join(" ")}`), command(commandLine(args))]
	})
}

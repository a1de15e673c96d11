// The view of a wrong perft: the bug from its number, the divide beside one's own, and the way down to the
// position whose moves are wrong.
import { json, run, commandLine } from "./program.js"
import { board } from "./board.js"
import { command, element, number, output, table } from "./page.js"

const most = 2e9 // leaf nodes that a page counts without being asked twice: some ten seconds

export function wrong({ form, to, inputs, task, go }) {
	for (const name of ["fen", "depth", "count", "lines"]) if (inputs.has(name)) form[name].value = inputs.get(name)
	form.onsubmit = event => {
		event.preventDefault()
		const [fen, depth, count] = ["fen", "depth", "count"].map(name => form[name].value.trim())
		go({ fen, depth, count, lines: form.lines.value.trim(), path: fen == inputs.get("fen") ? inputs.get("path") : "" })
	}
	if (!inputs.has("fen")) return
	const position = form.fen.value.trim(), depth = form.depth.value, count = form.count.value.trim(), lines = form.lines.value
	const path = inputs.get("path") ?? ""

	task(to.board, async () => {
		const [drawn] = await json(["show", "position", position, "--view", "check"])
		const trail = path ? [element("p", {}, `After ${path}. `, element("button", { type: "button", onclick: () => history.back() }, "Back"))] : []
		return [...trail, board(position, { pieces: drawn.pieces })]
	})
	const claimed = [...(count ? [count] : []), ...(lines.trim() ? ["-"] : [])]
	let tooDeep
	const divided = task(to.divide, async onText => {
		if (tooDeep = await estimate(position, depth, onText)) return tooDeep
		const args = lines.trim() ? ["why", position, depth, ...claimed, "--compare"] : ["perft", position, depth, "--divide"]
		const [answer] = await json(args, { input: lines, onText })
		const count = answer.counts?.[0] ?? { fen: answer.fen, right: answer.nodes, moves: answer.divide.map(({ move, nodes }) => ({ move, right: nodes })) }
		return [divide(count, { depth, path, go }), command(commandLine(args)), command(`position fen ${count.fen}\ngo perft ${depth}`, "to your engine")]
	})
	task(to.why, async onText => {
		if (!claimed.length || !await divided || tooDeep) return []
		const args = ["why", position, depth, ...claimed]
		const shown = await run(args, { input: lines, onText })
		return [output(shown), command(commandLine(args))]
	})
}

// estimate counts shallower depths until the last step tells how long the next takes, and returns what to show
// instead if the count is too deep for a page.
async function estimate(position, depth, onText) {
	let before = 1
	for (let shallow = 1; shallow < depth; shallow++) {
		const [{ nodes }] = await json(["perft", position, String(shallow)], { onText })
		if (shallow > 1 && Number(nodes) ** 2 / before > most) {
			const args = ["perft", position, String(depth), "--divide"]
			return [element("p", {}, `Depth ${depth} is too deep for a page: depth ${shallow} has ${number(nodes)} nodes. Count it in a terminal, or choose depth ${shallow}.`), command(commandLine(args))]
		}
		before = Number(nodes)
	}
}

// divide lists the root moves: right, yours and the difference, those that differ first. A move leads one ply deeper.
function divide({ fen, right, moves, whole }, { depth, path, go }) {
	const compared = moves.some(({ yours }) => yours !== undefined)
	const rows = moves.map(({ move, right, yours }) => {
		const differs = compared && right !== yours && (yours !== undefined || whole)
		const cells = [right !== undefined && depth > 1 ? deeper(move, yours) : move, right === undefined ? "not legal" : number(right)]
		if (compared) cells.push(yours !== undefined ? number(yours) : whole ? "missing" : "",
			differs && right !== undefined && yours !== undefined ? number(yours - right) : "")
		return { differs, className: differs ? "differs" : "", cells }
	})
	const wrong = rows.filter(row => row.differs)
	const caption = compared ? `${wrong.length} of ${moves.length} root moves differ` + (wrong.length && depth > 1 ? ": choose one to go a move deeper" : "") : `${moves.length} root moves, ${number(right)} nodes`
	return table(caption, compared ? ["move", "right", "yours", "difference"] : ["move", "right"], [...wrong, ...rows.filter(row => !row.differs)])

	function deeper(move, yours) {
		const button = element("button", { type: "button", "aria-label": `${move}: one move deeper` }, move)
		button.onclick = async () => {
			const [after] = await json(["perft", fen, "1", "--moves", move])
			go({ fen: after.fen, depth: depth - 1, count: yours, path: `${path} ${move}`.trim() })
		}
		return button
	}
}

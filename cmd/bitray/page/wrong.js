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
		const trail = path ? [element("p", {}, `After ${path}. `, element("button", { type: "button", onclick: () => history.back() }, "One move back"))] : []
		return [...trail, board(position, { pieces: drawn.pieces })]
	})
	task(to.why, async onText => {
		if (!count && !lines.trim()) return []
		const args = ["why", position, depth, ...(count ? [count] : [])]
		return [output(await run(args, { input: lines, onText })), command(commandLine(args))]
	})
	task(to.divide, async onText => {
		const [tooDeep] = await estimate(position, depth, onText)
		if (tooDeep) return tooDeep
		const args = ["perft", position, depth, "--divide"]
		const [right] = await json(args, { onText })
		const yours = new Map(Object.entries(lines.trim() ? (await json(["why", position, depth, "--read"], { input: lines }))[0].lines : {}))
		return [divide(right, yours, { position, depth, path, go }), command(commandLine(args)), asked(right.fen, depth)]
	})
}

// estimate counts shallower until the last step tells how long the next takes, and returns what to say if the
// count is too deep for a page.
async function estimate(position, depth, onText) {
	let before = 1
	for (let shallow = 1; shallow < depth; shallow++) {
		const [{ nodes }] = await json(["perft", position, String(shallow)], { onText })
		if (shallow > 1 && Number(nodes) * Number(nodes) / before > most && shallow < depth) {
			const args = ["perft", position, String(depth), "--divide"]
			return [[element("p", {}, `Depth ${depth} is too deep for a page: depth ${shallow} has ${number(nodes)} nodes. Count it in a terminal, or choose depth ${shallow}.`), command(commandLine(args))]]
		}
		before = Number(nodes)
	}
	return []
}

const asked = (fen, depth) => command(`position fen ${fen}\ngo perft ${depth}`, "to your engine")

// divide lists the root moves: right, yours and the difference. A move leads one ply deeper.
function divide(right, yours, { position, depth, path, go }) {
	const moves = new Map(right.divide.map(({ move, nodes }) => [move, nodes]))
	const all = [...new Set([...moves.keys(), ...yours.keys()])].sort()
	const rows = all.map(move => {
		const want = moves.get(move), got = yours.get(move)
		const differs = yours.size > 0 && want !== got
		return { className: differs ? "differs" : "", cells: [
			want && depth > 1 ? deeper(move) : move, want ? number(want) : "not legal",
			!yours.size ? "" : got ? number(got) : "missing", differs && want && got ? String(BigInt(got) - BigInt(want)) : "" ] }
	})
	const wrong = rows.filter(row => row.className).length
	const caption = yours.size ? `${wrong} of ${all.length} root moves differ` : `${all.length} root moves, ${number(right.nodes)} nodes`
	return table(caption, ["move", "right", "yours", "difference"], [...rows.filter(row => row.className), ...rows.filter(row => !row.className)])

	function deeper(move) {
		const button = element("button", { type: "button", "aria-label": `${move}: one move deeper` }, move)
		button.onclick = async () => {
			const [{ fen }] = await json(["perft", position, "1", "--moves", move])
			go({ fen, depth: depth - 1, count: yours.get(move), path: `${path} ${move}`.trim() })
		}
		return button
	}
}

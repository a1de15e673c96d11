// The page: a view for each tab. The address after # holds the view and its inputs, so that it can be linked.
import { stop, Stopped } from "./program.js"
import { failure } from "./page.js"
import { wrong } from "./wrong.js"
import { attacks } from "./attacks.js"
import { bits } from "./bits.js"
import { fen } from "./fen.js"
import { techniques } from "./techniques.js"

const views = { wrong, attacks, bits, fen, techniques }
const main = document.getElementById("view"), status = document.getElementById("status")

// A view is a function of its form, of what the address says, of places to show results in, and of task, which
// runs a function with the progress shown and gives it a function for progress. It returns what to do when
// the inputs change.
let views_shown = 0

function show() {
	const [name, query = ""] = location.hash.slice(1).split("?")
	const view = views[name] ? name : "wrong"
	for (const link of document.querySelectorAll("nav a")) {
		if (link.hash == "#" + view) link.setAttribute("aria-current", "page")
		else link.removeAttribute("aria-current")
	}
	stop()
	main.replaceChildren(document.querySelector(`template#${view}`).content.cloneNode(true))
	const form = main.querySelector("form"), to = {}
	for (const place of main.querySelectorAll("[data-to]")) to[place.dataset.to] = place
	const inputs = new URLSearchParams(query)
	const number = ++views_shown
	views[view]({ form, to, inputs, task: (place, work) => task(place, work, () => number == views_shown),
		remember: values => remember(view, values), go: values => { location.hash = address(view, values) } })
}

const address = (view, values) => {
	const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value))
	return "#" + view + (query.size ? "?" + query : "")
}

// remember puts inputs into the address, without a step in the history.
const remember = (view, values) => history.replaceState(null, "", address(view, values))

// task shows what work returns in a place, or why it failed, and returns whether it did its work.
let working = 0

async function task(place, work, shown) {
	working++
	const waiting = setTimeout(() => { status.hidden = false }, 300)
	const onText = text => { document.getElementById("progress").textContent = text.split(/[\r\n]/).filter(line => line.trim()).at(-1) ?? "" }
	let result, done = true
	try {
		result = [await work(onText)].flat()
	} catch (error) {
		done = false
		result = [failure(error instanceof Stopped ? new Error("Stopped.") : error)]
	}
	clearTimeout(waiting)
	if (--working == 0) status.hidden = true
	onText("")
	if (shown()) place.replaceChildren(...result)
	return done
}

document.getElementById("stop").onclick = stop
addEventListener("hashchange", show)
show()

// The program: command lines go in, what it prints comes out. One runs at a time, in a worker that Stop ends.

const text = async name => (await fetch(name)).text()

// Each command line has a worker of its own, made of text that is already here, so that it needs no network.
const loaded = Promise.all([
	WebAssembly.compileStreaming(fetch("bitray.wasm")),
	Promise.all([text("wasm_exec.js"), text("worker.js")])
		.then(parts => URL.createObjectURL(new Blob(parts, { type: "text/javascript" }))),
])

export class Stopped extends Error {}

let endCurrent = () => {}, last = Promise.resolve()

// run runs one command line, after those before it, and returns what it printed. onText is given what comes on
// standard error meanwhile, such as progress.
export function run(args, { input = "", onText = () => {} } = {}) {
	const job = { stopped: false }
	const result = last.then(() => start(job, args, input, onText))
	last = result.catch(() => {})
	jobs.add(job)
	return result.finally(() => jobs.delete(job))
}

const jobs = new Set()

async function start(job, args, input, onText) {
	const [module, url] = await loaded
	if (job.stopped) throw new Stopped()
	const worker = new Worker(url), printed = { 1: "", 2: "" }
	try {
		return await new Promise((resolve, reject) => {
			endCurrent = () => reject(new Stopped())
			worker.onerror = event => reject(new Error(event.message))
			worker.onmessage = ({ data: { fd, text, code } }) => {
				if (code !== undefined) return resolve({ out: printed[1], err: printed[2].replace(/[^\n]*\r\x1b\[K/g, ""), code })
				printed[fd] += text
				if (fd == 2) onText(text.replaceAll("\x1b[K", ""))
			}
			worker.postMessage({ module, args: ["--progress", ...args], input })
		})
	} finally {
		worker.terminate()
	}
}

// stop ends the running command line and forgets those that wait.
export function stop() {
	for (const job of jobs) job.stopped = true
	endCurrent()
}

// json runs a command line with --json and returns its objects.
export async function json(args, options) {
	const { out, err, code } = await run([...args, "--json"], options)
	if (!out.trim()) throw new Error(err.trim() || `exit status ${code}`)
	return out.trim().split("\n").map(line => JSON.parse(line))
}

// commandLine writes arguments as a shell reads them.
export const commandLine = args => ["bitray", ...args].map(quote).join(" ")

const quote = word => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

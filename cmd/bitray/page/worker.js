// Runs the program in a worker, below wasm_exec.js in the same file: one instance of the module for each
// command line. What it prints goes to the page as it is printed.
const decoders = {}
globalThis.fs.writeSync = (fd, bytes) => {
	postMessage({ fd, text: decoders[fd].decode(bytes, { stream: true }) })
	return bytes.length
}
let stdin
globalThis.fs.read = (fd, buffer, offset, length, position, callback) => {
	const n = Math.min(length, stdin.length)
	buffer.set(stdin.subarray(0, n), offset)
	stdin = stdin.subarray(n)
	callback(null, n)
}
onmessage = async ({ data: { module, args, input } }) => {
	decoders[1] = new TextDecoder(), decoders[2] = new TextDecoder()
	stdin = new TextEncoder().encode(input)
	const go = new Go()
	let code = 0
	go.argv = ["bitray", ...args]
	go.env = { NO_COLOR: "1", COLUMNS: "80" }
	go.exit = c => { code = c }
	await go.run(await WebAssembly.instantiate(module, go.importObject))
	postMessage({ code })
}

// Building blocks of the views. Text is put into the page as text, never as HTML.

// element returns <name> with properties and children: element("p", { className: "note" }, "text", other).
export function element(name, properties = {}, ...children) {
	const made = document.createElement(name)
	for (const [key, value] of Object.entries(properties)) {
		if (key.includes("-") || key == "role") made.setAttribute(key, value)
		else made[key] = value
	}
	made.append(...children)
	return made
}

// command shows a command line and a button that copies it.
export function command(line, label = "in a terminal") {
	const button = element("button", { type: "button", "aria-label": `Copy ${line}` }, "Copy")
	button.onclick = async () => {
		await navigator.clipboard.writeText(line)
		button.textContent = "Copied"
	}
	return element("p", { className: "command" }, label + ": ", element("code", {}, line), " ", button)
}

// output shows what the program printed.
export const output = ({ out, err }) => element("pre", { tabIndex: 0, "aria-label": "Output of the program" }, (out + err).trimEnd())

export const failure = error => element("p", { className: "wrong", role: "alert" }, error.message)

// picture shows an SVG of the program. As an image it can neither run scripts nor load anything.
export function picture(svg, alt) {
	const image = element("img", { alt })
	image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))
	image.onload = () => URL.revokeObjectURL(image.src)
	return image
}

// table returns a table with a caption, of rows of text or elements.
export function table(caption, heads, rows) {
	const line = (kind, cells) => cells.map(cell => element(kind, {}, cell))
	return element("div", { className: "scroll" }, element("table", {}, element("caption", {}, caption),
		element("thead", {}, element("tr", {}, ...line("th", heads))),
		element("tbody", {}, ...rows.map(({ cells, ...properties }) => element("tr", properties, ...line("td", cells))))))
}

// number writes digits with commas between thousands. Counts are text: they may exceed 2^53.
export const number = digits => String(digits).replace(/\B(?=(\d{3})+$)/g, ",")

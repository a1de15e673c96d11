// The view of techniques: their cards, and source files to download.
import { json, run, commandLine } from "./program.js"
import { command, element, table } from "./page.js"

const endings = { c: "h", "c++": "hpp", rust: "rs", zig: "zig" }

export function techniques({ form, to, inputs, task, remember }) {
	task(to.list, async () => {
		const cards = await json(["techniques"])
		form.technique.append(...cards.filter(card => card.exports).map(card => element("option", {}, card.name)))
		for (const name of ["technique", "language"]) if (inputs.has(name)) form[name].value = inputs.get(name)
		const rows = cards.map(card => ({ cells: [card.name, card.title, card.table_bytes.toLocaleString("en"), card.formula,
			[card.inventor, card.year || ""].filter(Boolean).join(", ")] }))
		return [table("All techniques", ["name", "method", "bytes of tables", "formula", "by"], rows), command(commandLine(["techniques"]))]
	})
	form.onsubmit = event => {
		event.preventDefault()
		const technique = form.technique.value, language = form.language.value
		remember({ technique, language })
		task(to.file, async () => {
			const args = ["export", "--technique", technique, "--language", language]
			const { out, err } = await run(args)
			if (!out) throw new Error(err)
			const link = element("a", { download: `${technique.replaceAll("/", "-")}.${endings[language]}` }, `Download ${technique} in ${language}, ${out.length.toLocaleString("en")} bytes`)
			link.href = URL.createObjectURL(new Blob([out], { type: "text/plain" }))
			return [element("p", {}, link), command(commandLine(args))]
		})
	}
}

// Package benchreport writes the results of the benchmark: as tables of text, as a page that needs
// nothing but itself, and as a picture.
//
// The page has no script and asks the network for nothing. Bars are elements of the page, so
// they follow the width of the screen and the colors of its reader.
package benchreport

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"sync"

	"github.com/bitray/bitray/attacks/attackbench"
)

//go:embed page.html
var pageText string

var pageTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"share": func(x float64) string { return fmt.Sprintf("%.2f%%", 100*x) },
		"span":  func(b bar) string { return fmt.Sprintf("%.2f%%", 100*(b.High-b.Low)) },
	}).Parse(pageText))
})

// page is what the template shows.
type page struct {
	*attackbench.Result
	Origin, Extent string
	Notes          []note
	Sections       []section
}

// section is a table with its plots, and where they come from, for who sees nothing else of the page.
type section struct {
	*table
	Plots           []plot
	Origin, Command string
}

// WriteHTML writes a result as a page.
func WriteHTML(w io.Writer, r *attackbench.Result) error {
	p := page{Result: r, Origin: machine(r.Machine), Extent: extent(r), Notes: notes(r)}
	for _, t := range tables(r, attackbench.Throughput) {
		p.Sections = append(p.Sections, section{t, t.plots(r), p.Origin, r.Command})
	}
	return pageTemplate().Execute(w, p)
}

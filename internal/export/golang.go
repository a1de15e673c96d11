package export

import (
	"fmt"
	"go/ast"
	"go/format"
	"go/token"
	"go/types"
	"regexp"
	"strings"
	"sync"
)

// printGo prints Go: the description as it is, except for the names that callers use and the functions of math/bits.
func printGo(f *file) []byte {
	p := &goPrinter{printer{file: f}}
	p.notice("//", []note{{"Self-test", "SelfTest() == SelfTestCases", true}})
	p.line("")
	p.line("// Package %s returns the squares that rooks, bishops and queens attack.", f.options.Package)
	p.line("package %s", f.options.Package)
	if len(p.intrinsics()) > 0 {
		p.line("")
		p.line("import \"math/bits\"")
	}
	for _, name := range p.intrinsics() {
		p.WriteString(goHelpers[name])
	}
	for _, u := range append(p.downwards(), p.in(proving, constants, functions)...) {
		p.line("")
		p.line("%s", p.source(u))
	}
	text, err := format.Source(p.Bytes())
	if err != nil {
		panic(fmt.Sprintf("export: what is printed is not Go: %v", err))
	}
	return text
}

type goPrinter struct{ printer }

// goNames has the names that differ from those of the description, except that callers see the others of callable with a
// capital. What fills the slab is done when the package is initialized.
var goNames = map[string]string{
	"start": "init", "selfTest": "SelfTest", "selfTestCases": "SelfTestCases", "swapBytes": "bits.ReverseBytes64",
}

func (p *goPrinter) name(name string) string {
	if other := goNames[name]; other != "" {
		return other
	}
	if _, isFunction := p.scope.Lookup(name).(*types.Func); isFunction && p.public(name) {
		return title(name)
	}
	return name
}

// source returns a declaration with its comments, its names changed.
func (p *goPrinter) source(u *unit) string {
	start, end := u.node.Pos(), u.node.End()
	if u.doc != nil {
		start = u.doc.Pos()
	}
	for _, c := range u.inside {
		end = max(end, c.End())
	}
	text := p.texts[p.fset.Position(start).Filename]
	var b strings.Builder
	at := start
	copyTo := func(to token.Pos) {
		b.WriteString(text[p.fset.Position(at).Offset:p.fset.Position(to).Offset])
		at = to
	}
	ast.Inspect(u.node, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && p.global(id) {
			copyTo(id.Pos())
			b.WriteString(p.name(id.Name))
			at = id.End()
		}
		return true
	})
	copyTo(end)
	return p.comments(b.String())
}

// global reports whether a name is one of something outside of functions.
func (p *goPrinter) global(id *ast.Ident) bool {
	o := p.info.Uses[id]
	if o == nil {
		o = p.info.Defs[id]
	}
	return o != nil && o.Parent() == p.scope
}

// mentioned matches a name in a comment: the first word of a documentation, or one with a capital inside.
var mentioned = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\A// [a-z]\w*|[a-z]+[A-Z]\w*`)
})

// comments changes the names in the comments of a declaration.
func (p *goPrinter) comments(text string) string {
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		if i > 0 && !strings.HasPrefix(strings.TrimSpace(line), "//") {
			continue
		}
		lines[i] = mentioned().ReplaceAllStringFunc(line, func(found string) string {
			name := strings.TrimPrefix(found, "// ")
			if p.scope.Lookup(name) == nil {
				return found
			}
			return strings.TrimSuffix(found, name) + p.name(name)
		})
	}
	return strings.Join(lines, "")
}

// goHelpers are functions of math/bits with the type that the description wants.
var goHelpers = map[string]string{
	"lowest": `
// lowest returns the number of the lowest bit of a word that is not zero.
func lowest(x uint64) uint { return uint(bits.TrailingZeros64(x)) }
`,
	"highest": `
// highest returns the number of the highest bit of a word that is not zero.
func highest(x uint64) uint { return uint(bits.Len64(x) - 1) }
`,
}

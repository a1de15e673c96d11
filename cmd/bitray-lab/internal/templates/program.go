package templates

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
)

// program is the description of a technique, parsed and with its types.
type program struct {
	text  *ast.File
	fset  *token.FileSet
	info  types.Info
	scope *types.Scope
	units []*unit // those that are needed, each after those that it mentions, as C wants it
}

// unit is a declaration of a program.
type unit struct {
	node    ast.Decl
	doc     *ast.CommentGroup
	objects []types.Object
	kind    kind
	section section
	public  bool // whether callers of the file may use it
}

// section says what a declaration is needed for first.
type section string

const (
	asking   section = "asking"   // what a caller asks, and what that needs
	starting section = "starting" // what fills the slab
	proving  section = "proving"  // what only the self-test needs
)

// roots are what the sections are for.
var roots = []struct {
	section section
	names   []string
}{
	{asking, []string{"rook", "bishop", "queen", "rookFill", "bishopFill",
		"north", "northEast", "east", "southEast", "south", "southWest", "west", "northWest"}},
	{starting, []string{"start"}},
	{proving, []string{"selfTest", "selfTestCases"}},
}

// parse reads a description, a text in Go that depends on nothing else.
func parse(text string) (*program, error) {
	p := &program{fset: token.NewFileSet()}
	p.info = types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
	var err error
	if p.text, err = parser.ParseFile(p.fset, "description", text, parser.ParseComments|parser.SkipObjectResolution); err != nil {
		return nil, err
	}
	pkg, err := new(types.Config).Check("attacks", p.fset, []*ast.File{p.text}, &p.info)
	if err != nil {
		return nil, err
	}
	p.scope = pkg.Scope()
	p.assign()
	return p, nil
}

// assign finds the units, in their order, and by what each is needed first.
func (p *program) assign() {
	owner := map[types.Object]*unit{}
	for _, d := range p.text.Decls {
		u := p.unit(d)
		for _, o := range u.objects {
			owner[o] = u
		}
	}
	var need func(u *unit, s section)
	need = func(u *unit, s section) {
		if u == nil || u.section != "" {
			return
		}
		u.section = s
		ast.Inspect(u.node, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				need(owner[p.info.Uses[id]], s)
			}
			return true
		})
		p.units = append(p.units, u)
	}
	for _, r := range roots {
		for _, name := range r.names {
			if u := owner[p.scope.Lookup(name)]; u != nil {
				u.public = r.section != proving
				need(u, r.section)
			}
		}
	}
}

func (p *program) unit(d ast.Decl) *unit {
	if f, ok := d.(*ast.FuncDecl); ok {
		u := &unit{node: d, doc: f.Doc, objects: []types.Object{p.info.Defs[f.Name]}, kind: functions}
		if f.Body == nil {
			u.kind = intrinsics
		}
		return u
	}
	g := d.(*ast.GenDecl)
	u := &unit{node: d, doc: g.Doc, kind: kind(g.Tok.String())}
	for _, s := range g.Specs {
		u.objects = append(u.objects, p.info.Defs[s.(*ast.ValueSpec).Names[0]])
	}
	return u
}

// kind is what a declaration declares: const or var, or one of these.
type kind string

const (
	functions  kind = "func"
	intrinsics kind = "intrinsic" // functions without a body, which each language has its own way to write
)

// intrinsics returns the names of the functions without a body that the program calls.
func (p *program) intrinsics() (names []string) {
	for _, u := range p.units {
		if u.kind == intrinsics {
			names = append(names, u.objects[0].Name())
		}
	}
	return names
}

// calls reports whether the program calls a function without a body.
func (p *program) calls(name string) bool { return slices.Contains(p.intrinsics(), name) }

// slab returns the hole for the length of the array that start fills, or nothing if there is none.
func (p *program) slab() string {
	if p.scope.Lookup("slab") == nil {
		return ""
	}
	return "{{.Slab}}"
}

// constantBytes returns the size of the tables that are constants.
func (p *program) constantBytes() (sum int64) {
	for _, name := range p.scope.Names() {
		if o, ok := p.scope.Lookup(name).(*types.Var); ok && name != "slab" {
			sum += types.SizesFor("gc", "amd64").Sizeof(o.Type())
		}
	}
	return sum
}

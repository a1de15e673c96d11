package export

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
)

// program is the description of a technique, parsed and with its types.
type program struct {
	fset  *token.FileSet
	units []*unit // each behind those that it mentions, and those that nothing needs at the end
	info  types.Info
	scope *types.Scope
}

// unit is a declaration of a program.
type unit struct {
	node    ast.Decl
	doc     *ast.CommentGroup
	objects []types.Object
	inside  []*ast.CommentGroup // the comments in the body of a function, and beside the lines of a table
	section section
}

// section says what a declaration is there for.
type section int

const (
	asking   section = iota // what a caller asks, and what that needs
	starting                // what fills the slab
	proving                 // what only the self-test needs
	unused
)

// parse reads the files of a description, texts in Go, which depend on one another but on nothing else.
func parse(names, texts []string) (*program, error) {
	p := &program{fset: token.NewFileSet()}
	p.info = types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
	var files []*ast.File
	for i, text := range texts {
		f, err := parser.ParseFile(p.fset, names[i], text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	pkg, err := (&types.Config{}).Check("attacks", p.fset, files, &p.info)
	if err != nil {
		return nil, err
	}
	p.scope = pkg.Scope()
	for _, f := range files {
		for _, d := range f.Decls {
			p.units = append(p.units, p.unit(f, d))
		}
	}
	p.assign()
	return p, nil
}

func (p *program) unit(f *ast.File, d ast.Decl) *unit {
	u := &unit{node: d, section: unused}
	switch d := d.(type) {
	case *ast.FuncDecl:
		u.doc, u.objects = d.Doc, []types.Object{p.info.Defs[d.Name]}
	case *ast.GenDecl:
		u.doc = d.Doc
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.ValueSpec:
				u.objects = append(u.objects, p.info.Defs[s.Names[0]])
			case *ast.TypeSpec:
				u.objects = append(u.objects, p.info.Defs[s.Name])
			}
		}
	}
	for _, c := range f.Comments {
		if c.Pos() > d.Pos() && c.End() < d.End() {
			u.inside = append(u.inside, c)
		}
	}
	return u
}

// assign finds out by what each declaration is needed first, and puts each behind those that it mentions, as
// C wants it.
func (p *program) assign() {
	roots := [...][]string{
		asking:   {"rook", "bishop", "queen", "rookFill", "bishopFill", "queenFill"},
		starting: {"start"},
		proving:  {"selfTest", "selfTestCases"},
	}
	owner := map[types.Object]*unit{}
	for _, u := range p.units {
		for _, o := range u.objects {
			owner[o] = u
		}
	}
	var ordered []*unit
	for s, names := range roots {
		for _, name := range names {
			if u := owner[p.scope.Lookup(name)]; u != nil {
				p.need(u, section(s), owner, &ordered)
			}
		}
	}
	p.units = append(ordered, slices.DeleteFunc(p.units, func(u *unit) bool { return u.section != unused })...)
}

// need notes that u, and all that it mentions, is needed by a section, unless an earlier one has it already.
func (p *program) need(u *unit, s section, owner map[types.Object]*unit, ordered *[]*unit) {
	if u.section != unused {
		return
	}
	u.section = s
	ast.Inspect(u.node, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if other := owner[p.info.Uses[id]]; other != nil {
				p.need(other, s, owner, ordered)
			}
		}
		return true
	})
	*ordered = append(*ordered, u)
}

// kind is what a declaration declares.
type kind int

const (
	constants kind = iota
	typeNames
	tables
	functions
	intrinsics // functions without a body, which each language has its own way to write
)

func (u *unit) kind() kind {
	switch u.objects[0].(type) {
	case *types.Const:
		return constants
	case *types.TypeName:
		return typeNames
	case *types.Var:
		return tables
	}
	if u.node.(*ast.FuncDecl).Body == nil {
		return intrinsics
	}
	return functions
}

// in returns the declarations of a section that have one of some kinds, kind by kind.
func (p *program) in(s section, kinds ...kind) (units []*unit) {
	for _, k := range kinds {
		for _, u := range p.units {
			if u.section == s && u.kind() == k {
				units = append(units, u)
			}
		}
	}
	return units
}

// downwards returns what comes before the self-test in an order for reading: the tables last.
func (p *program) downwards() []*unit {
	return slices.Concat(p.in(asking, constants, typeNames, functions), p.in(starting, constants, functions), p.in(asking, tables))
}

// intrinsics returns the names of the functions without a body that the program calls.
func (p *program) intrinsics() (names []string) {
	for _, u := range p.units {
		if u.section != unused && u.kind() == intrinsics {
			names = append(names, u.objects[0].Name())
		}
	}
	return names
}

// slab returns the type of the array that start fills, or nil.
func (p *program) slab() *types.Array {
	if o := p.scope.Lookup("slab"); o != nil {
		return o.Type().(*types.Array)
	}
	return nil
}

// constantBytes returns the size of the tables that are constants.
func (p *program) constantBytes() (sum int64) {
	sizes := types.SizesFor("gc", "amd64")
	for _, u := range p.in(asking, tables) {
		if o := u.objects[0]; o.Name() != "slab" {
			sum += sizes.Sizeof(o.Type())
		}
	}
	return sum
}

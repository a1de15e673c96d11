package export

import "go/ast"

// declarer prints the declarations of a language.
type declarer interface {
	function(*unit, *ast.FuncDecl)
	structure(*unit, *ast.TypeSpec)
	value(*unit, *ast.ValueSpec)
}

// declare has l print what u declares.
func declare(l declarer, u *unit) {
	switch d := u.node.(type) {
	case *ast.FuncDecl:
		l.function(u, d)
	case *ast.GenDecl:
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.TypeSpec:
				l.structure(u, s)
			case *ast.ValueSpec:
				l.value(u, s)
			}
		}
	}
}

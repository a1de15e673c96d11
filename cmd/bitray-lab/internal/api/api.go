// Package api lists the exported names of the module with their signatures, a line each, so that a change of
// the interface is seen in review. "bitray-lab generate api" writes the list, and a test of bitray-lab holds it.
package api

import (
	"errors"
	"go/ast"
	"go/build"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// File holds the list, from the root of the repository.
const File = "cmd/bitray-lab/api.txt"

// List reads the packages that others can import, below root, as they are on linux/amd64.
func List(root string) (text string, err error) {
	var lines []string
	err = filepath.WalkDir(root, func(folder string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		_, nested := os.Stat(filepath.Join(folder, "go.mod"))
		if name := entry.Name(); folder != root && (nested == nil || name == "internal" || name == "testdata" || name[0] == '.' || name[0] == '_') {
			return filepath.SkipDir
		}
		own, err := exported(root, folder)
		lines = append(lines, own...)
		return err
	})
	slices.Sort(lines)
	return strings.Join(lines, "\n") + "\n", err
}

// parsed returns the files of the package in a folder, without comments, or nil if there is none to import.
func parsed(folder string, set *token.FileSet) (files []*ast.File, err error) {
	platform := build.Default
	platform.GOOS, platform.GOARCH = "linux", "amd64"
	p, err := platform.ImportDir(folder, 0)
	if errors.As(err, new(*build.NoGoError)) || err == nil && p.Name == "main" {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	for _, name := range p.GoFiles {
		file, err := parser.ParseFile(set, filepath.Join(folder, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	return files, nil
}

// exported returns a line for each exported name of the package in a folder. Constants and variables have names
// alone: their values are not part of the interface.
func exported(root, folder string) (lines []string, err error) {
	set := token.NewFileSet()
	files, err := parsed(folder, set)
	if files == nil {
		return nil, err
	}
	path, err := filepath.Rel(root, folder)
	if err != nil {
		return nil, err
	}
	path = filepath.ToSlash(path)
	documented, err := doc.NewFromFiles(set, files, path)
	if err != nil {
		return nil, err
	}
	add := func(head string, node ast.Node) {
		line, fault := oneLine(node)
		lines, err = append(lines, "package "+path+", "+head+line), errors.Join(err, fault)
	}
	addAll := func(values []*doc.Value, functions []*doc.Func) {
		for _, v := range values {
			for _, name := range slices.DeleteFunc(v.Names, func(name string) bool { return !ast.IsExported(name) }) {
				add(v.Decl.Tok.String()+" ", ast.NewIdent(name))
			}
		}
		for _, f := range functions {
			f.Decl.Body = nil
			add("", f.Decl)
		}
	}
	addAll(slices.Concat(documented.Consts, documented.Vars), documented.Funcs)
	for _, t := range documented.Types {
		add("type ", t.Decl.Specs[0])
		addAll(slices.Concat(t.Consts, t.Vars), slices.Concat(t.Funcs, t.Methods))
	}
	return lines, err
}

var (
	dropped = regexp.MustCompile("`[^`]*`|// contains filtered or unexported (fields|methods)") // tags, and what is said for the rest
	breaks  = regexp.MustCompile(`[\s;]*\n\s*`)
	blanks  = regexp.MustCompile(`\s+`)
)

// oneLine returns a declaration in one line.
func oneLine(node ast.Node) (string, error) {
	var text strings.Builder
	err := format.Node(&text, token.NewFileSet(), node)
	line := breaks.ReplaceAllString(dropped.ReplaceAllString(text.String(), ""), "; ")
	line = strings.NewReplacer("{; ", "{ ", "; }", " }", "(; ", "(", ",; )", ")").Replace(line)
	return blanks.ReplaceAllString(strings.TrimSuffix(line, "; "), " "), err
}

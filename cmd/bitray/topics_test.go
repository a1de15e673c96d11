package main

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/checkcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/deepcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/cmd/bitray/internal/diffcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/fencmd"
	"github.com/bitray/bitray/cmd/bitray/internal/perftcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/showcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/suitecmd"
	"github.com/bitray/bitray/cmd/bitray/internal/techniquescmd"
	"github.com/bitray/bitray/cmd/bitray/internal/whycmd"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/cmd/internal/external"
)

// TestJSONIsDocumented compares the names of all fields with what "bitray help json" says of the
// command that prints them, in both directions.
func TestJSONIsDocumented(t *testing.T) {
	text := topicText("help/json.txt")
	for command, all := range map[string][]any{
		"perft":      {perftcmd.Result{}},
		"deep":       {deepcmd.PlanJSON{}, deepcmd.RunJSON{}, deepcmd.ShareJSON{}, deepcmd.StatusJSON{}, deepcmd.VerifyJSON{}, deepcmd.CompareJSON{}},
		"suite":      {suitecmd.Row{}, suitecmd.Summary{}, suitecmd.Refused{}},
		"check":      {checkcmd.Technique{}, checkcmd.Method{}, checkcmd.Program{}, checkcmd.Exclusion{}},
		"diff":       {diffcmd.Result{}},
		"fen":        {fencmd.Result{}},
		"why":        {whycmd.Report{}},
		"techniques": {techniquescmd.CardJSON{}},
		"show":       {diagram.Diagram{}},
		"bench":      {report.Result{}},
	} {
		_, section, found := strings.Cut(text, "\nbitray "+command+": ")
		if !found {
			t.Errorf("bitray %s is not documented", command)
		}
		section, _, _ = strings.Cut(section, "\nbitray ")
		var fields []string
		for _, printed := range all {
			names := fieldNames(reflect.TypeOf(printed))
			fields = append(fields, names...)
			for _, name := range names {
				if name != "type" && !regexp.MustCompile(`\b`+name+`\b`).MatchString(section) {
					t.Errorf("bitray %s, %T: the field %q is not documented", command, printed, name)
				}
			}
		}
		for _, name := range documentedFields(section) {
			if !slices.Contains(fields, name) {
				t.Errorf("bitray %s: the field %q is documented, and nothing prints it", command, name)
			}
		}
	}
}

var (
	fieldColumn = regexp.MustCompile(`(?m)^ {2,4}([a-z][a-z0-9_]*(?:, [a-z][a-z0-9_]*)*),?(?:  |$)`)
	fieldList   = regexp.MustCompile(`(?:list|object) of ([a-z0-9_]+(?:, [a-z0-9_]+)+)`)
)

// documentedFields returns the names in the left column of a section, and those that are listed as fields of an
// object or of the objects of a list.
func documentedFields(section string) (names []string) {
	lists := fieldColumn.FindAllStringSubmatch(section, -1)
	if len(lists) == 0 {
		panic("no left column in " + section)
	}
	lists = append(lists, fieldList.FindAllStringSubmatch(strings.Join(strings.Fields(section), " "), -1)...)
	for _, list := range lists {
		names = append(names, strings.Split(list[1], ", ")...)
	}
	return names
}

// fieldNames returns the JSON names of a type's fields and of those inside them.
func fieldNames(typ reflect.Type) (names []string) {
	for typ.Kind() == reflect.Pointer || typ.Kind() == reflect.Slice {
		typ = typ.Elem()
	}
	if typ.Kind() != reflect.Struct {
		return nil
	}
	for i := range typ.NumField() {
		field := typ.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if name != "" && name != "-" {
			names = append(names, name)
		}
		if itself := field.Type == reflect.SliceOf(typ); !itself && name != "-" && (name != "" || field.Anonymous) {
			names = append(names, fieldNames(field.Type)...)
		}
	}
	return names
}

// TestListsInHelp holds what help texts list to what there is, and generators to the words of their protocol.
func TestListsInHelp(t *testing.T) {
	words := map[string][]string{
		"export": {fmt.Sprintf("%d to %d KB long", export.MinSize/1000, export.MaxSize/1000)},
		"fen":    strings.Split(cli.PositionNames, ", "),
	}
	for _, m := range showcmd.Maps() {
		words["show-transform"] = append(words["show-transform"], "\n  "+m.Name+"\n      "+m.Description+"\n")
	}
	names := export.Languages()
	last := len(names) - 1
	titles := strings.Join(names[:last], ", ") + " or " + names[last]
	if text := topicText("help/commands/export.txt"); !strings.Contains(strings.ToLower(text), titles) {
		t.Errorf("help of export: expected %q, in any case", titles)
	}
	verification, _, _ := strings.Cut(topicText("help/commands/deep-verify.txt"), "\n")
	text := strings.Join(strings.Fields(topicText("help/commands/deep.txt")), " ")
	if _, checked, found := strings.Cut(verification, "Check a run: "); !found || !strings.Contains(text, "bitray deep verify checks a run: "+checked+".") {
		t.Errorf("help of deep: expected of verify what its own help begins with: %q", verification)
	}
	for _, word := range slices.Concat(external.Modes(), external.Pieces(), export.Harnesses()) {
		if !regexp.MustCompile(`(^|\W)` + regexp.QuoteMeta(word) + `(\W|$)`).MatchString(topicText("help/generators.txt")) {
			t.Errorf("help generators: expected %q", word)
		}
	}
	for command, listed := range words {
		text := topicText("help/commands/" + command + ".txt")
		for _, word := range listed {
			if !strings.Contains(text, word) {
				t.Errorf("help of %s: expected %q", command, word)
			}
		}
	}
}

// TestEnvironmentIsDocumented holds "bitray help environment" to the variables whose names stand in the code.
func TestEnvironmentIsDocumented(t *testing.T) {
	text, names := topicText("help/environment.txt"), regexp.MustCompile(`"(BITRAY_[A-Z]+|GODEBUG|NO_COLOR)"`)
	found := map[string]bool{}
	for file, code := range filesOf(t, ".go") {
		if strings.HasSuffix(file, "_test.go") || strings.Contains(file, "testdata/") {
			continue
		}
		for _, match := range names.FindAllStringSubmatch(code, -1) {
			found[match[1]] = true
			if !strings.Contains(text, "\n  "+match[1]+" ") {
				t.Errorf("%s: %s is not documented", file, match[1])
			}
		}
	}
	if len(found) < 3 {
		t.Errorf("found %v in the code, expected more", found)
	}
}

// TestExitCodesAreDocumented wants every exit code of cli in each text that lists them.
func TestExitCodesAreDocumented(t *testing.T) {
	codes := regexp.MustCompile(`(?m)^\tExit\w+ += (\d+)$`).FindAllStringSubmatch(readTestFile(t, "internal/cli/exit.go"), -1)
	list, found := regexp.MustCompile(`(?m)^(?:## )?Exit (?:codes|status)(?::|\n\n)(?:.+\n)+`), 0
	for _, ext := range []string{".txt", ".md"} {
		for file, text := range filesOf(t, ext) {
			for _, paragraph := range list.FindAllString(text, -1) {
				found++
				for _, code := range codes {
					if !regexp.MustCompile(`[\s|]` + code[1] + `\s+[a-z|]`).MatchString(paragraph) {
						t.Errorf("%s: exit code %s is missing in\n%s", file, code[1], paragraph)
					}
				}
			}
		}
	}
	if len(codes) < 4 || found < 3 {
		t.Errorf("%d exit codes and %d lists of them, expected 4 and 3 or more", len(codes), found)
	}
}

package wire

import (
	"fmt"
	"regexp"
	"strings"
)

// Subjects are the subjects of a run.
type Subjects struct{ prefix string }

// SubjectsOf returns the subjects of the run of the given name, see [ShortName].
func SubjectsOf(run string) Subjects { return Subjects{"bitray." + run} }

// ShortName returns the name by which the messages of a run go: the start of its full name.
func ShortName(run string) string { return run[:runDigits] }

// runDigits is the length of the short name of a run.
const runDigits = 16

var runForm = regexp.MustCompile(`^[0-9a-f]{16}$`)

// CheckRun checks the short name of a run.
func CheckRun(run string) error {
	if !runForm.MatchString(run) {
		return fmt.Errorf("run %.60q: expected %d hexadecimal digits", run, runDigits)
	}
	return nil
}

// Kind is what a message of a worker is.
type Kind string

// The kinds. All but results are requests, which are answered.
const (
	Hello  Kind = "hello"  // a worker is there
	Ask    Kind = "ask"    // it wants chunks
	Alive  Kind = "alive"  // it works on them
	Leave  Kind = "leave"  // it goes
	Result Kind = "result" // what it has counted
)

// Of returns the subject on which the worker of a key sends messages of a kind.
func (s Subjects) Of(kind Kind, key string) string {
	return fmt.Sprintf("%s.%s.%s", s.prefix, kind, key)
}

// All returns the subject on which the messages of a kind come from all workers.
func (s Subjects) All(kind Kind) string { return fmt.Sprintf("%s.%s.*", s.prefix, kind) }

// News is the subject on which the coordinator tells all workers that the run is complete.
func (s Subjects) News() string { return s.prefix + ".news" }

// Stream is the name of the stream of results.
func (s Subjects) Stream() string { return strings.ReplaceAll(s.prefix, ".", "-") }

// KeyOf returns the name of the key that a message was sent with.
func KeyOf(subject string) string { return subject[strings.LastIndexByte(subject, '.')+1:] }

// KindOf returns the kind of a message.
func KindOf(subject string) Kind {
	words := strings.Split(subject, ".")
	return Kind(words[max(len(words)-2, 0)])
}

// Inbox returns the prefix of the subjects on which the worker of a key is answered.
func Inbox(key string) string { return "_INBOX_" + key }

var nameForm = regexp.MustCompile(`^[A-Za-z0-9_-]{1,40}$`)

// CheckName checks the name of a key.
func CheckName(name string) error {
	if !nameForm.MatchString(name) {
		return fmt.Errorf("worker %.60q: expected 1 to 40 letters, digits, '-' and '_'", name)
	}
	return nil
}

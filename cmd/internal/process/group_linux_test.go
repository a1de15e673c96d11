package process

import (
	"testing"
	"time"
)

// TestTimeOfChildren has a shell whose child counts, which takes a hundredth of a second and more.
func TestTimeOfChildren(t *testing.T) {
	p, err := Start([]string{"sh", "-c", "sh -c 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done'; echo done; read end"})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Stop(0)
	line, err := p.Line(t.Context(), time.Minute, 80)
	if err != nil || string(line) != "done" {
		t.Fatalf("line %q, error %v", line, err)
	}
	if of := childrenTime(p.cmd.Process.Pid); of <= 0 {
		t.Errorf("the children took %v", of)
	}
}

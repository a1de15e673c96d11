package site_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/site"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft/board"
)

// engine prints the divide of a generator with a fault.
type engine struct {
	t      *testing.T
	faults faulty.Set
}

func (e *engine) divide(fen string, depth int) string {
	e.t.Helper()
	pos, err := board.ParseFEN(fen)
	if err != nil {
		e.t.Fatal(err)
	}
	start := faulty.New(&pos)
	var counter faulty.Counter
	leaves, moves, err := counter.Count(e.t.Context(), start, nil, depth, e.faults, 1e8)
	if err != nil {
		e.t.Fatal(err)
	}
	var text strings.Builder
	for _, m := range moves {
		fmt.Fprintf(&text, "%s: %v\n", m.Move, m.Nodes)
	}
	fmt.Fprintf(&text, "\nNodes searched: %d\n", leaves)
	return text.String()
}

func TestPage(t *testing.T) {
	b := start(t)
	for name, test := range map[string]func(t *testing.T, b *browser){
		"perft": func(t *testing.T, b *browser) {
			start := time.Now()
			b.open("wrong?fen=kiwipete&depth=5")
			b.see("[data-to=divide]", "48 root moves, 193,690,690 nodes")
			t.Logf("from the address to perft 5 of kiwipete: %v", time.Since(start))
		},
		"why": func(t *testing.T, b *browser) {
			start := time.Now()
			b.open("wrong?fen=startpos&depth=5&count=4865351")
			b.see("[data-to=why]", "258 too few\nen passant is never generated")
			b.see("[data-to=why] code", "bitray why startpos 5 4865351")
			t.Logf("from the address to the answer: %v", time.Since(start))
		},
		"descent": func(t *testing.T, b *browser) {
			missing, err := faulty.Named("en-passant-missing")
			if err != nil {
				t.Fatal(err)
			}
			e := &engine{t, faulty.Set{}.With(missing, faulty.Both)}
			b.open("wrong?fen=" + `rnbqkbnr/p1pppppp/8/1p6/P7/8/1PPPPPPP/RNBQKBNR b KQkq - 0 2` + "&depth=4")
			for depth := 4; depth > 0; depth-- {
				b.see("[data-to=divide]", fmt.Sprintf("go perft %d", depth))
				b.paste(e.divide(b.fen(), depth))
				b.see("[data-to=divide]", "differ")
				if depth > 1 {
					b.click("tr.differs button")
				}
			}
			b.see("tr.differs", "missing")
			b.see("[data-to=why]", "en passant is never generated")
		},
		"too deep": func(t *testing.T, b *browser) {
			b.open("wrong?fen=kiwipete&depth=7&count=1")
			b.see("[data-to=divide]", "Depth 7 is too deep for a page")
			b.see("[data-to=divide] code", "bitray perft kiwipete 7 --divide")
		},
		"a hostile engine": func(t *testing.T, b *browser) {
			b.open("wrong?fen=startpos&depth=1&lines=<img src=x onerror=alert(1)>")
			b.see("[data-to=divide]", "<img src=x onerror=alert(1)>")
		},
		"without network once loaded": func(t *testing.T, b *browser) {
			b.open("wrong?fen=startpos&depth=1")
			b.see("[data-to=divide]", "20 root moves")
			before := b.loads()
			b.run("location.hash = 'techniques?technique=magic&language=rust'; 0")
			b.see("[data-to=list]", "Kogge-Stone fills")
			b.run("document.forms[0].requestSubmit(); 0")
			b.see("[data-to=file] a[download='magic.rs']", "Download magic in rust")
			b.run("location.hash = 'attacks?against=hyperbola'; 0")
			b.see("[data-to=other]", "--technique hyperbola --steps")
			if after := b.loads(); before == 0 || after != before {
				t.Errorf("%d files were loaded at the start, and %d more later", before, after-before)
			}
		},
		"keyboard": func(t *testing.T, b *browser) {
			b.open("attacks?square=a1&occ=a3")
			b.see("[data-to=result]", "0x00000000000101fe")
			b.run("document.querySelector('[data-square=a1]').focus(); 0")
			b.press(kb.ArrowRight + kb.ArrowRight + " ")
			b.see("[data-to=result]", "0x0000000000010106")
			b.press("s")
			b.see("[data-to=board]", "rook on c1")
			if label := b.run("document.activeElement.ariaLabel"); label != "c1, white rook, the slider" {
				t.Errorf("the square in focus is called %q", label)
			}
		},
		"attacks": func(t *testing.T, b *browser) {
			b.open("attacks?square=a1&occ=a3")
			b.see("[data-to=result]", "0x00000000000101fe")
			b.click("[data-square=c1]")
			b.see("[data-to=result]", "0x0000000000010106")
			b.see("[data-to=steps]", "--steps")
		},
		"bits": func(t *testing.T, b *browser) {
			b.open("bits?bits=0xff&mapping=a8b8&from=a1")
			b.see("[data-to=result]", "8 squares: a8,b8,c8,d8,e8,f8,g8,h8")
			b.see("[data-to=result]", "decimal: 18374686479671623680")
			b.see("[data-to=result]", "binary: 0b1111111100000000")
			b.see("[data-to=result]", "h1h2, file-rank, big-endian files\t0x8080808080808080")
			b.see("[data-to=sets]", "flip-diagonal\t0x8080808080808080")
			b.see("[data-to=sets]", "north-east\t0x8040201008040200")
			b.see("[data-to=sets]", "rook\t0x01010101010101fe")
			b.click("[data-square=a3]") // squares mean the same in each mapping
			b.see("[data-to=result]", "9 squares: a3,a8,")
			b.see("[data-to=sets]", "rook\t0x00000000000101fe")
			b.run("document.querySelector('[data-square=a3]').focus(); 0")
			b.press(kb.ArrowRight + "s")
			b.see("[data-to=sets]", "lines through b3")
			b.run("[...document.querySelectorAll('[data-to=sets] button')].find(b => b.innerText == 'knight').click(); 0")
			b.see("[data-to=board] .legend", "knight, attacks")
			if label := b.run("document.querySelector('[data-square=d4]').ariaLabel"); !strings.HasPrefix(label.(string), "d4, empty, knight, attacks") {
				t.Errorf("d4 is called %q", label)
			}
			address := b.run("location.hash").(string)
			b.open(strings.TrimPrefix(address, "#"))
			b.see("[data-to=board] .legend", "knight, attacks")
			b.see("[data-to=result]", "9 squares: a3,a8,")
			b.click("[aria-label='Take rotate-180 as the bits']")
			b.see("[data-to=result]", "9 squares: a1,b1,c1,d1,e1,f1,g1,h1,h6")
			b.run("document.forms[0].bits.value = 'ten'; document.forms[0].requestSubmit(); 0")
			b.see("[data-to=board]", `"ten": expected squares, such as d6,f4, or 64 bits`)
		},
		"a FEN": func(t *testing.T, b *browser) {
			b.open("fen?fen=" + `4k3/8/8/8/1b6/8/3N4/4K3 w - - <img src=x onerror=alert(1)>`)
			b.see("[data-to=result]", "<img src=x")
			b.open("fen?fen=4k3/8/8/8/1b6/8/3N4/4K3 w - -&view=pins")
			b.see("[data-to=moves]", "legal moves")
			b.see("[data-to=board]", "pinned piece")
		},
		"stop": func(t *testing.T, b *browser) {
			b.open("wrong?fen=rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b KQkq - 0 1&depth=5&count=1")
			b.see("[data-to=divide]", "20 root moves, 4,463,267 nodes")
			b.see("#progress", "faults counted")
			b.click("#stop")
			b.see("[data-to=why]", "Stopped")
			b.open("wrong?fen=kiwipete&depth=2&count=1")
			b.see("[data-to=why]", "too few")
		},
	} {
		t.Run(name, func(t *testing.T) {
			b.t = t
			test(t, b)
		})
	}
	if len(b.messages) > 0 {
		t.Errorf("messages: %q", b.messages)
	}
	if !slices.Contains(b.requested, b.url+"/bitray.wasm") {
		t.Errorf("expected to see the request of the program, saw %q", b.requested)
	}
	for _, url := range b.requested {
		if !strings.HasPrefix(url, b.url+"/") && !strings.HasPrefix(url, "blob:"+b.url) && url != "about:blank" {
			t.Errorf("a request leaves the machine: %s", url)
		}
	}
}

// TestSize holds what a visitor loads: the program, compressed as servers do.
func TestSize(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "site")
	if err := site.Write(t.Context(), "../../../..", folder); err != nil {
		t.Fatal(err)
	}
	program, err := os.Open(filepath.Join(folder, "bitray.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	defer program.Close()
	var compressed bytes.Buffer
	w, _ := gzip.NewWriterLevel(&compressed, gzip.BestCompression)
	if _, err := io.Copy(w, program); err != nil {
		t.Fatal(err)
	}
	if w.Close(); compressed.Len() > 3_600_000 {
		t.Errorf("the program has %d bytes compressed, want at most 3.6 MB", compressed.Len())
	}
}

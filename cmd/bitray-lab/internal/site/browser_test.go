package site_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/site"
)

// browser is Chromium with the site on a local server.
type browser struct {
	t   *testing.T
	ctx context.Context
	url string

	mu                  sync.Mutex
	messages, requested []string
}

func start(t *testing.T) *browser {
	t.Helper()
	chromium, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("skipped: there is no chromium (Debian: apt-get install chromium)")
	}
	folder := filepath.Join(t.TempDir(), "site")
	if err := site.Write(t.Context(), "../../../..", folder); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(folder)))
	t.Cleanup(server.Close)
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(chromium), chromedp.NoSandbox, chromedp.DisableGPU)
	allocated, cancel := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(cancel)
	ctx, cancel := chromedp.NewContext(allocated)
	t.Cleanup(cancel)
	b := &browser{t: t, ctx: ctx, url: server.URL}
	err = chromedp.Listen(ctx, func(event any) {
		b.mu.Lock()
		defer b.mu.Unlock()
		switch e := event.(type) {
		case *runtime.EventConsoleAPICalled:
			b.messages = append(b.messages, "console: "+string(e.Args[0].Value))
		case *runtime.EventExceptionThrown:
			b.messages = append(b.messages, "exception: "+e.ExceptionDetails.Text)
		case *log.EventEntryAdded:
			b.messages = append(b.messages, e.Entry.Text)
		case *network.EventRequestWillBeSent:
			b.requested = append(b.requested, e.Request.URL)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func (b *browser) do(actions ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, time.Minute)
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		text, _ := chromedp.Run(b.ctx, chromedp.Evaluate[string]("document.body.innerText"))
		b.t.Fatalf("%v; messages: %q; the page says:\n%s", err, b.messages, text)
	}
}

// open loads the page at an address after #.
func (b *browser) open(address string) {
	b.t.Helper()
	b.do(chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"/index.html#"+address))
}

// see waits until an element holds a text.
func (b *browser) see(selector, want string) {
	b.t.Helper()
	b.do(chromedp.Poll[chromedp.Void](fmt.Sprintf("document.querySelector(%q)?.innerText.includes(%q)", selector, want)))
}

func (b *browser) click(selector string) {
	b.t.Helper()
	b.do(chromedp.Click(chromedp.CSS(selector)))
}

// screenshot keeps a picture of the page in the folder that BITRAY_SCREENSHOTS names, if it names one.
func (b *browser) screenshot(name string) {
	folder := os.Getenv("BITRAY_SCREENSHOTS")
	if folder == "" {
		return
	}
	image, err := chromedp.Run(b.ctx, chromedp.FullScreenshot(100))
	if err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name+".png"), image, 0o644); err != nil {
		b.t.Fatal(err)
	}
}

func TestPage(t *testing.T) {
	b := start(t)
	for name, test := range map[string]func(t *testing.T, b *browser){
		"perft": func(t *testing.T, b *browser) {
			b.open("wrong?fen=kiwipete&depth=4")
			b.see("[data-to=divide]", "48 root moves, 4,085,603 nodes")
		},
		"attacks": func(t *testing.T, b *browser) {
			b.open("attacks?square=a1&occ=a3")
			b.see("[data-to=result]", "0x00000000000101fe")
			b.click("[data-square=c1]")
			b.see("[data-to=result]", "0x0000000000010106")
			b.see("[data-to=steps]", "--steps")
		},
		"a FEN": func(t *testing.T, b *browser) {
			b.open("fen?fen=" + `4k3/8/8/8/1b6/8/3N4/4K3 w - - <img src=x onerror=alert(1)>`)
			b.see("[data-to=result]", "<img src=x")
			b.open("fen?fen=4k3/8/8/8/1b6/8/3N4/4K3 w - -&view=pins")
			b.see("[data-to=moves]", "legal moves")
			b.see("[data-to=board]", "pinned piece")
		},
		"stop": func(t *testing.T, b *browser) {
			b.open("wrong?fen=startpos&depth=7&count=1")
			b.click("#stop")
			b.see("[data-to=why]", "Stopped")
		},
	} {
		t.Run(name, func(t *testing.T) {
			b.t = t
			test(t, b)
			b.screenshot(strings.ReplaceAll(name, " ", "-"))
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
	if w.Close(); compressed.Len() > 4_500_000 {
		t.Errorf("the program has %d bytes compressed, want at most 4.5 MB", compressed.Len())
	}
}

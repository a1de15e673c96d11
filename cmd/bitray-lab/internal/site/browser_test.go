package site_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
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
	chromium := os.Getenv("BITRAY_CHROMIUM")
	if chromium == "" {
		t.Skip("skipped: BITRAY_CHROMIUM names no browser; .ci/page looks for one")
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
	err := chromedp.Listen(ctx, func(event any) {
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

// loads returns how many files were requested from the server.
func (b *browser) loads() (n int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, url := range b.requested {
		if strings.HasPrefix(url, b.url) {
			n++
		}
	}
	return n
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

// press presses keys where the focus is.
func (b *browser) press(keys string) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(keys))
}

// paste puts what an engine printed into the form, and submits it.
func (b *browser) paste(text string) {
	b.t.Helper()
	b.run(fmt.Sprintf("document.forms[0].lines.value = %q; document.forms[0].requestSubmit(); 0", text))
}

// fen returns the position in the form.
func (b *browser) fen() string { return b.run("document.forms[0].fen.value").(string) }

func (b *browser) run(script string) any {
	b.t.Helper()
	value, err := chromedp.Run(b.ctx, chromedp.Evaluate[any](script))
	if err != nil {
		b.t.Fatal(err)
	}
	return value
}

module github.com/bitray/bitray/cmd/bitray-lab

go 1.26.0

require github.com/mmcloughlin/avo v0.6.0

require (
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	golang.org/x/exp v0.0.0-20260908205506-85c1c2202aba // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
)

require (
	github.com/bitray/bitray v0.0.0
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.23.0
)

// In a clone the two modules go together.
replace github.com/bitray/bitray => ../..

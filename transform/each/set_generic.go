//go:build !amd64 || purego

package each

// chosen is a variable like its counterpart, so that tests can set it.
var chosen = portable

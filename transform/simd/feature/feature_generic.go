//go:build !amd64 || purego

package feature

func detect() Set { return 0 }

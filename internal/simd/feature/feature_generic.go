//go:build (!amd64 && !arm64) || purego

package feature

func detect() Set { return 0 }

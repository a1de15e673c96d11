//go:build !amd64 || purego

package simd

func detect() Set { return Generic }

//go:build darwin || freebsd || linux

package deep

import "golang.org/x/sys/unix"

// freeBytes returns how much may be written to the disk of a folder.
func freeBytes(folder string) (free uint64, known bool) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return 0, false
	}
	return uint64(s.Bavail) * uint64(s.Bsize), true
}

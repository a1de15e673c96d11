//go:build !linux

package hash

// newBuckets allocates zeroed memory of size bytes. The garbage collector frees it.
func newBuckets(size int) (buckets []bucket, release func(), err error) {
	return make([]bucket, size/bucketBytes), func() {}, nil
}

//go:build !linux

package search

// useLargePages does nothing: only Linux can be asked for them.
func useLargePages([]uint64) {}

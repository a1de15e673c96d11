//go:build !purego

package simd_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// machine is what the operating system says of the processor. GODEBUG does not change it.
type machine struct {
	features map[string]bool // as package golang.org/x/sys/cpu calls them
	vendor   string
	family   int
}

func thisMachine(t *testing.T) machine {
	t.Helper()
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		t.Fatal(err)
	}
	m := machine{features: map[string]bool{}}
	for line := range strings.Lines(string(text)) {
		key, value, _ := strings.Cut(line, ":")
		value = strings.TrimSpace(value)
		switch strings.TrimSpace(key) {
		case "flags":
			for _, flag := range strings.Fields(value) {
				m.features[strings.ReplaceAll(flag, "_", "")] = true
			}
		case "vendor_id":
			m.vendor = value
		case "cpu family":
			fmt.Sscan(value, &m.family)
		}
	}
	m.features["avx512gfni"] = m.features["gfni"]
	if !m.features["sse2"] || m.vendor == "" || m.family == 0 {
		t.Fatalf("/proc/cpuinfo says too little: vendor %q, family %d, features %v", m.vendor, m.family, m.features)
	}
	return m
}

// must reports whether k has to run on m. BMI2 in microcode is not used, see package bmi2.
func (m machine) must(k kernel) bool {
	microcode := (m.vendor == "AuthenticAMD" || m.vendor == "HygonGenuine") && m.family < 0x19
	if microcode && (slices.Equal(k.uses, []string{"bmi2"}) || slices.Contains(together, k.pkg)) {
		return false
	}
	return !slices.ContainsFunc(k.uses, func(feature string) bool { return !m.features[feature] })
}

// calledByDoor reports whether a kernel was called by a function in assembly that chooses the set: if that was
// called, and the width of the kernel's set was asked for.
func calledByDoor(name string, calls map[string]bool) bool {
	for _, set := range []string{"AVX512", "AVX2"} {
		if door, ok := strings.CutSuffix(name, set); ok {
			return calls[door] && calls["width"+set]
		}
	}
	return false
}

// TestKernelsRan expects the tests to have called every kernel that the processor can run. With -v
// it prints them.
func TestKernelsRan(t *testing.T) {
	profile := os.Getenv(profileVariable)
	if profile == "" {
		t.Skipf("skipped: %s names no coverage profile of the packages with kernels; .ci/run makes one", profileVariable)
	}
	m := thisMachine(t)
	proved, beyond := map[string][]string{}, map[string][]string{}
	calls := map[string]map[string]bool{}
	for _, k := range allKernels(t) {
		if calls[k.pkg] == nil {
			calls[k.pkg] = called(t, k.pkg, profile)
		}
		switch {
		case !m.must(k):
			beyond[k.pkg] = append(beyond[k.pkg], k.name)
		case !canBeUsed(k):
			t.Errorf("%v uses %v, which this machine has, but it is switched off", k, k.uses)
		case !calls[k.pkg][k.name] && !calledByDoor(k.name, calls[k.pkg]):
			t.Errorf("%v uses %v, which this machine has, but no test called it", k, k.uses)
		default:
			proved[k.pkg] = append(proved[k.pkg], k.name)
		}
	}
	for _, pkg := range slices.Sorted(maps.Keys(proved)) {
		t.Logf("%s: ran %s", pkg, strings.Join(proved[pkg], ", "))
	}
	for _, pkg := range slices.Sorted(maps.Keys(beyond)) {
		t.Logf("%s: not for this machine: %s", pkg, strings.Join(beyond[pkg], ", "))
	}
}

package foreign

import (
	"debug/elf"
	"debug/macho"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/perft/board/excerpt"
)

// image is what the file of a library says about itself before it is loaded.
type image struct {
	exported []string
}

// readImage reads the head and the symbols of a library for the running system, or says what the
// file is instead.
func readImage(path string) (image, error) {
	info, err := os.Stat(path) // before it is opened, since a pipe would have to wait for its writer
	if err != nil {
		return image{}, err
	}
	if !info.Mode().IsRegular() {
		return image{}, errors.New("expected a shared library, found no regular file")
	}
	file, err := os.Open(path)
	if err != nil {
		return image{}, err
	}
	defer file.Close()
	if runtime.GOOS == "darwin" {
		return readMachO(file)
	}
	return readELF(file)
}

// machines are the architectures of the processors that libraries can be opened on.
var machines = map[string]elf.Machine{"amd64": elf.EM_X86_64, "arm64": elf.EM_AARCH64}

func readELF(file io.ReaderAt) (image, error) {
	if err := checkMachine(file); err != nil {
		return image{}, err
	}
	library, err := elf.NewFile(file)
	if err != nil {
		return image{}, notALibrary(file, "ELF", err)
	}
	if library.Type != elf.ET_DYN {
		return image{}, fmt.Errorf("expected a shared library (-shared), found %s", kinds[library.Type])
	}
	symbols, err := library.DynamicSymbols()
	if err != nil && !errors.Is(err, elf.ErrNoSymbols) {
		return image{}, fmt.Errorf("expected a table of symbols: %w", err)
	}
	var i image
	for _, symbol := range symbols {
		if symbol.Section != elf.SHN_UNDEF {
			i.exported = append(i.exported, symbol.Name)
		}
	}
	return i, nil
}

var kinds = map[elf.Type]string{
	elf.ET_REL: "an object file", elf.ET_EXEC: "a program", elf.ET_CORE: "a core dump", elf.ET_NONE: "a file of no type",
}

// checkMachine compares the processor that a file is for with the running one. The bytes that say so
// stand where they are in all kinds of ELF.
func checkMachine(file io.ReaderAt) error {
	const machineAt = elf.EI_NIDENT + 2
	head := make([]byte, machineAt+2)
	want, known := machines[runtime.GOARCH]
	if _, err := file.ReadAt(head, 0); err != nil || !known || !strings.HasPrefix(string(head), elf.ELFMAG) {
		return nil // the reading of all of it has more to say
	}
	var order binary.ByteOrder = binary.LittleEndian
	if elf.Data(head[elf.EI_DATA]) == elf.ELFDATA2MSB {
		order = binary.BigEndian
	}
	machine, class := elf.Machine(order.Uint16(head[machineAt:])), elf.Class(head[elf.EI_CLASS])
	if machine == want && class == elf.ELFCLASS64 && order == binary.LittleEndian {
		return nil
	}
	return fmt.Errorf("expected a library for %v (ELFCLASS64), found one for %v (%v)", want, machine, class)
}

func readMachO(file io.ReaderAt) (image, error) {
	library, err := macho.NewFile(file)
	if err == nil {
		defer library.Close()
		if library.Type != macho.TypeDylib && library.Type != macho.TypeBundle {
			return image{}, fmt.Errorf("expected a shared library (-shared), found a file of type %v", library.Type)
		}
		return image{}, nil
	}
	if _, err := macho.NewFatFile(file); err == nil {
		return image{}, nil // for several processors; the loader finds the right one
	}
	return image{}, notALibrary(file, "Mach-O", err)
}

// notALibrary quotes how a file begins that is none.
func notALibrary(file io.ReaderAt, format string, err error) error {
	head := make([]byte, 16)
	n, read := file.ReadAt(head, 0)
	if read != nil && read != io.EOF {
		return read
	}
	if n == 0 {
		return errors.New("expected a shared library, found an empty file")
	}
	return fmt.Errorf("expected a shared library (%s), found a file that begins with %s: %w", format, excerpt.Quote(string(head[:n]), n), err)
}

// hint says what a library exports that looks like a function which it should export: in C++ without
// extern "C", names have the types of their arguments in them.
func (i image) hint(f call.Function) string {
	for _, name := range i.exported {
		if strings.HasPrefix(name, "_") && strings.Contains(name, f.String()) {
			return fmt.Sprintf(", but %s; in C++ declare it extern \"C\", in Rust #[no_mangle]", excerpt.Quote(name, mostText))
		}
	}
	return ""
}

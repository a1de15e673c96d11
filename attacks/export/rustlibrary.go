package export

import (
	"fmt"
	"strings"
)

// library prints a macro with the functions that bitray calls in a shared library, as attacks/foreign/bitray.h declares
// them. It is a macro, since a condition of a file's own would be a warning in the crates that have the file.
func (p *rustPrinter) library() {
	var fills strings.Builder
	size := p.constantBytes()
	start := ""
	if p.has("rookFill") {
		for _, piece := range []string{"rook", "bishop", "queen"} {
			fills.WriteString(strings.ReplaceAll(rustFill, "PIECE", piece))
		}
	}
	if s := p.slab(); s != nil {
		size += 8 * s.Len()
		start = rustStart
	}
	p.WriteString(strings.NewReplacer("@@@", "```",
		"FILLS", fills.String(), "START", start, "BYTES", fmt.Sprint(size),
		"NAME", rustString("bitray export: "+p.card.Name), "AUTHOR", rustString(p.card.Inventor),
	).Replace(rustLibrary))
}

// rustString writes a text as a string of Rust that ends as those of C do.
func rustString(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `\0"`
}

const rustFill = `
        #[no_mangle]
        pub extern "C" fn PIECE_fill(set: u64, occupied: u64) -> u64 {
            attacks::PIECE_fill(set, occupied)
        }
`

const rustStart = `
        #[no_mangle]
        pub extern "C" fn generator_start() {
            attacks::start();
        }
`

const rustLibrary = `
/// Makes a shared library that bitray proves and measures. With this file as attacks.rs the library is
/// a crate of two lines, compiled by rustc -O --crate-type cdylib lib.rs -o libattacks.so:
///
/// @@@text
/// #[macro_use] mod attacks;
/// bitray_library!();
/// @@@
#[allow(unused_macros)]
macro_rules! bitray_library {
    () => {
        bitray_library!(rook, rooks, rook_chain, rook_chain_occupied);
        bitray_library!(bishop, bishops, bishop_chain, bishop_chain_occupied);
        bitray_library!(queen, queens, queen_chain, queen_chain_occupied);
STARTFILLS
        #[no_mangle]
        pub extern "C" fn generator_name() -> *const u8 {
            NAME.as_ptr()
        }

        #[no_mangle]
        pub extern "C" fn generator_author() -> *const u8 {
            AUTHOR.as_ptr()
        }

        #[no_mangle]
        pub extern "C" fn generator_table_bytes() -> u64 {
            BYTES
        }
    };
    ($one:ident, $slice:ident, $chain:ident, $chain_occupied:ident) => {
        #[no_mangle]
        pub extern "C" fn $one(square: u32, occupied: u64) -> u64 {
            attacks::$one(square as usize, occupied)
        }

        /// # Safety
        ///
        /// The slices have n elements each.
        #[no_mangle]
        pub unsafe extern "C" fn $slice(
            dst: *mut u64,
            squares: *const u8,
            occupied: *const u64,
            n: usize,
        ) {
            for i in 0..n {
                *dst.add(i) = attacks::$one(*squares.add(i) as usize, *occupied.add(i));
            }
        }

        /// # Safety
        ///
        /// The slices have n elements each.
        #[no_mangle]
        pub unsafe extern "C" fn $chain(
            squares: *const u8,
            occupied: *const u64,
            n: usize,
            zero: u64,
        ) -> u64 {
            let (mut last, mut fold) = (zero, 0);
            for i in 0..n {
                let square = (*squares.add(i) ^ (last & zero) as u8) & 63;
                last = attacks::$one(square as usize, *occupied.add(i));
                fold ^= last;
            }
            fold
        }

        /// # Safety
        ///
        /// The slices have n elements each.
        #[no_mangle]
        pub unsafe extern "C" fn $chain_occupied(
            squares: *const u8,
            occupied: *const u64,
            n: usize,
            zero: u64,
        ) -> u64 {
            let (mut last, mut fold) = (zero, 0);
            for i in 0..n {
                last = attacks::$one(*squares.add(i) as usize, *occupied.add(i) ^ (last & zero));
                fold ^= last;
            }
            fold
        }
    };
}
`

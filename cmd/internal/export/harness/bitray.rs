// An attack generator for bitray on a pipe, in Rust. As generated it is a ray walk.
//
//   COMPILE
//   bitray check --program ./mine
//   bitray bench --program ./mine --technique magic,pext
//
// Replace what is between the two markers by your own rook and bishop. a1 is bit 0, h1 bit 7, h8 bit 63; a result
// holds every square up to and including the first occupied one in each direction. "bitray help generators" has the rest.

// ---- your generator begins here ----

const NAME: &str = "ray walk in Rust";

fn walk(square: usize, occupied: u64, mut right: i32, mut up: i32) -> u64 {
    let mut attacked = 0;
    for _turn in 0..4 {
        let (mut f, mut r) = (square as i32 % 8 + right, square as i32 / 8 + up);
        while (f | r) & !7 == 0 {
            attacked |= 1u64 << (8 * r + f);
            if occupied >> (8 * r + f) & 1 != 0 {
                break;
            }
            f += right;
            r += up;
        }
        let turned = (-up, right); // a quarter turn to the left
        right = turned.0;
        up = turned.1;
    }
    attacked
}

fn start() {} // builds tables, if there are some

#[inline(always)]
fn rook(square: usize, occupied: u64) -> u64 {
    walk(square, occupied, 1, 0)
}

#[inline(always)]
fn bishop(square: usize, occupied: u64) -> u64 {
    walk(square, occupied, 1, 1)
}

#[inline(always)]
fn queen(square: usize, occupied: u64) -> u64 {
    rook(square, occupied) | bishop(square, occupied)
}

// ---- your generator ends here ----

use std::io::{BufRead, BufWriter, Write};
use std::time::Instant;

#[derive(Default)]
struct Questions {
    squares: Vec<u8>,
    occupancies: Vec<u64>,
}

type Loop = fn(&Questions, u64) -> u64;

// The loops that are timed. The zero comes from outside: the compiler does not know that it is one.
macro_rules! loops {
    ($piece:ident) => {{
        fn throughput(q: &Questions, _zero: u64) -> u64 {
            q.squares.iter().zip(&q.occupancies).fold(0, |fold, (&s, &o)| fold ^ $piece(s as usize, o))
        }
        fn latency_square(q: &Questions, zero: u64) -> u64 {
            let (mut fold, mut last) = (0, zero);
            for (&s, &o) in q.squares.iter().zip(&q.occupancies) {
                last = $piece((s ^ (last & zero) as u8) as usize, o);
                fold ^= last;
            }
            fold
        }
        fn latency_occupancy(q: &Questions, zero: u64) -> u64 {
            let (mut fold, mut last) = (0, zero);
            for (&s, &o) in q.squares.iter().zip(&q.occupancies) {
                last = $piece(s as usize, o ^ (last & zero));
                fold ^= last;
            }
            fold
        }
        [throughput as Loop, latency_square, latency_occupancy, throughput]
    }};
}

const MODES: [&str; 4] = ["throughput", "latency-square", "latency-occupancy", "cold"];
const PIECES: [&str; 3] = ["rook", "bishop", "queen"];

static ZERO: u64 = 0;

/// Hides a value from the compiler, so that no call is left out.
fn hidden<T: Copy>(value: &T) -> T {
    unsafe { std::ptr::read_volatile(value) }
}

/// Overwrites the caches, twice over. The questions are not what is cold.
fn overwrite(memory: &mut Vec<u64>, bytes: usize, q: &Questions) {
    memory.resize(bytes / 8, 0);
    for word in memory.iter_mut().step_by(8) {
        *word = hidden(word) + 1;
    }
    for (s, o) in q.squares.iter().zip(&q.occupancies) {
        hidden(s);
        hidden(o);
    }
}

/// Answers all questions several times, and returns the nanoseconds and the sum of the folds.
fn time(words: &[&str], q: &Questions, memory: &mut Vec<u64>) -> Option<String> {
    let mode = MODES.iter().position(|m| Some(m) == words.get(1))?;
    let piece = PIECES.iter().position(|p| Some(p) == words.get(2))?;
    let passes: u64 = words.get(3)?.parse().ok()?;
    let bytes = words.get(4).map_or(Some(0), |n| n.parse().ok())?;
    let answer = [loops!(rook), loops!(bishop), loops!(queen)][piece][mode];
    let (mut sum, mut spent) = (0u64, 0);
    if mode == 3 {
        for _ in 0..passes {
            overwrite(memory, bytes, q);
            let before = Instant::now();
            sum = sum.rotate_left(1).wrapping_add(hidden(&answer)(q, hidden(&ZERO)));
            spent += before.elapsed().as_nanos();
        }
    } else {
        hidden(&answer)(q, hidden(&ZERO)); // the first time is not timed
        let before = Instant::now();
        for _ in 0..passes {
            sum = sum.rotate_left(1).wrapping_add(hidden(&answer)(q, hidden(&ZERO)));
        }
        spent = before.elapsed().as_nanos();
    }
    Some(format!("{} {:x}", spent, sum))
}

fn main() -> std::io::Result<()> {
    start();
    let (stdin, stdout) = (std::io::stdin(), std::io::stdout());
    let mut lines = stdin.lock().lines();
    let mut out = BufWriter::new(stdout.lock());
    let (mut questions, mut memory) = (Questions::default(), Vec::new());
    while let Some(line) = lines.next() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let square = || words.get(1)?.parse::<usize>().ok().map(|s| s & 63);
        let occupied = || u64::from_str_radix(words.get(2)?, 16).ok();
        let hex = |board: u64| format!("{:x}", board);
        let answer = match words.first() {
            Some(&"rook") => (|| Some(hex(rook(square()?, occupied()?))))(),
            Some(&"bishop") => (|| Some(hex(bishop(square()?, occupied()?))))(),
            Some(&"queen") => (|| Some(hex(queen(square()?, occupied()?))))(),
            Some(&"time") => time(&words, &questions, &mut memory),
            Some(&"go") => Some("ok".to_string()),
            Some(&"bitray") if line == "bitray 1" => {
                Some(format!("bitray 1 rook bishop queen {} name {}", MODES.join(" "), NAME))
            }
            Some(&"questions") => {
                let n = words.get(1).and_then(|n| n.parse().ok()).unwrap_or(0);
                questions = Questions::default();
                for line in lines.by_ref().take(n) {
                    let line = line?;
                    let (s, o) = line.split_once(' ').unwrap_or(("0", "0"));
                    questions.squares.push(s.parse::<u8>().unwrap_or(0) & 63);
                    questions.occupancies.push(u64::from_str_radix(o, 16).unwrap_or(0));
                }
                Some(questions.squares.len().to_string())
            }
            _ => None,
        };
        match answer {
            Some(text) => writeln!(out, "{}", text)?,
            None => writeln!(out, "unknown {}", line)?,
        }
        if line == "go" {
            out.flush()?;
        }
    }
    Ok(())
}

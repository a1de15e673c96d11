// An attack generator for bitray on a pipe, in Zig. As generated it is a ray walk.
//
//   zig build-exe -O ReleaseFast -mcpu=native -lc mine.zig
//   bitray check --program ./mine
//   bitray bench --program ./mine --technique magic,pext
//
// Replace what is between the two markers by your own rook and bishop. a1 is bit 0, h1 bit 7, h8 bit 63; a result
// holds every square up to and including the first occupied one in each direction. "bitray help generators" has the rest.

// ---- your generator begins here ----

const name: [*:0]const u8 = "ray walk in Zig";

fn walk(square: u6, occupied: u64, first_right: i32, first_up: i32) u64 {
    var attacked: u64 = 0;
    var right = first_right;
    var up = first_up;
    for (0..4) |_| {
        var f = @as(i32, square % 8) + right;
        var r = @as(i32, square / 8) + up;
        while ((f | r) & ~@as(i32, 7) == 0) {
            const target = @as(u64, 1) << @as(u6, @intCast(8 * r + f));
            attacked |= target;
            if (occupied & target != 0) break;
            f += right;
            r += up;
        }
        const old = right;
        right = -up; // a quarter turn to the left
        up = old;
    }
    return attacked;
}

fn start() void {} // builds tables, if there are some

inline fn rook(square: u6, occupied: u64) u64 {
    return walk(square, occupied, 1, 0);
}

inline fn bishop(square: u6, occupied: u64) u64 {
    return walk(square, occupied, 1, 1);
}

inline fn queen(square: u6, occupied: u64) u64 {
    return rook(square, occupied) | bishop(square, occupied);
}

// ---- your generator ends here ----

// From the library of C, which changes less than that of Zig.
const Time = extern struct { seconds: c_long, nanoseconds: c_long };
extern "c" fn fdopen(fd: c_int, mode: [*:0]const u8) ?*anyopaque;
extern "c" fn fgets(line: [*]u8, size: c_int, file: ?*anyopaque) ?[*:0]u8;
extern "c" fn fflush(file: ?*anyopaque) c_int;
extern "c" fn printf(format: [*:0]const u8, ...) c_int;
extern "c" fn realloc(memory: ?*anyopaque, size: usize) ?*anyopaque;
extern "c" fn strcmp(a: [*:0]const u8, b: [*:0]const u8) c_int;
extern "c" fn strcspn(text: [*:0]const u8, stop: [*:0]const u8) usize;
extern "c" fn sscanf(text: [*:0]const u8, format: [*:0]const u8, ...) c_int;
extern "c" fn timespec_get(time: *Time, base: c_int) c_int;

const max_questions = 1 << 20;
var squares: [max_questions]u8 = undefined;
var occupancies: [max_questions]u64 = undefined;
var count: usize = 0;
var zero: u64 = 0; // read as volatile, so that the compiler does not know that it is one

const Piece = enum { rook, bishop, queen };
const Mode = enum { throughput, latency_square, latency_occupancy, cold };
const pieces = [_][*:0]const u8{ "rook", "bishop", "queen" };
const modes = [_][*:0]const u8{ "throughput", "latency-square", "latency-occupancy", "cold" };

inline fn ask(comptime piece: Piece, square: u8, occupied: u64) u64 {
    const s: u6 = @truncate(square);
    return switch (piece) {
        .rook => rook(s, occupied),
        .bishop => bishop(s, occupied),
        .queen => queen(s, occupied),
    };
}

// Loop has a loop that is timed for each piece and mode.
fn Loop(comptime piece: Piece, comptime mode: Mode) type {
    return struct {
        fn pass(mask: u64) u64 {
            var fold: u64 = 0;
            var last = mask;
            for (squares[0..count], occupancies[0..count]) |s, o| {
                last = switch (mode) {
                    .throughput, .cold => ask(piece, s, o),
                    .latency_square => ask(piece, s ^ @as(u8, @truncate(last & mask)), o),
                    .latency_occupancy => ask(piece, s, o ^ (last & mask)),
                };
                fold ^= last;
            }
            return fold;
        }
    };
}

const Pass = *const fn (u64) u64;
var loops: [3][4]Pass = undefined; // filled by main; read as volatile, so that no call is left out

fn now() u64 {
    var t: Time = undefined;
    _ = timespec_get(&t, 1);
    return @as(u64, @intCast(t.seconds)) * 1_000_000_000 + @as(u64, @intCast(t.nanoseconds));
}

var memory: ?*anyopaque = null;

// overwrite overwrites the caches, twice over. The questions are not what is cold.
fn overwrite(bytes: u64) void {
    memory = realloc(memory, bytes + 1);
    const words: [*]volatile u8 = @ptrCast(memory.?);
    var i: usize = 0;
    while (i < bytes) : (i += 64) words[i] = @truncate(i);
    for (squares[0..count], occupancies[0..count]) |s, o| words[0] = s ^ @as(u8, @truncate(o));
}

fn find(word: [*:0]const u8, words: []const [*:0]const u8) ?usize {
    for (words, 0..) |w, i| if (strcmp(word, w) == 0) return i;
    return null;
}

// time answers all questions several times, and prints the nanoseconds and the sum of the folds.
fn time(line: [*:0]const u8) bool {
    var mode: [32:0]u8 = undefined;
    var piece: [32:0]u8 = undefined;
    var passes: c_ulonglong = 0;
    var bytes: c_ulonglong = 0;
    if (sscanf(line, "time %31s %31s %llu %llu", &mode, &piece, &passes, &bytes) < 3) return false;
    const m = find(&mode, &modes) orelse return false;
    const p = find(&piece, &pieces) orelse return false;
    const answer: *volatile Pass = &loops[p][m];
    const mask: *volatile u64 = &zero;
    var sum: u64 = 0;
    var spent: u64 = 0;
    if (m == 3) {
        for (0..passes) |_| {
            overwrite(bytes);
            const before = now();
            sum = (sum << 1 | sum >> 63) +% answer.*(mask.*);
            spent += now() - before;
        }
    } else {
        _ = answer.*(mask.*); // the first time is not timed
        const before = now();
        for (0..passes) |_| sum = (sum << 1 | sum >> 63) +% answer.*(mask.*);
        spent = now() - before;
    }
    _ = printf("%llu %llx\n", @as(c_ulonglong, spent), @as(c_ulonglong, sum));
    return true;
}

fn answered(line: [*:0]u8, input: ?*anyopaque) bool {
    var word: [32:0]u8 = undefined;
    var square: c_uint = 0;
    var occupied: c_ulonglong = 0;
    var n: c_ulonglong = 0;
    if (strcmp(line, "go") == 0) {
        _ = printf("ok\n");
        return fflush(null) == 0;
    }
    if (strcmp(line, "bitray 1") == 0) {
        return printf("bitray 1 rook bishop queen throughput latency-square latency-occupancy cold name %s\n", name) > 0;
    }
    if (sscanf(line, "questions %llu", &n) == 1 and n <= max_questions) {
        var text: [64]u8 = undefined;
        count = 0;
        while (count < n) : (count += 1) {
            const question = fgets(&text, text.len, input) orelse return false;
            if (sscanf(question, "%u %llx", &square, &occupied) != 2) return false;
            squares[count] = @truncate(square & 63);
            occupancies[count] = occupied;
        }
        return printf("%llu\n", n) > 0;
    }
    if (sscanf(line, "%31s %u %llx", &word, &square, &occupied) == 3) {
        const p = find(&word, &pieces) orelse return false;
        const s: u8 = @truncate(square & 63);
        const board = switch (@as(Piece, @enumFromInt(p))) {
            .rook => ask(.rook, s, occupied),
            .bishop => ask(.bishop, s, occupied),
            .queen => ask(.queen, s, occupied),
        };
        return printf("%llx\n", @as(c_ulonglong, board)) > 0;
    }
    return time(line);
}

pub fn main() void {
    start();
    inline for (.{ Piece.rook, Piece.bishop, Piece.queen }, 0..) |p, i| {
        inline for (.{ Mode.throughput, Mode.latency_square, Mode.latency_occupancy, Mode.cold }, 0..) |m, j| {
            loops[i][j] = Loop(p, m).pass;
        }
    }
    const input = fdopen(0, "r");
    var text: [256]u8 = undefined;
    while (fgets(&text, text.len, input)) |line| {
        line[strcspn(line, "\r\n")] = 0;
        if (!answered(line, input)) _ = printf("unknown %s\n", line);
    }
}

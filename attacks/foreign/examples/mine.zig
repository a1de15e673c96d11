// zig build-lib -dynamic -O ReleaseFast mine.zig
fn walk(square: u32, occupied: u64, first_right: i32, first_up: i32) u64 {
    var attacked: u64 = 0;
    var right = first_right;
    var up = first_up;
    for (0..4) |_| {
        var f = @as(i32, @intCast(square % 8)) + right;
        var r = @as(i32, @intCast(square / 8)) + up;
        while ((f | r) & ~@as(i32, 7) == 0) : ({ f += right; r += up; }) {
            const target = @as(u64, 1) << @as(u6, @intCast(8 * r + f));
            attacked |= target;
            if (occupied & target != 0) break;
        }
        const old = right;
        right = -up; // a quarter turn to the left
        up = old;
    }
    return attacked;
}

export fn rook(square: u32, occupied: u64) u64 { return walk(square, occupied, 1, 0); }
export fn bishop(square: u32, occupied: u64) u64 { return walk(square, occupied, 1, 1); }

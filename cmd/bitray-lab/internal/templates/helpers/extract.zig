/// Extracts the bits of x where chosen has ones, side by side: PEXT. Without that instruction
/// (-mcpu=native) this is a loop, and slow.
inline fn extract(x: u64, chosen: u64) u64 {
    const builtin = @import("builtin");
    const std = @import("std");
    if (comptime builtin.cpu.arch == .x86_64 and std.Target.x86.featureSetHas(builtin.cpu.features, .bmi2)) {
        return asm ("pextq %[chosen], %[x], %[extracted]"
            : [extracted] "=r" (-> u64),
            : [chosen] "r" (chosen),
              [x] "r" (x),
        );
    }
    var extracted: u64 = 0;
    var place: u64 = 1;
    var rest: u64 = chosen;
    while (rest != 0) {
        if (x & rest & (~rest +% 1) != 0) extracted |= place;
        rest &= rest - 1;
        place <<= 1;
    }
    return extracted;
}

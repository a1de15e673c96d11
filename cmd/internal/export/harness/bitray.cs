// An attack generator for bitray on a pipe, in C#. As generated it is a ray walk.
//
//   dotnet build -c Release (in a project for the console), or mcs -optimize -out:mine.exe Mine.cs
//   bitray check --program "mono mine.exe"
//   bitray bench --program "mono mine.exe" --technique magic,pext
//
// Replace what is between the two markers by your own rook and bishop. a1 is bit 0, h1 bit 7, h8 bit 63; a result
// holds every square up to and including the first occupied one in each direction. "bitray help generators" has the rest.

using System;
using System.Diagnostics;
using System.Globalization;
using System.IO;

static class Mine {
    // ---- your generator begins here ----

    const string Name = "ray walk in C#";

    static ulong Walk(int square, ulong occupied, int right, int up) {
        ulong attacked = 0;
        for (int turn = 0; turn < 4; turn++) {
            for (int f = square % 8 + right, r = square / 8 + up; ((f | r) & ~7) == 0; f += right, r += up) {
                attacked |= 1UL << (8 * r + f);
                if ((occupied >> (8 * r + f) & 1) != 0) break;
            }
            int old = right; right = -up; up = old; // a quarter turn to the left
        }
        return attacked;
    }

    static ulong Rook(int square, ulong occupied) { return Walk(square, occupied, 1, 0); }
    static ulong Bishop(int square, ulong occupied) { return Walk(square, occupied, 1, 1); }
    static ulong Queen(int square, ulong occupied) { return Rook(square, occupied) | Bishop(square, occupied); }

    // ---- your generator ends here ----

    static byte[] squares = {};
    static ulong[] occupancies = {};
    static volatile uint zero; // the compiler does not know that it is one
    static long[] memory = {};

    // Pieces are structures, so that the compiler makes separate loops for each, in which it inlines the look-up.
    interface IPiece { ulong Ask(int square, ulong occupied); }
    struct RookPiece : IPiece { public ulong Ask(int square, ulong occupied) { return Rook(square, occupied); } }
    struct BishopPiece : IPiece { public ulong Ask(int square, ulong occupied) { return Bishop(square, occupied); } }
    struct QueenPiece : IPiece { public ulong Ask(int square, ulong occupied) { return Queen(square, occupied); } }

    // Pass answers all questions once, and returns the fold.
    static ulong Pass<P>(string mode) where P : struct, IPiece {
        P piece = new P();
        ulong fold = 0, mask = zero, last = mask;
        switch (mode) {
            case "throughput": case "cold":
                for (int i = 0; i < squares.Length; i++) fold ^= piece.Ask(squares[i], occupancies[i]);
                return fold;
            case "latency-square":
                for (int i = 0; i < squares.Length; i++) fold ^= last = piece.Ask(squares[i] ^ (int)(last & mask), occupancies[i]);
                return fold;
            case "latency-occupancy":
                for (int i = 0; i < squares.Length; i++) fold ^= last = piece.Ask(squares[i], occupancies[i] ^ (last & mask));
                return fold;
        }
        throw new FormatException();
    }

    static string Time<P>(string[] words) where P : struct, IPiece {
        ulong sum = 0;
        var watch = new Stopwatch();
        if (words[1] != "cold") Pass<P>(words[1]); // the first time is not timed
        for (long passes = long.Parse(words[3]); passes > 0; passes--) {
            if (words[1] == "cold") {
                int size = int.Parse(words[4]) / 8;
                if (memory.Length < size) memory = new long[size];
                for (int j = 0; j < size; j += 8) memory[j]++;
                for (int j = 0; j < squares.Length; j++) memory[0] += squares[j] ^ (long)occupancies[j]; // they are not what is cold
            }
            watch.Start();
            unchecked { sum = (sum << 1 | sum >> 63) + Pass<P>(words[1]); }
            watch.Stop();
        }
        return (long)(watch.ElapsedTicks * (1e9 / Stopwatch.Frequency)) + " " + sum.ToString("x");
    }

    static string List(int n, TextReader input) {
        squares = new byte[n];
        occupancies = new ulong[n];
        for (int i = 0; i < n; i++) {
            string[] words = input.ReadLine().Split(' ');
            squares[i] = (byte)(int.Parse(words[0]) & 63);
            occupancies[i] = ulong.Parse(words[1], NumberStyles.HexNumber);
        }
        return n.ToString();
    }

    static int Square(string[] words) { return int.Parse(words[1]) & 63; }
    static ulong Occupied(string[] words) { return ulong.Parse(words[2], NumberStyles.HexNumber); }

    static string Answer(string line, TextReader input) {
        string[] words = line.Split(' ');
        try {
            switch (words[0]) {
                case "rook": return Rook(Square(words), Occupied(words)).ToString("x");
                case "bishop": return Bishop(Square(words), Occupied(words)).ToString("x");
                case "queen": return Queen(Square(words), Occupied(words)).ToString("x");
                case "go": return "ok";
                case "questions": return List(int.Parse(words[1]), input);
                case "time":
                    if (words[2] == "rook") return Time<RookPiece>(words);
                    if (words[2] == "bishop") return Time<BishopPiece>(words);
                    if (words[2] == "queen") return Time<QueenPiece>(words);
                    break;
                case "bitray":
                    if (line == "bitray 1") return "bitray 1 rook bishop queen throughput latency-square latency-occupancy cold name " + Name;
                    break;
            }
        } catch (FormatException) {
        } catch (IndexOutOfRangeException) {
        }
        return "unknown " + line;
    }

    static void Main() {
        var input = new StreamReader(Console.OpenStandardInput());
        var output = new StreamWriter(Console.OpenStandardOutput()) { NewLine = "\n" };
        for (string line; (line = input.ReadLine()) != null;) {
            output.WriteLine(Answer(line, input));
            if (line == "go") output.Flush();
        }
    }
}

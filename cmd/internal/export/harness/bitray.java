// An attack generator for bitray on a pipe, in Java. As generated it is a ray walk.
//
//   javac -d . Mine.java
//   bitray check --program "java Mine"
//   bitray bench --program "java Mine" --technique magic,pext
//
// Replace what is between the two markers by your own rook and bishop. a1 is bit 0, h1 bit 7, h8 bit 63; a result
// holds every square up to and including the first occupied one in each direction. "bitray help generators" has the rest.

import java.io.*;
import java.nio.charset.StandardCharsets;

public class Mine {
    // ---- your generator begins here ----

    static final String NAME = "ray walk in Java";

    static long walk(int square, long occupied, int right, int up) {
        long attacked = 0;
        for (int turn = 0; turn < 4; turn++) {
            for (int f = square % 8 + right, r = square / 8 + up; ((f | r) & ~7) == 0; f += right, r += up) {
                attacked |= 1L << (8 * r + f);
                if ((occupied >>> (8 * r + f) & 1) != 0) break;
            }
            int old = right; right = -up; up = old; // a quarter turn to the left
        }
        return attacked;
    }

    static long rook(int square, long occupied) { return walk(square, occupied, 1, 0); }
    static long bishop(int square, long occupied) { return walk(square, occupied, 1, 1); }
    static long queen(int square, long occupied) { return rook(square, occupied) | bishop(square, occupied); }

    // ---- your generator ends here ----

    static byte[] squares = {};
    static long[] occupancies = {};
    static volatile long zero; // the compiler does not know that it is one
    static long[] memory = {};

    // The loops that are timed, a method for each piece and mode, so that each is compiled by itself.
    static long rookThroughput() {
        long fold = 0;
        for (int i = 0; i < squares.length; i++) fold ^= rook(squares[i], occupancies[i]);
        return fold;
    }

    static long rookSquare(long zero) {
        long fold = 0, last = zero;
        for (int i = 0; i < squares.length; i++) fold ^= last = rook(squares[i] ^ (int) (last & zero), occupancies[i]);
        return fold;
    }

    static long rookOccupancy(long zero) {
        long fold = 0, last = zero;
        for (int i = 0; i < squares.length; i++) fold ^= last = rook(squares[i], occupancies[i] ^ last & zero);
        return fold;
    }

    static long bishopThroughput() {
        long fold = 0;
        for (int i = 0; i < squares.length; i++) fold ^= bishop(squares[i], occupancies[i]);
        return fold;
    }

    static long bishopSquare(long zero) {
        long fold = 0, last = zero;
        for (int i = 0; i < squares.length; i++) fold ^= last = bishop(squares[i] ^ (int) (last & zero), occupancies[i]);
        return fold;
    }

    static long bishopOccupancy(long zero) {
        long fold = 0, last = zero;
        for (int i = 0; i < squares.length; i++) fold ^= last = bishop(squares[i], occupancies[i] ^ last & zero);
        return fold;
    }

    static long queenThroughput() {
        long fold = 0;
        for (int i = 0; i < squares.length; i++) fold ^= queen(squares[i], occupancies[i]);
        return fold;
    }

    static long queenSquare(long zero) {
        long fold = 0, last = zero;
        for (int i = 0; i < squares.length; i++) fold ^= last = queen(squares[i] ^ (int) (last & zero), occupancies[i]);
        return fold;
    }

    static long queenOccupancy(long zero) {
        long fold = 0, last = zero;
        for (int i = 0; i < squares.length; i++) fold ^= last = queen(squares[i], occupancies[i] ^ last & zero);
        return fold;
    }

    static long pass(String loop) {
        switch (loop) {
            case "throughput rook": case "cold rook": return rookThroughput();
            case "throughput bishop": case "cold bishop": return bishopThroughput();
            case "throughput queen": case "cold queen": return queenThroughput();
            case "latency-square rook": return rookSquare(zero);
            case "latency-square bishop": return bishopSquare(zero);
            case "latency-square queen": return queenSquare(zero);
            case "latency-occupancy rook": return rookOccupancy(zero);
            case "latency-occupancy bishop": return bishopOccupancy(zero);
            case "latency-occupancy queen": return queenOccupancy(zero);
            default: throw new IllegalArgumentException(loop);
        }
    }

    static String time(String[] words) {
        String loop = words[1] + " " + words[2];
        long sum = 0, spent = 0, passes = Long.parseLong(words[3]);
        if (words[1].equals("cold")) {
            int size = Integer.parseInt(words[4]) / 8;
            for (long i = 0; i < passes; i++) {
                if (memory.length < size) memory = new long[size];
                for (int j = 0; j < size; j += 8) memory[j]++;
                for (int j = 0; j < squares.length; j++) memory[0] += squares[j] ^ occupancies[j]; // they are not what is cold
                long before = System.nanoTime();
                sum = Long.rotateLeft(sum, 1) + pass(loop);
                spent += System.nanoTime() - before;
            }
        } else {
            memory = new long[] {pass(loop)}; // the first time is not timed
            long before = System.nanoTime();
            for (long i = 0; i < passes; i++) sum = Long.rotateLeft(sum, 1) + pass(loop);
            spent = System.nanoTime() - before;
        }
        return spent + " " + Long.toHexString(sum);
    }

    static String list(int n, BufferedReader in) throws IOException {
        squares = new byte[n];
        occupancies = new long[n];
        for (int i = 0; i < n; i++) {
            String[] words = in.readLine().split(" ");
            squares[i] = (byte) (Integer.parseInt(words[0]) & 63);
            occupancies[i] = Long.parseUnsignedLong(words[1], 16);
        }
        return String.valueOf(n);
    }

    static String answer(String line, BufferedReader in) throws IOException {
        String[] words = line.split(" ");
        try {
            switch (words[0]) {
                case "rook": return Long.toHexString(rook(Integer.parseInt(words[1]) & 63, Long.parseUnsignedLong(words[2], 16)));
                case "bishop": return Long.toHexString(bishop(Integer.parseInt(words[1]) & 63, Long.parseUnsignedLong(words[2], 16)));
                case "queen": return Long.toHexString(queen(Integer.parseInt(words[1]) & 63, Long.parseUnsignedLong(words[2], 16)));
                case "go": return "ok";
                case "questions": return list(Integer.parseInt(words[1]), in);
                case "time": return time(words);
                case "bitray": if (line.equals("bitray 1")) return "bitray 1 rook bishop queen throughput latency-square latency-occupancy cold name " + NAME;
            }
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            return "unknown " + line;
        }
        return "unknown " + line;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.ISO_8859_1));
        PrintStream out = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false);
        for (String line; (line = in.readLine()) != null;) {
            out.print(answer(line, in) + "\n");
            if (line.equals("go")) out.flush();
        }
    }
}

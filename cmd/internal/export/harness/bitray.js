// An attack generator for bitray on a pipe, in JavaScript. As generated it is a ray walk.
//
//   bitray check --program "node mine.js"
//
// Replace what is between the two markers by your own rook and bishop. a1 is bit 0, h1 bit 7, h8 bit 63; a result
// holds every square up to and including the first occupied one in each direction. "bitray help generators" has the rest.
// It has no loops to be timed: boards of 64 bits are slow in JavaScript whatever a generator does.

"use strict";

// ---- your generator begins here ----

const NAME = "ray walk in JavaScript";

// rays returns the squares that a piece reaches on an empty board, as sets of one square, a list for each direction.
function rays(square, steps) {
  return steps.map(([right, up]) => {
    const ray = [];
    for (let f = square % 8 + right, r = (square >> 3) + up; f >= 0 && f < 8 && r >= 0 && r < 8; f += right, r += up) {
      ray.push(1n << BigInt(8 * r + f));
    }
    return ray;
  });
}

const squares = Array.from({ length: 64 }, (_, square) => square);
const ROOK = squares.map((square) => rays(square, [[1, 0], [0, 1], [-1, 0], [0, -1]]));
const BISHOP = squares.map((square) => rays(square, [[1, 1], [-1, 1], [-1, -1], [1, -1]]));

function walk(rays, occupied) {
  let attacked = 0n;
  for (const ray of rays) {
    for (const target of ray) {
      attacked |= target;
      if (occupied & target) break;
    }
  }
  return attacked;
}

const rook = (square, occupied) => walk(ROOK[square], occupied);
const bishop = (square, occupied) => walk(BISHOP[square], occupied);
const queen = (square, occupied) => rook(square, occupied) | bishop(square, occupied);

// ---- your generator ends here ----

const pieces = new Map([["rook", rook], ["bishop", bishop], ["queen", queen]]);

function answer(line) {
  const words = line.split(" ");
  const piece = pieces.get(words[0]);
  if (piece && words.length === 3) return piece(Number(words[1]) & 63, BigInt("0x" + words[2])).toString(16);
  if (line === "go") return "ok";
  if (line === "bitray 1") return "bitray 1 rook bishop queen name " + NAME;
  return "unknown " + line;
}

let begun = "", answers = [];
process.stdin.setEncoding("latin1").on("data", (text) => {
  const lines = (begun + text).split(/\r?\n/);
  begun = lines.pop();
  for (const line of lines) {
    answers.push(answer(line));
    if (line === "go") {
      process.stdout.write(answers.join("\n") + "\n");
      answers = [];
    }
  }
});

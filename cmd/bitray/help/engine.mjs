// A UCI engine by chess.js: npm install chess.js
import { createInterface } from "node:readline";
import { Chess } from "chess.js";

let chess;
const play = (move) =>
  chess.move({ from: move.slice(0, 2), to: move.slice(2, 4), promotion: move[4] });

function perft(depth) {
  let total = 0;
  for (const { lan } of chess.moves({ verbose: true })) {
    play(lan);
    const nodes = depth > 1 ? chess.perft(depth - 1) : 1;
    chess.undo();
    console.log(`${lan}: ${nodes}`);
    total += nodes;
  }
  return total;
}

for await (const line of createInterface({ input: process.stdin })) {
  const words = line.split(" ");
  if (words[0] === "uci") console.log("id name chess.js\nuciok");
  if (words[0] === "isready") console.log("readyok");
  if (words[0] === "position") {
    chess = new Chess(words.slice(2, 8).join(" "));
    words.slice(9).forEach(play);
  }
  if (words[0] === "go") console.log(`Nodes searched: ${perft(Number(words[2]))}`);
  if (words[0] === "quit") break;
}

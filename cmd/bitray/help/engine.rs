// A UCI engine by cozy-chess: cargo add cozy-chess
use cozy_chess::util::{display_uci_move, parse_uci_move};
use cozy_chess::{Board, Move};
use std::io::stdin;

fn moves(board: &Board) -> Vec<Move> {
    let mut list = Vec::new();
    board.generate_moves(|of_piece| { list.extend(of_piece); false });
    list
}

fn after(board: &Board, mv: Move) -> Board {
    let mut child = board.clone();
    child.play(mv);
    child
}

fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 { return 1; }
    moves(board).into_iter().map(|mv| perft(&after(board, mv), depth - 1)).sum()
}

fn main() {
    let (mut board, mut chess960) = (Board::default(), false);
    for line in stdin().lines().map_while(Result::ok) {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["uci"] => {
                println!("id name cozy-chess");
                println!("option name UCI_Chess960 type check default false\nuciok");
            }
            ["isready"] => println!("readyok"),
            ["setoption", "name", "UCI_Chess960", "value", value] => chess960 = value == "true",
            ["position", "fen", ref words @ ..] => {
                let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
                board = words[..end].join(" ").parse().expect("a FEN");
                for text in words.iter().skip(end + 1) {
                    let mv = if chess960 { text.parse() } else { parse_uci_move(&board, text) };
                    board.play(mv.expect("a move"));
                }
            }
            ["go", "perft", depth] => {
                let (depth, mut total): (u32, u64) = (depth.parse().expect("a depth"), 0);
                for mv in moves(&board) {
                    let nodes = perft(&after(&board, mv), depth - 1);
                    let standard = display_uci_move(&board, mv).to_string();
                    println!("{}: {nodes}", if chess960 { mv.to_string() } else { standard });
                    total += nodes;
                }
                println!("Nodes searched: {total}");
            }
            ["quit"] => break,
            _ => {}
        }
    }
}

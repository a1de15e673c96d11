package faulty

import (
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/perft/crosscheck"
)

// Fault is a mistake of a move generator, or of what counts with it: an index of [Catalog].
type Fault uint8

// Card describes a fault; the names in JSON are stable.
type Card struct {
	Name string `json:"name"`
	// Text is a sentence, without a capital and a full stop.
	Text string `json:"text"`
	// Code is the line that usually causes it.
	Code string `json:"code"`
	// Weight is how usual the fault is, from 1 to 3.
	Weight int `json:"-"`
	// Classes are the rules that it breaks, in the words of bitray diff, the one that says most about it first.
	Classes []crosscheck.Class `json:"classes"`

	effect effect
}

// The classes of groups of faults.
var (
	atEnPassant   = []crosscheck.Class{crosscheck.EnPassant}
	atCastling    = []crosscheck.Class{crosscheck.Castling}
	atPromotion   = []crosscheck.Class{crosscheck.Promotion}
	atPawnMove    = []crosscheck.Class{crosscheck.PawnMove}
	atPawns       = []crosscheck.Class{crosscheck.PawnMove, crosscheck.StepAttack}
	atKing        = []crosscheck.Class{crosscheck.KingSafety, crosscheck.CheckEvasion, crosscheck.StepAttack}
	atEvasion     = []crosscheck.Class{crosscheck.CheckEvasion}
	atDoubleCheck = []crosscheck.Class{crosscheck.DoubleCheck}
	atPins        = []crosscheck.Class{crosscheck.Pin, crosscheck.CheckEvasion}
	atSteps       = []crosscheck.Class{crosscheck.StepAttack}
	atSlides      = []crosscheck.Class{crosscheck.SlidingAttack}
	atDanger      = []crosscheck.Class{crosscheck.KingSafety, crosscheck.Castling}
	atAttacks     = []crosscheck.Class{crosscheck.KingSafety, crosscheck.CheckEvasion, crosscheck.Castling}
	atCounting    = []crosscheck.Class{crosscheck.Counting}
)

// Catalog describes the faults.
var Catalog = []Card{
	// En passant.
	{"en-passant-missing", "en passant is never generated", "if to == ep && ep != 0 {...} // never reached", 3, atEnPassant, refuses(enPassant)},
	{"en-passant-not-from-edge", "pawns on the a- and h-file never capture en passant", "if file(from) > 0 && file(from) < 7 {...}", 2, atEnPassant, refuses(enPassant, fromEdge)},
	{"en-passant-not-from-a", "pawns on the a-file never capture en passant", "bit(ep) >> 9 & pawns &^ fileA // the wrong file", 2, atEnPassant, refuses(enPassant, fromEdge, toH)},
	{"en-passant-not-from-h", "pawns on the h-file never capture en passant", "bit(ep) >> 7 & pawns &^ fileH // the wrong file", 2, atEnPassant, refuses(enPassant, fromEdge, toA)},
	{"en-passant-not-to-a", "en passant towards the a-file is missing", "only one of the two capturing directions looks at ep", 2, atEnPassant, refuses(enPassant, toA)},
	{"en-passant-not-to-h", "en passant towards the h-file is missing", "only one of the two capturing directions looks at ep", 2, atEnPassant, refuses(enPassant, toH)},
	{"en-passant-square-not-set", "the en-passant square is not set after a double push", "if to - from == 2*forward { ep = from + forward } // missing in make", 2, atEnPassant, does(setsNoSquare)},
	{"en-passant-square-stays", "the en-passant square is not cleared by the next move", "ep = none // missing at the start of make", 3, atEnPassant, does(enPassantStays)},
	{"en-passant-square-stays-and-clears", "the en-passant square is not cleared by the next move, and en passant removes whatever stands where the pawn was", "ep = none // missing at the start of make; and board[to - forward] = empty", 2, atEnPassant, does(enPassantStays | clearsBehind)},
	{"en-passant-square-stays-for-pieces", "the en-passant square is cleared by moves of pawns only", "if piece != pawn { return ep } // in place of none", 2, atEnPassant, does(enPassantStaysForPieces)},
	{"en-passant-square-stays-for-captures", "the en-passant square is not cleared by captures", "if captured { return } // before ep = none", 2, atEnPassant, does(enPassantStaysForCaptures)},
	{"en-passant-square-stays-for-castling", "the en-passant square is not cleared by castling", "if castling { return } // before ep = none", 1, atEnPassant, does(enPassantStaysForCastling)},
	{"en-passant-keeps-pawn", "the pawn that is captured en passant stays on the board", "remove(to - forward) // missing", 3, atEnPassant, does(keepsVictim)},
	{"en-passant-removes-ahead", "en passant removes what stands ahead of the pawn that captures, not the pawn beside it", "remove(square(file(from), rank(to))) // in place of file(to), rank(from)", 2, atEnPassant, does(takesAhead)},
	{"en-passant-toggles-ahead", "en passant toggles the square ahead of the pawn that captures, where a pawn appears, and the pawn beside it stays", "theirPawns ^= bit(file(from), rank(to)) // in place of file(to), rank(from)", 2, atEnPassant, does(togglesAhead)},
	{"en-passant-toggles-beyond", "en passant toggles the square beyond its goal, where a pawn appears, and the pawn that is captured stays", "theirPawns ^= bit(to + forward) // in place of to - forward", 2, atEnPassant, does(togglesBack)},
	{"en-passant-opens-rank", "en passant is allowed though both pawns leave the king's rank open to a rook or queen", "occ ^ from ^ to ^ captured // captured is missing in the test", 3, atEnPassant, allows(opensRank)},
	{"en-passant-untested", "en passant is not tested for leaving the king in check", "moves.add(from, ep) // without the test of the other moves", 3, atEnPassant, allows(everyReason, enPassant)},
	{"en-passant-check-untested", "en passant is allowed in check though it leaves the king in check", "pawns & attacks(ep) // without checkMask", 2, atEnPassant, allows(checks, enPassant)},
	{"en-passant-lines-untested", "en passant is not tested for opening a line to the king: the pawn may be pinned, or both leave the king's rank", "if !inCheck { moves.add(from, ep) } // without a test", 2, atEnPassant, allows(leavesPin|opensRank|opensDiagonal, enPassant)},
	{"en-passant-by-pinned-pawn", "a pinned pawn may capture en passant", "for pawns & attacks(ep) {...} // without & ^pinned", 2, atEnPassant, allows(leavesPin, enPassant)},
	{"en-passant-pinned-refused", "a pinned pawn may not capture en passant, not even along the line of its pin", "pawns & ^pinned & attacks(ep)", 2, atEnPassant, refuses(enPassant, pinned)},
	{"en-passant-evasion-refused", "en passant is refused as the answer to a check by the pawn that it captures", "if checkMask.has(ep) {...} // the pawn stands behind ep", 3, atEnPassant, refuses(passesChecker)},
	{"en-passant-by-pieces", "any piece that moves to the en-passant square removes the pawn", "if to == ep {...} // without piece == pawn", 2, atEnPassant, does(piecesTakeVictim)},
	{"en-passant-wraps", "en passant wraps round the edge of the board", "(bit(ep) >> 7 | bit(ep) >> 9) & pawns // without files", 2, atEnPassant, allows(wrapsA|wrapsH, enPassant)},
	{"en-passant-twice", "en passant is listed twice", "the captures of pawns have it, and a function of its own", 2, atEnPassant, does(enPassantTwice)},
	{"en-passant-of-fen", "the en-passant square of the FEN is not read", "field 4 is skipped", 2, atEnPassant, does(skipsFENSquare)},
	{"en-passant-after-single-push", "a single push to the fourth rank may be answered en passant too", "if rank(to) == 4 { ep = to - forward } // without from", 1, atEnPassant, does(afterSinglePush)},
	{"en-passant-on-a1", "without an en-passant square, a black pawn may capture en passant on a1", "ep = 0 // for none, which is a1", 1, atEnPassant, does(noSquareIsA1)},
	{"en-passant-diagonals-untested", "en passant is tested along ranks and files only, not along diagonals", "rookAttacks(king, occ) & (rooks | queens) // bishops are missing", 2, atEnPassant, allows(opensDiagonal|leavesDiagonal, enPassant)},
	{"en-passant-tested-before", "en passant is tested for check while the captured pawn is still there", "the pawn is removed after the test", 2, atEnPassant, and(refuses(passesChecker), allows(opensRank|opensDiagonal))},

	// Castling, and the rights to it.
	{"castling-missing", "castling is never generated", "generateCastling() // not called, or rights not read", 3, atCastling, refuses(castles)},
	{"castling-not-short", "short castling is missing", "one of the two rights is tested twice", 3, atCastling, refuses(short)},
	{"castling-not-long", "long castling is missing", "one of the two rights is tested twice", 3, atCastling, refuses(long)},
	{"castling-out-of-check", "castling out of check is allowed", "if !attacked(e1) {...} // missing", 3, atCastling, allows(checks, castles)},
	{"castling-through-check", "castling through an attacked square is allowed", "if !attacked(f1) {...} // missing", 3, atCastling, allows(passes)},
	{"castling-into-check", "castling into check is allowed", "if !attacked(g1) {...} // missing", 2, atCastling, allows(lands)},
	{"castling-into-check-short", "short castling into check is allowed", "if !attacked(g1) {...} // missing", 1, atCastling, allows(lands, short)},
	{"castling-into-check-long", "long castling into check is allowed", "if !attacked(c1) {...} // missing", 1, atCastling, allows(lands, long)},
	{"castling-untested", "castling out of, through and into check is allowed", "only empty squares are tested", 3, atCastling, allows(checks|passes|lands, castles)},
	{"castling-through-and-into", "castling through and into check is allowed, not out of check", "only attacked(e1) is tested", 2, atCastling, allows(passes | lands)},
	{"castling-out-and-through", "castling out of and through check is allowed, not into check", "only attacked(g1) is tested", 2, atCastling, allows(checks|passes, castles)},
	{"castling-through-check-short", "short castling through an attacked square is allowed", "if !attacked(f1) {...} // missing", 2, atCastling, allows(passes, short)},
	{"castling-through-check-long", "long castling through an attacked square is allowed", "if !attacked(d1) {...} // missing", 2, atCastling, allows(passes, long)},
	{"castling-g-occupied", "short castling is allowed though a piece stands on g1 or g8", "occ & f1 == 0 // g1 is missing", 1, atCastling, allows(goalOccupied, short)},
	{"castling-b-attacked", "long castling is refused when b1 or b8 is attacked", "attacked(b1 | c1 | d1) // b1 must be empty, no more", 3, atCastling, refuses(bAttacked)},
	{"castling-rook-attacked", "castling is refused when the rook is attacked", "attacked(e1 | f1 | g1 | h1)", 2, atCastling, refuses(rookAttacked)},
	{"castling-rook-attacked-short", "short castling is refused when the rook is attacked", "attacked(e1 | f1 | g1 | h1)", 1, atCastling, refuses(short, rookAttacked)},
	{"castling-rook-attacked-long", "long castling is refused when the rook is attacked", "attacked(a1 | c1 | d1 | e1)", 1, atCastling, refuses(long, rookAttacked)},
	{"castling-way-attacked", "castling is refused when any square from the king to the rook is attacked, both included", "for sq := range squares(king, rook) { if attacked(sq) {...} }", 2, atCastling, and(refuses(bAttacked), refuses(rookAttacked))},
	{"castling-way-attacked-long", "long castling is refused when any square from the king to the rook is attacked, both included", "attacked(a1 | b1 | c1 | d1 | e1)", 1, atCastling, and(refuses(bAttacked), refuses(long, rookAttacked))},
	{"castling-b-occupied", "long castling is allowed though a piece stands on b1 or b8", "occ & (c1 | d1) == 0 // b1 is missing", 3, atCastling, allows(bOccupied)},
	{"castling-d-occupied", "long castling is allowed though a piece stands on d1 or d8, which is lost", "occ & (b1 | c1) == 0 // d1 is missing", 1, atCastling, allows(overOccupied, long)},
	{"castling-occupied", "castling is allowed over and onto occupied squares", "only the squares' attackers are tested", 1, atCastling, allows(overOccupied | goalOccupied | bOccupied | rookGoalOccupied)},
	{"castling-other-rank-occupied", "castling looks for pieces on the last rank of the opponent", "occ & path // of one color for both", 1, atCastling, does(looksAtOtherRank)},
	{"castling-rook-stays", "castling moves the king alone", "the rook is not moved in make", 2, atCastling, does(rookStays)},
	{"castling-pawn-moves", "castling takes the moves of pawns for their attacks", "attacked = squares that opponent's moves go to", 2, atCastling, and(allows((passes|lands)&seenBy(byPawn)), refuses(castles, pushedAt))},
	{"castling-blind-to-pawns", "castling does not see pawns that attack what the king passes or where it goes", "attacked(f1 | g1) without pawns, or with those of the wrong color", 2, atCastling, allows((passes | lands) & seenBy(byPawn))},
	{"castling-blind-to-pawns-on-the-way", "castling does not see pawns that attack what the king passes", "attacked(f1) without pawns; g1 is tested by making the move", 2, atCastling, allows(passes & seenBy(byPawn))},
	{"castling-blind-to-knights", "castling does not see knights that attack what the king passes or where it goes", "attacked(f1 | g1) without knights", 2, atCastling, allows((passes | lands) & seenBy(byKnight))},
	{"castling-blind-to-knights-on-the-way", "castling does not see knights that attack what the king passes", "attacked(f1) without knights; g1 is tested by making the move", 1, atCastling, allows(passes & seenBy(byKnight))},
	{"rights-stay-king-moved", "castling rights stay when the king moves", "rights &^= both // missing for king moves", 3, atCastling, does(keepsKingMoved)},
	{"rights-stay-king-moved-away", "castling rights stay when the king moves, and castling takes it from wherever it is", "rights &^= both // missing for king moves, and no test for the king's square", 3, atCastling, does(keepsKingMoved | castlesAway)},
	{"rights-stay-king-stepped-aside", "castling rights stay when the king moves, and castling takes it from wherever it is on its rank", "rights &^= both // missing for king moves, and the way begins at the king", 2, atCastling, does(keepsKingMoved | castlesAside)},
	{"rights-stay-rook-moved", "castling rights stay when a rook moves away and comes back", "rights &^= of(from) // missing", 3, atCastling, does(keepsRookMoved)},
	{"rights-stay-rook-moved-ghost", "castling rights stay when a rook moves, and castling makes a new one", "rights &^= of(from) // missing, and no test for a rook", 3, atCastling, and(does(keepsRookMoved), allows(noRook))},
	{"rights-stay-rook-moved-short", "the right to short castling stays when the rook moves, and castling makes a new one", "rights &^= of(from) // has the wrong corner", 2, atCastling, and(does(keepsShortMoved), allows(noRook))},
	{"rights-stay-rook-moved-long", "the right to long castling stays when the rook moves, and castling makes a new one", "rights &^= of(from) // has the wrong corner", 2, atCastling, and(does(keepsLongMoved), allows(noRook))},
	{"rights-stay-rook-captured", "castling rights stay when the rook is captured, and another one may castle", "rights &^= of(to) // missing: only the mover's square is looked at", 3, atCastling, does(keepsRookTaken)},
	{"rights-stay-rook-captured-ghost", "castling rights stay when the rook is captured, and castling makes a new one", "rights &^= of(to) // missing, and no test for a rook", 3, atCastling, and(does(keepsRookTaken), allows(noRook))},
	{"rights-stay-rook-captured-alone", "castling rights stay when the rook is captured, and the king castles alone", "rights &^= of(to) // missing, and no test for a rook", 2, atCastling, and(does(keepsRookTaken|makesNoRook), allows(noRook))},
	{"rights-stay-rook-captured-any", "castling rights stay when the rook is captured, and castling moves whatever stands in the corner", "board[f1] = board[h1] // without a test for a rook of its own", 2, atCastling, and(does(keepsRookTaken|movesCorner), allows(noRook))},
	{"rights-stay-rook-captured-short", "the right to short castling stays when the rook is captured, and castling makes a new one", "rights &^= of(to) // has the wrong corner", 2, atCastling, and(does(keepsShortTaken), allows(noRook))},
	{"rights-stay-rook-captured-long", "the right to long castling stays when the rook is captured, and castling makes a new one", "rights &^= of(to) // has the wrong corner", 2, atCastling, and(does(keepsLongTaken), allows(noRook))},
	{"rights-stay-rook-captured-by-promotion", "castling rights stay when a pawn captures the rook and is promoted, and castling makes a new one", "if promotion {...; return} // before the rights of the corner", 2, atCastling, and(does(keepsTakenByPromotion), allows(noRook))},
	{"rights-stay-rook-gone", "castling rights stay when a rook moves or is captured, and another one may castle", "rights &^= both // for moves of the king only", 2, atCastling, does(keepsRookMoved | keepsRookTaken)},
	{"rights-stay-rook-gone-ghost", "castling rights stay when a rook moves or is captured, and castling makes a new one", "rights &^= both // for moves of the king only, and no test for a rook", 2, atCastling, and(does(keepsRookMoved|keepsRookTaken), allows(noRook))},
	{"rights-stay-rook-gone-short", "the right to short castling stays when the rook moves or is captured, and castling makes a new one", "rightsLeft[h1] // is missing, or of another square", 2, atCastling, and(does(keepsShortMoved|keepsShortTaken), allows(noRook))},
	{"rights-stay-rook-gone-long", "the right to long castling stays when the rook moves or is captured, and castling makes a new one", "rightsLeft[a1] // is missing, or of another square", 2, atCastling, and(does(keepsLongMoved|keepsLongTaken), allows(noRook))},
	{"rights-lost-rook-moved", "both castling rights are lost when one rook moves", "rights &^= both // in place of the rook's own", 2, atCastling, does(losesBothMoved)},
	{"rights-lost-rook-captured", "both castling rights are lost when one rook is captured", "rights &^= both // in place of the rook's own", 2, atCastling, does(losesBothTaken)},
	{"rights-lost-of-other-rook", "a rook that moves takes the right of the other rook, not its own", "rights &^= short // where long is meant, and the other way round", 2, atCastling, does(losesLongForShort | losesShortForLong)},
	{"rights-lost-long-for-short", "the rook of short castling that moves takes the right to long castling", "rights &^= long // in place of short", 2, atCastling, does(losesLongForShort)},
	{"rights-lost-short-for-long", "the rook of long castling that moves takes the right to short castling", "rights &^= short // in place of long", 2, atCastling, does(losesShortForLong)},
	{"rights-lost-castled", "castling takes the rights of the other side, too", "rights = none // in place of &^= both of the mover", 2, atCastling, does(losesAllCastled)},
	{"rights-lost-checked", "a check takes the castling rights", "if inCheck { rights &^= both }", 1, atCastling, does(losesChecked)},

	// Castling of Chess960.
	{"castling960-empty-to-rook", "castling of Chess960 looks for pieces between king and rook, not as far as they go", "between(king, rook) & occ == 0 // their goals are missing", 2, atCastling, does(emptyToRook)},
	{"castling960-attacked-to-rook", "castling of Chess960 looks for attacks between king and rook, not as far as the king goes", "for sq := range between(king, rook) {...} // in place of the king's goal", 2, atCastling, does(attackedToRook)},
	{"castling960-measured-to-rook", "castling of Chess960 looks for pieces and attacks between king and rook, not as far as they go", "path = between(king, rook) // in place of their goals", 2, atCastling, does(emptyToRook | attackedToRook)},
	{"castling960-rook-goal-occupied", "castling of Chess960 is allowed though a piece stands where the rook goes", "occ & kingPath == 0 // the rook's goal is missing", 2, atCastling, allows(rookGoalOccupied)},
	{"castling960-rook-path-occupied", "castling of Chess960 is allowed though pieces stand where the rook goes or passes", "occ & kingPath == 0 // the rook's path is missing", 2, atCastling, allows(rookGoalOccupied | bOccupied)},
	{"castling960-not-lifted", "castling of Chess960 is refused when king and rook stand in each other's way", "occ & path == 0 // occ still has king and rook", 2, atCastling, refuses(castles, unlifted)},
	{"castling960-uncovers", "castling of Chess960 is allowed though the rook uncovers an attack on the king", "attacked(to, occ) // occ still has the rook", 3, atCastling, allows(uncovered)},
	{"castling960-stays-put", "castling of Chess960 is missing when the king already stands on its goal", "if to == from { continue }", 2, atCastling, refuses(castles, staysPut)},
	{"castling960-letters-skipped", "the letters of rooks in the castling rights of a FEN are not read", `strings.Index("KQkq", right) // A to H and a to h are skipped`, 2, atCastling, refuses(castles, lettered)},

	// Promotions.
	{"promotion-missing", "pawns reach the last rank and stay pawns", "if rank(to) == last {...} // never reached", 2, atPromotion, and(refuses(promotes), allows(unpromoted))},
	{"promotion-queen-only", "pawns are promoted to queens only", "add(from, to, queen)", 3, atPromotion, refuses(under)},
	{"promotion-queen-knight", "there are no promotions to rook and bishop", "for _, p := range {queen, knight}", 3, atPromotion, and(refuses(promotes, bishop), refuses(promotes, rook))},
	{"promotion-no-rook", "there are no promotions to rooks", "the loop over pieces ends too early, or starts too late", 2, atPromotion, refuses(promotes, rook)},
	{"promotion-no-bishop", "there are no promotions to bishops", "the loop over pieces ends too early, or starts too late", 2, atPromotion, refuses(promotes, bishop)},
	{"promotion-no-knight", "there are no promotions to knights", "the loop over pieces ends too early, or starts too late", 2, atPromotion, refuses(promotes, knight)},
	{"promotion-no-queen", "there are no promotions to queens", "for p := knight; p < queen; p++ {...} // in place of <=", 2, atPromotion, refuses(promotes, queen)},
	{"promotion-not-by-capture", "captures that promote are missing", "captures & ^lastRank", 2, atPromotion, refuses(promotes, captures)},
	{"promotion-not-by-push", "pushes that promote are missing", "pushes & ^lastRank", 2, atPromotion, refuses(promotes, quiet)},
	{"promotion-capture-keeps-pawn", "a pawn that captures on the last rank stays a pawn", "add(from, to) // in captures, where the last rank is not looked at", 2, atPromotion, and(refuses(promotes, captures), allows(unpromoted, captures))},
	{"promotion-push-keeps-pawn", "a pawn that is pushed to the last rank stays a pawn", "add(from, to) // in pushes, where the last rank is not looked at", 1, atPromotion, and(refuses(promotes, quiet), allows(unpromoted, quiet))},
	{"promotion-capture-queen-only", "captures on the last rank promote to queens only", "add(from, to, queen) // in captures", 3, atPromotion, refuses(under, captures)},
	{"promotion-capture-no-knight", "captures on the last rank do not promote to knights", "the list of pieces for captures ends too early", 2, atPromotion, refuses(promotes, captures, knight)},
	{"promotion-push-queen-only", "pushes to the last rank promote to queens only", "add(from, to, queen) // in pushes", 2, atPromotion, refuses(under, quiet)},
	{"promotion-push-no-knight", "pushes to the last rank do not promote to knights", "the list of pieces for pushes ends too early", 2, atPromotion, refuses(promotes, quiet, knight)},
	{"promotion-to-king", "pawns are promoted to kings too", "for p := knight; p <= king; p++ {...} // in place of <", 1, atPromotion, does(promotesToKing)},
	{"promotion-and-pawn", "in addition to the four promotions there is a move that leaves a pawn on the last rank", "add(from, to) // without else", 2, atPromotion, allows(unpromoted)},
	{"promotion-twice", "promotions are listed twice", "captures and quiet moves both have them", 1, atPromotion, does(promotesTwice)},
	{"promotion-makes-queens", "all four promotions make a queen", "board[to] = queen // in place of the promotion", 2, atPromotion, does(makesQueens)},
	{"promotion-makes-nothing", "a pawn is still one after its promotion", "board[to] = board[from] // promotion is not looked at in make", 2, atPromotion, does(makesPawns)},

	// Other moves of pawns.
	{"double-push-jumps", "a double push jumps over a piece", "if empty(to + 2*forward) {...} // the square between is not tested", 3, atPawnMove, allows(jumpsOwn | jumpsEnemy)},
	{"double-push-jumps-own", "a double push jumps over a piece of its own side", "empty(to + forward) && !theirs(to) // in place of empty(to)", 1, atPawnMove, allows(jumpsOwn)},
	{"double-push-captures", "a double push captures", "empty(from + forward) // the target is not tested", 2, atPawnMove, allows(doubleBlocked)},
	{"push-captures", "a push captures, and a double push jumps over what the push could capture", "to & ^own // in place of empty", 2, atPawnMove, allows(pushBlocked | jumpsEnemy)},
	{"push-captures-once", "a push captures, a double push does not", "to & ^own // in place of empty, after the double push", 2, atPawnMove, allows(pushBlocked)},
	{"pawn-wraps-a", "captures of pawns wrap round the a-file", "pawns << 7 // without & ^fileH", 3, atPawns, allows(wrapsA, pawn)},
	{"pawn-wraps-h", "captures of pawns wrap round the h-file", "pawns << 9 // without & ^fileA", 3, atPawns, allows(wrapsH, pawn)},
	{"pawn-wraps-both", "captures of pawns wrap round both edges of the board, en passant does not", "pawns << 7 | pawns << 9 // without files", 2, atPawns, allows(wrapsA|wrapsH, pawn)},
	{"pawn-wraps", "captures of pawns wrap round both edges of the board, en passant too", "pawns << 7 | pawns << 9 // without files", 3, atPawns, allows(wrapsA | wrapsH)},
	{"pawn-mask-to-a", "captures of pawns towards the a-file have the mask of the other file: they wrap from it, and are missing from the h-file", "(pawns & ^fileH) << 7 // in place of fileA", 2, atPawns, and(allows(wrapsA, pawn), refuses(pawn, toA, fromEdge, inside))},
	{"pawn-mask-to-h", "captures of pawns towards the h-file have the mask of the other file: they wrap from it, and are missing from the a-file", "(pawns & ^fileA) << 9 // in place of fileH", 2, atPawns, and(allows(wrapsH, pawn), refuses(pawn, toH, fromEdge, inside))},
	{"pawn-masks", "captures of pawns have the masks of the wrong files: they wrap from those, and are missing from the others", "(pawns & ^fileH) << 7 | (pawns & ^fileA) << 9 // the other way round", 2, atPawns, and(allows(wrapsA|wrapsH, pawn), refuses(pawn, fromEdge, inside))},
	{"double-push-missing", "double pushes are missing", "if rank(from) == start {...} // never reached", 1, atPawnMove, refuses(double)},
	{"pawn-not-from-edge", "pawns on the a- and h-file do not capture", "if file > 0 && file < 7 {...}", 2, atPawns, refuses(pawn, fromEdge, captures)},
	{"pawn-not-to-a", "captures of pawns towards the a-file are missing", "only one direction", 2, atPawns, refuses(pawn, toA)},
	{"pawn-not-to-h", "captures of pawns towards the h-file are missing", "only one direction", 2, atPawns, refuses(pawn, toH)},
	{"pawn-never-to-a", "captures of pawns towards the a-file are missing, en passant too", "only one direction", 2, atPawns, refuses(toA)},
	{"pawn-never-to-h", "captures of pawns towards the h-file are missing, en passant too", "only one direction", 2, atPawns, refuses(toH)},

	// Moves of the king.
	{"king-next-to-king", "the king may stand next to the other king", "attacked() without kings", 3, atKing, allows(seenBy(byKing))},
	{"king-along-ray", "the king may step back along the line of the slider that checks it", "attacked(to, occ) // occ still has the king", 3, atKing, allows(alongRay)},
	{"king-takes-protected", "the king may capture a protected piece", "attacks & ^own // so that own pieces are not protected", 3, atKing, allows(steps|alongRay, king, captures)},
	{"king-no-capture", "the king does not capture", "kingAttacks & ^occ", 1, atKing, refuses(king, captures)},
	{"king-into-attack", "the king may step to any attacked square", "legality is not tested for moves of the king", 2, atKing, allows(steps | alongRay)},

	// Checks.
	{"check-ignored", "checks and pins are ignored, except by the king", "legality is tested for moves of the king only", 2, atEvasion, and(allows(everyReason, ordinary), allows(everyReason, enPassant))},
	{"check-unanswered", "checks are ignored by other pieces than the king, pins are not", "targets & checkMask // missing", 2, atEvasion, and(allows(checks, ordinary), allows(checks, enPassant))},
	{"check-untested", "no move is tested for leaving the king in check, nor castling for passing one", "if attacked(king) { unmake() } // missing", 2, atAttacks, allows(everyReason)},
	{"check-untested-but-castling", "no move is tested for leaving the king in check, except castling", "if attacked(king) { unmake() } // missing; castling has a test of its own", 2, atAttacks, and(allows(everyReason, ordinary), allows(everyReason, enPassant), allows(everyReason, king))},
	{"check-untested-but-on-the-way", "no move is tested for leaving the king in check, and castling only for what the king stands on and passes", "if attacked(king) { unmake() } // missing; castling has a test of e1 and f1", 2, atAttacks, and(allows(everyReason, ordinary), allows(everyReason, enPassant), allows(everyReason, king), allows(lands))},
	{"check-evasions-untested", "in check, moves of other pieces than the king are not tested", "if inCheck { return all } // pins are looked at else", 1, atEvasion, and(allows(everyReason, ordinary, inCheck), allows(everyReason, enPassant, inCheck))},
	{"check-ignored-by-pawns", "moves of pawns are not tested for leaving the king in check", "if piece == pawn {...} // added without the test", 2, atEvasion, and(allows(everyReason, pawn), allows(everyReason, enPassant))},
	{"check-ignored-by-knights", "moves of knights are not tested for leaving the king in check", "if piece == knight {...} // added without the test", 2, atEvasion, allows(everyReason, officer, knight)},
	{"check-ignored-by-promotions", "promotions are not tested for leaving the king in check", "the four moves are added without the test", 2, atEvasion, allows(everyReason, promotes)},
	{"check-ignored-by-double-push", "a double push is made in check, whether it blocks that or not", "double pushes & checkMask // missing", 2, atEvasion, allows(checks, double)},
	{"check-king-only", "a check is answered by moves of the king only", "if inCheck { return kingMoves }", 2, atEvasion, refuses(inCheck, ordinary)},
	{"check-not-blocked", "checks are not blocked", "checkMask = checkers // without the squares between", 2, atEvasion, refuses(blocksChecker)},
	{"check-not-captured", "the piece that checks is captured by the king only", "checkMask = between // without checkers", 2, atEvasion, refuses(takesChecker)},
	{"check-leaper-not-captured", "a pawn or knight that checks is captured by the king only", "checkMask = between // has sliders and their squares, no pawns and knights", 2, atEvasion, refuses(takesLeaper)},
	{"check-not-blocked-by-double-push", "a double push is not taken as a block of a check", "double pushes & ^checkMask, or only single & checkMask is pushed on", 2, atEvasion, refuses(blocksChecker, double)},
	{"check-not-answered-by-promotion", "promotions do not answer a check", "the generator of evasions has no promotions", 2, atEvasion, refuses(inCheck, promotes)},
	{"double-check-answered", "a double check is answered by a piece that deals with one checker", "if checkers != 0 {...} // more than one is not distinguished", 3, atDoubleCheck, and(allows(checks, inDoubleCheck, takesChecker), allows(checks, inDoubleCheck, blocksChecker))},
	{"check-by-pawn-unseen", "checks by pawns are not seen", "pawnAttacks[them][king] // the other color's table", 3, atEvasion, allows(checks & seenBy(byPawn))},
	{"check-by-knight-unseen", "checks by knights are not seen", "checkers without knights", 2, atEvasion, allows(checks & seenBy(byKnight))},

	// Pins.
	{"pin-ignored", "pinned pieces move freely", "pinned = 0", 3, atPins, allows(leavesPin, ordinary)},
	{"pin-ignored-pawn", "pinned pawns move freely", "pawns are left out of the test", 2, atPins, allows(leavesPin, pawn)},
	{"pin-ignored-knight", "pinned knights move freely", "knights & ^pinned // missing", 2, atPins, allows(leavesPin, officer, knight)},
	{"pin-ignored-push", "pinned pawns push freely", "pushes & ray // missing", 2, atPins, allows(leavesPin, pawn, quiet)},
	{"pin-ignored-double-push", "pinned pawns make double pushes freely", "double pushes & ray // missing", 2, atPins, allows(leavesPin, double)},
	{"pin-ignored-capture", "pinned pawns capture freely", "captures & ray // missing", 2, atPins, allows(leavesPin, pawn, captures)},
	{"pin-ignored-push-line", "pawns that are pinned along a rank push freely", "pushes of pawns & ^pinnedDiagonally // without & ray", 2, atPins, allows(leavesLine, pawn, quiet)},
	{"pin-ignored-capture-diagonal", "pawns that are pinned along a diagonal capture freely", "captures of pawns & ^pinnedStraight // without & ray", 2, atPins, allows(leavesDiagonal, pawn, captures)},
	{"pin-ignored-out-of-check", "moves are tested in check only, except those of the king, so that pinned pieces move freely", "if !inCheck { return all }", 2, atPins, and(allows(leavesPin, ordinary, calm), allows(everyReason, enPassant, calm))},
	{"pin-ignored-in-check", "a pinned piece may answer a check", "if inCheck { targets = checkMask } else if pinned {...}", 3, atPins, allows(leavesPin, ordinary, inCheck)},
	{"pin-diagonal-unseen", "pins along diagonals are not seen", "pinners = rooks and queens on lines", 2, atPins, allows(leavesDiagonal, ordinary)},
	{"pin-line-unseen", "pins along ranks and files are not seen", "pinners = bishops and queens on diagonals", 2, atPins, allows(leavesLine, ordinary)},
	{"pin-by-queen-unseen", "pins by queens are not seen", "pinners = rooks on lines and bishops on diagonals", 2, atPins, allows(leavesQueenLine|leavesQueenDiagonal, ordinary)},
	{"pin-by-queen-diagonal-unseen", "pins by queens along diagonals are not seen", "pinners = bishops on diagonals // queens are missing", 2, atPins, allows(leavesQueenDiagonal, ordinary)},
	{"pin-by-queen-line-unseen", "pins by queens along ranks and files are not seen", "pinners = rooks on lines // queens are missing", 2, atPins, allows(leavesQueenLine, ordinary)},
	{"pin-frozen", "pinned pieces do not move, not even along their line", "pieces & ^pinned", 3, atPins, refuses(pinned, ordinary)},
	{"pin-frozen-pawn", "pinned pawns do not move, not even along their line", "pawns & ^pinned", 3, atPins, refuses(pinned, pawn)},
	{"pin-frozen-pieces", "pinned pieces other than pawns do not move, not even along their line", "(bishops | rooks | queens) & ^pinned", 2, atPins, refuses(pinned, officer)},
	{"pin-frozen-push", "pinned pawns do not push, not even along their file", "pushes of pawns & ^pinned", 2, atPins, refuses(pinned, pawn, quiet)},
	{"pin-frozen-capture", "pinned pawns do not capture, not even the piece that pins them", "captures of pawns & ^pinned", 2, atPins, refuses(pinned, pawn, captures)},
	{"pin-no-capture", "a pinned piece may not capture the piece that pins it", "between(king, pinner) // without the pinner", 2, atPins, refuses(takesPinner)},
	{"pin-through-enemies", "a piece is taken for pinned though a piece of the opponent stands between, too", "count(between & own) == 1 // in place of between & occ", 2, atPins, does(pinsThroughEnemies)},
	{"pin-of-several", "pieces are taken for pinned though several stand between", "pinned |= between & own // without count(between & occ) == 1", 2, atPins, does(pinsSeveral)},

	// Knights and sliders.
	{"knight-wraps", "knights wrap round the edge of the board", "knight << 17 // without & ^fileA", 1, atSteps, does(knightsWrap)},
	{"slider-through-enemies", "sliders go on past all pieces of the opponent", "break // missing after a capture", 1, atSlides, does(throughEnemies)},
	{"slider-on-after-capture", "sliders go on past a piece that they capture", "break // missing after a capture", 1, atSlides, does(onAfterCapture)},

	// A test for attacks that several rules share.
	{"attack-blind-to-pawns", "the test for attacks does not see pawns: moves of the king, castling and checks", "isSquareAttacked() without pawns", 3, atAttacks, allows(seenBy(byPawn))},
	{"attack-blind-to-knights", "the test for attacks does not see knights: moves of the king, castling and checks", "isSquareAttacked() without knights", 2, atAttacks, allows(seenBy(byKnight))},
	{"attack-blind-to-bishops", "the test for attacks does not see bishops: moves of the king, castling, checks and pins", "isSquareAttacked() without bishops", 2, atAttacks, does(blindToBishops)},
	{"attack-blind-to-rooks", "the test for attacks does not see rooks: moves of the king, castling, checks and pins", "isSquareAttacked() without rooks", 2, atAttacks, does(blindToRooks)},
	{"attack-blind-to-queens", "the test for attacks does not see queens: moves of the king, castling, checks and pins", "isSquareAttacked() without queens", 2, atAttacks, does(blindToQueens)},
	{"attack-queens-as-rooks", "the test for attacks takes queens for rooks: moves of the king, castling, checks and pins", "bishopAttacks(sq) & bishops // queens are missing", 2, atAttacks, does(queensAsRooks)},
	{"attack-queens-as-bishops", "the test for attacks takes queens for bishops: moves of the king, castling, checks and pins", "rookAttacks(sq) & rooks // queens are missing", 2, atAttacks, does(queensAsBishops)},
	{"attack-by-pawn-moves", "the test for attacks takes the moves of pawns for their attacks: moves of the king and castling", "attacked = squares that opponent's moves go to", 3, atAttacks, and(allows((steps|passes|lands)&seenBy(byPawn)), refuses(pushedAt))},
	{"attack-pawns-on-men", "the king steps to and castles over empty squares that pawns attack", "isSquareAttacked() by the generator of pawn captures", 2, atAttacks, and(allows(steps&seenBy(byPawn), king, quiet), allows((passes|lands)&seenBy(byPawn)))},
	{"attack-pawns-backwards", "the test for attacks takes pawns to attack backwards: moves of the king, castling and checks", "pawnAttacks[them][sq] // the other color's table", 2, atAttacks, does(pawnsBackwards)},
	{"danger-blind-to-pawns", "moves of the king and castling do not see attacks of pawns; checks do", "danger = attacks without pawns", 2, atDanger, allows((steps | passes | lands) & seenBy(byPawn))},
	{"danger-pawns-backwards", "moves of the king and castling take pawns to attack backwards; checks do not", "danger = pawnAttacks[us] // the other color's", 2, atDanger, and(allows((steps|passes|lands)&seenBy(byPawn)), refuses(inFront))},
	{"danger-blind-to-knights", "moves of the king and castling do not see attacks of knights; checks do", "danger = attacks without knights", 2, atDanger, allows((steps | passes | lands) & seenBy(byKnight))},
	{"danger-blind-to-sliders", "moves of the king and castling do not see attacks of sliders; checks do", "danger = attacks without sliders", 1, atDanger, allows((steps|passes|lands)&seenBy(byBishop|byRook|byQueen) | alongRay)},

	// From here on the moves are right, and the count is not.
	{"finished-games-counted", "games that end above the depth, by mate or stalemate, are counted as leaves", "if len(moves) == 0 { return 1 }", 3, atCounting, does(checkmatesCount | stalematesCount)},
	{"checkmates-counted", "games that end above the depth by mate are counted as leaves", "if checkmate { return 1 }", 1, atCounting, does(checkmatesCount)},
	{"stalemates-counted", "games that end above the depth by stalemate are counted as leaves", "if stalemate { return 1 }", 2, atCounting, does(stalematesCount)},
	{"promotions-counted-once", "the last ply counts a promotion once, not four times", "nodes += count(targets)", 3, atCounting, lastPly(refuses(under))},
	{"last-ply-without-en-passant", "the last ply does not count en passant", "the count in bulk leaves it out", 1, atCounting, lastPly(refuses(enPassant))},
	{"last-ply-en-passant-pinned", "the last ply counts en passant by pinned pawns", "the count in bulk has a test of its own", 2, atCounting, lastPly(allows(leavesPin, enPassant))},
	{"last-ply-pseudo-legal", "the last ply counts moves that leave the king in check", "if depth == 1 { return len(pseudoLegal) }", 3, atCounting, lastPly(allows(everyReason))},
	{"last-ply-untested", "the last ply counts moves that leave the king in check, except castling", "if depth == 1 { return len(pseudoLegal) } // castling is tested where it is generated", 3, atCounting, lastPly(and(allows(everyReason, ordinary), allows(everyReason, enPassant), allows(everyReason, king)))},
	{"last-ply-untested-but-on-the-way", "the last ply counts moves that leave the king in check, and castling is tested only for what the king stands on and passes", "if depth == 1 { return len(pseudoLegal) } // castling is tested for e1 and f1", 3, atCounting, lastPly(and(allows(everyReason, ordinary), allows(everyReason, enPassant), allows(everyReason, king), allows(lands)))},
	{"underpromotions-untested", "the last ply counts the underpromotions of moves that are illegal", "the four moves are added, the first is tested", 2, atCounting, lastPly(allows(everyReason, under))},
	{"depths-added-up", "the number is the sum of the depths from 1 on", "total += perft(d) // for d from 1 to depth", 3, atCounting, does(addsDepths)},
	{"inner-nodes-counted", "positions on the way are counted too, not only the leaves", "nodes++ // before depth == 0 is tested", 2, atCounting, does(addsDepths | addsInMoves)},
	{"depths-and-root-added-up", "the number is the sum of the depths from 0 on", "nodes++ // at every node", 2, atCounting, does(addsDepths | oneMore)},
	{"one-ply-deeper", "the number is that of one ply more", "depth < 0 in place of depth == 0", 2, atCounting, does(oneDeeper)},
	{"one-ply-less", "the number is that of one ply less", "perft(depth-1) at the root", 2, atCounting, does(oneLess)},
	{"one-too-many", "the number is one too many", "nodes = 1 at the start", 2, atCounting, does(oneMore)},
	{"moves-never-made", "moves are not made: the number is a power of the moves at the root", "make(m) // on a copy that is dropped", 2, atCounting, does(neverMade)},
	{"bare-kings-end", "positions without mating material have no moves", "if insufficientMaterial() { return 0 }", 2, atCounting, does(bareKingsEnd)},
}

// NumFaults is how many faults there are.
var NumFaults = Fault(len(Catalog))

// Named returns the fault with a name.
func Named(name string) (Fault, error) {
	f := slices.IndexFunc(Catalog, func(card Card) bool { return card.Name == name })
	if f < 0 {
		return 0, fmt.Errorf("fault %q is not in the catalog", name)
	}
	return Fault(f), nil
}

// Counts reports whether f is a fault of counting: the moves are right.
func (f Fault) Counts() bool {
	return Catalog[f].effect.lastPly || Catalog[f].effect.quirks&counting != 0
}

// OfChess960 reports whether f is a fault of castling that only Chess960 shows.
func (f Fault) OfChess960() bool { return strings.HasPrefix(Catalog[f].Name, "castling960-") }

// Concerns reports whether a fault leads to where a habit matters, or more: the habit may make it show where it does not
// alone.
func (h Habit) Concerns(f Fault) (matters, shows bool) {
	e := Catalog[f].effect
	if quirk(h)&capturesAhead != 0 {
		return e.quirks&keepsSquare != 0, e.quirks&keepsSquare != 0
	}
	adds := func(r rule) bool { return r.overlook != 0 || h == TestsByMaking && r.when&(ordinary|pawn) != 0 }
	inCheck := func(r rule) bool { return r.overlook&checks != 0 && r.when&castles != 0 }
	return e.quirks&^counting != 0 || slices.ContainsFunc(e.rules, adds),
		h == TestsByMaking && e.quirks&missesVictim != 0 || h == KeepsKings && slices.ContainsFunc(e.rules, inCheck)
}

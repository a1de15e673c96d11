package faulty

import "fmt"

// Fault is a mistake of a move generator, or of what counts with it.
type Fault uint8

// Card describes a fault.
type Card struct {
	Name string
	// Text is a sentence, without a capital and a full stop.
	Text string
	// Code is the line that usually causes it.
	Code string
	// Weight is how usual the fault is, from 1 to 3.
	Weight int
}

// Catalog describes the faults, each of which is declared with its card below.
var Catalog []Card

// fault adds a fault to the catalog.
func fault(name, text, code string, weight int) Fault {
	Catalog = append(Catalog, Card{name, text, code, weight})
	return Fault(len(Catalog) - 1)
}

// The faults: name, text, code and weight of each.
var (
	enPassantMissing        = fault("en-passant-missing", "en passant is never generated, or never after a double push", "if to == ep && ep != 0 {...} // never reached, or ep not set", 3)
	enPassantNotOnEdge      = fault("en-passant-not-from-edge", "pawns on the a- and h-file never capture en passant", "if file(from) > 0 && file(from) < 7 {...}", 2)
	enPassantNotLeft        = fault("en-passant-not-to-a", "en passant towards the a-file is missing", "only one of the two capturing directions looks at ep", 2)
	enPassantNotRight       = fault("en-passant-not-to-h", "en passant towards the h-file is missing", "only one of the two capturing directions looks at ep", 2)
	enPassantStale          = fault("en-passant-square-stays", "the en-passant square is not cleared by the next move", "ep = none // missing at the start of make", 3)
	enPassantKeepsPawn      = fault("en-passant-keeps-pawn", "the pawn that is captured en passant stays on the board", "remove(to - forward) // missing", 3)
	enPassantRankPin        = fault("en-passant-opens-rank", "en passant is allowed though both pawns leave the king's rank open to a rook or queen", "occ ^ from ^ to ^ captured // captured is missing in the test", 3)
	enPassantUntested       = fault("en-passant-untested", "en passant is not tested for leaving the king in check", "moves.add(from, ep) // without the test of the other moves", 3)
	enPassantDiagonalPin    = fault("en-passant-opens-diagonal", "en passant is allowed though the captured pawn shielded the king from a bishop or queen", "only the rank of the king is looked along", 2)
	enPassantPinned         = fault("en-passant-by-pinned-pawn", "a pinned pawn may capture en passant", "for pawns & attacks(ep) {...} // without & ^pinned", 2)
	enPassantPinnedRefused  = fault("en-passant-pinned-refused", "a pinned pawn may not capture en passant, not even along the line of its pin", "pawns & ^pinned & attacks(ep)", 2)
	enPassantEvasionRefused = fault("en-passant-evasion-refused", "en passant is refused as the answer to a check by the pawn that it captures", "if checkMask.has(ep) {...} // the pawn stands behind ep", 3)
	enPassantAnyEvasion     = fault("en-passant-any-evasion", "en passant is allowed in check though it does not answer the check", "the check mask is not looked at", 2)
	enPassantByPieces       = fault("en-passant-by-pieces", "any piece that moves to the en-passant square removes the pawn", "if to == ep {...} // without piece == pawn", 2)
	enPassantWraps          = fault("en-passant-wraps", "en passant wraps round the edge of the board", "(bit(ep) >> 7 | bit(ep) >> 9) & pawns // without files", 2)
	enPassantOfFEN          = fault("en-passant-of-fen", "the en-passant square of the FEN is not read", "field 4 is skipped", 2)
	enPassantTwice          = fault("en-passant-twice", "en passant is generated twice", "as a capture, and again by itself", 1)
	enPassantAfterSingle    = fault("en-passant-after-single-push", "a single push to the fourth rank may be answered en passant too", "if rank(to) == 4 { ep = to - forward } // without from", 1)
	enPassantDiagonals      = fault("en-passant-diagonals-untested", "en passant is tested along ranks and files only, not along diagonals", "rookAttacks(king, occ) & (rooks | queens) // bishops are missing", 2)
	enPassantTestedBefore   = fault("en-passant-tested-before", "en passant is tested for check while the captured pawn is still there", "the pawn is removed after the test", 2)

	castlingMissing            = fault("castling-missing", "castling is never generated", "generateCastling() // not called, or rights not read", 3)
	castlingNotShort           = fault("castling-not-short", "short castling is missing", "one of the two rights is tested twice", 3)
	castlingNotLong            = fault("castling-not-long", "long castling is missing", "one of the two rights is tested twice", 3)
	castlingOutOfCheck         = fault("castling-out-of-check", "castling out of check is allowed", "if !attacked(e1) {...} // missing", 3)
	castlingThrough            = fault("castling-through-check", "castling through an attacked square is allowed", "if !attacked(f1) {...} // missing", 3)
	castlingInto               = fault("castling-into-check", "castling into check is allowed", "if !attacked(g1) {...} // missing", 2)
	castlingUntested           = fault("castling-untested", "castling out of, through and into check is allowed", "only empty squares are tested", 3)
	castlingThroughInto        = fault("castling-through-and-into", "castling through and into check is allowed, not out of check", "only attacked(e1) is tested", 2)
	castlingThroughShort       = fault("castling-through-check-short", "short castling through an attacked square is allowed", "if !attacked(f1) {...} // missing", 2)
	castlingThroughLong        = fault("castling-through-check-long", "long castling through an attacked square is allowed", "if !attacked(d1) {...} // missing", 2)
	castlingGOccupied          = fault("castling-g-occupied", "short castling is allowed though a piece stands on g1 or g8", "occ & f1 == 0 // g1 is missing", 1)
	castlingBAttacked          = fault("castling-b-attacked", "long castling is refused when b1 or b8 is attacked", "attacked(b1 | c1 | d1) // b1 must be empty, no more", 3)
	castlingRookAttacked       = fault("castling-rook-attacked", "castling is refused when the rook is attacked", "attacked(e1 | f1 | g1 | h1)", 2)
	castlingBOccupied          = fault("castling-b-occupied", "long castling is allowed though a piece stands on b1 or b8", "occ & (c1 | d1) == 0 // b1 is missing", 3)
	castlingRookStays          = fault("castling-rook-stays", "castling moves the king alone", "the rook is not moved in make", 2)
	castlingPawnsUnseen        = fault("castling-pawns-unseen", "castling through squares that pawns attack is allowed", "attacked() without pawns", 2)
	castlingKnightsUnseen      = fault("castling-knights-unseen", "castling through squares that knights attack is allowed", "attacked() without knights", 2)
	castlingKingUnseen         = fault("castling-king-unseen", "castling through squares that the other king attacks is allowed", "attacked() without kings", 2)
	castlingPawnMoves          = fault("castling-pawn-moves", "castling takes the moves of pawns for their attacks", "attacked = squares that opponent's moves go to", 2)
	rightsKingMoved            = fault("rights-stay-king-moved", "castling rights stay when the king moves", "rights &^= both // missing for king moves", 3)
	rightsRookMoved            = fault("rights-stay-rook-moved", "castling rights stay when a rook moves away and comes back", "rights &^= of(from) // missing", 3)
	rightsRookMovedGhost       = fault("rights-stay-rook-moved-ghost", "castling rights stay when a rook moves, and castling makes a new one", "rights &^= of(from) // missing, and no test for a rook", 1)
	rightsRookTaken            = fault("rights-stay-rook-captured", "castling rights stay when the rook is captured, and another one may castle", "rights &^= of(to) // missing: only the mover's square is looked at", 3)
	rightsRookTakenGhost       = fault("rights-stay-rook-captured-ghost", "castling rights stay when the rook is captured, and castling makes a new one", "rights &^= of(to) // missing, and no test for a rook", 3)
	rightsRookTakenAlone       = fault("rights-stay-rook-captured-alone", "castling rights stay when the rook is captured, and the king castles alone", "rights &^= of(to) // missing, and no test for a rook", 2)
	rightsRookTakenByPromotion = fault("rights-stay-captured-by-promotion", "castling rights stay when a promotion captures the rook", "rights &^= of(to) // missing in the branch of promotions", 2)
	rightsBothByRook           = fault("rights-both-lost-by-rook", "a rook that moves loses both castling rights", "rights &^= both", 2)
	rightsBothByCapture        = fault("rights-both-lost-by-capture", "a rook that is captured loses both castling rights", "rights &^= both", 2)
	rightsOtherSide            = fault("rights-other-side-lost", "a rook that moves loses the right of the other side", "the squares of the two rooks are exchanged", 2)

	promotionMissing          = fault("promotion-missing", "pawns reach the last rank and stay pawns", "if rank(to) == last {...} // never reached", 2)
	promotionQueenOnly        = fault("promotion-queen-only", "pawns are promoted to queens only", "add(from, to, queen)", 3)
	promotionQueenKnight      = fault("promotion-queen-knight", "there are no promotions to rook and bishop", "for _, p := range {queen, knight}", 3)
	promotionNoRook           = fault("promotion-no-rook", "there are no promotions to rooks", "the loop over pieces ends too early, or starts too late", 2)
	promotionNoBishop         = fault("promotion-no-bishop", "there are no promotions to bishops", "the loop over pieces ends too early, or starts too late", 2)
	promotionNoKnight         = fault("promotion-no-knight", "there are no promotions to knights", "the loop over pieces ends too early, or starts too late", 2)
	promotionNotByCapture     = fault("promotion-not-by-capture", "captures that promote are missing", "captures & ^lastRank", 2)
	promotionNotByPush        = fault("promotion-not-by-push", "pushes that promote are missing", "pushes & ^lastRank", 2)
	promotionCaptureQueenOnly = fault("promotion-capture-queen-only", "captures on the last rank promote to queens only", "add(from, to, queen) // in captures", 3)
	promotionPushQueenOnly    = fault("promotion-push-queen-only", "pushes to the last rank promote to queens only", "add(from, to, queen) // in pushes", 2)
	promotionAndPawn          = fault("promotion-and-pawn", "beside the four promotions there is a move that leaves a pawn on the last rank", "add(from, to) // without else", 2)
	promotionCaptureAndPawn   = fault("promotion-capture-and-pawn", "beside the four promotions of a capture there is one that leaves a pawn", "add(from, to) // without else, in captures", 2)
	promotionAllQueens        = fault("promotion-all-queens", "all four promotions make a queen", "put(queen, to) // whatever the move says", 2)
	promotionNotLeft          = fault("promotion-not-to-a", "captures towards the a-file that promote are missing", "one direction is forgotten", 1)
	promotionNotRight         = fault("promotion-not-to-h", "captures towards the h-file that promote are missing", "one direction is forgotten", 1)
	promotionUntested         = fault("promotion-untested", "promotions are not tested for leaving the king in check", "moves.add(from, to, queen) // without the test of the other moves", 2)

	doubleJumps     = fault("double-push-jumps", "a double push jumps over a piece", "if empty(to + 2*forward) {...} // the square between is not tested", 3)
	doubleCaptures  = fault("double-push-captures", "a double push captures", "empty(from + forward) // the target is not tested", 2)
	doubleFromThird = fault("double-push-from-third-rank", "a double push is allowed from the third rank too", "rank(to) <= 5", 1)
	pushCaptures    = fault("push-captures", "a push captures", "to & ^own // in place of empty", 2)
	pawnWrapsA      = fault("pawn-wraps-a", "captures of pawns wrap round the a-file", "pawns << 7 // without & ^fileH", 3)
	pawnWrapsH      = fault("pawn-wraps-h", "captures of pawns wrap round the h-file", "pawns << 9 // without & ^fileA", 3)
	pawnNotFromEdge = fault("pawn-not-from-edge", "pawns on the a- and h-file do not capture", "if file > 0 && file < 7 {...}", 2)
	pawnNotLeft     = fault("pawn-not-to-a", "captures of pawns towards the a-file are missing", "only one direction", 1)
	pawnNotRight    = fault("pawn-not-to-h", "captures of pawns towards the h-file are missing", "only one direction", 1)

	kingNextToKing     = fault("king-next-to-king", "the king may stand next to the other king", "attacked() without kings", 3)
	kingAlongRay       = fault("king-along-ray", "the king may step back along the line of the slider that checks it", "attacked(to, occ) // occ still has the king", 3)
	kingTakesProtected = fault("king-takes-protected", "the king may capture a protected piece", "attacks & ^own // so that own pieces are not protected", 3)
	kingIntoPawn       = fault("king-into-pawn-attack", "the king may step where a pawn attacks", "attacked() without pawns, for moves of the king", 2)
	kingIntoPawnEmpty  = fault("king-into-pawn-attack-empty", "the king may step to an empty square that a pawn attacks", "attacks of pawns & occupied", 2)
	kingIntoKnight     = fault("king-into-knight-attack", "the king may step where a knight attacks", "attacked() without knights, for moves of the king", 2)
	kingIntoAny        = fault("king-into-attack", "the king may step to any attacked square", "legality is not tested for moves of the king", 2)
	kingPawnMoves      = fault("king-pawn-moves", "the king takes the moves of pawns for their attacks", "attacked = squares that opponent's moves go to", 2)
	kingWraps          = fault("king-wraps", "the king wraps round the edge of the board", "king << 1 // without & ^fileA", 1)

	checkIgnored        = fault("check-ignored", "checks and pins are ignored, except by the king", "legality is tested for moves of the king only", 2)
	checkKingOnly       = fault("check-king-only", "a check is answered by moves of the king only", "if inCheck { return kingMoves }", 2)
	checkNoBlock        = fault("check-not-blocked", "checks are not blocked", "checkMask = checkers // without the squares between", 2)
	checkNoCapture      = fault("check-not-captured", "the piece that checks is captured by the king only", "checkMask = between // without checkers", 2)
	checkNoDoubleBlock  = fault("check-not-blocked-by-double-push", "a double push is not taken as a block of a check", "double pushes & ^checkMask, or only single & checkMask is pushed on", 2)
	checkNoPromotion    = fault("check-not-answered-by-promotion", "promotions do not answer a check", "the generator of evasions has no promotions", 2)
	checkDoubleAnswered = fault("double-check-answered", "a double check is answered by a piece that deals with one checker", "if checkers != 0 {...} // more than one is not distinguished", 3)
	checkPawnUnseen     = fault("check-by-pawn-unseen", "checks by pawns are not seen", "pawnAttacks[them][king] // the other color's table", 3)
	checkKnightUnseen   = fault("check-by-knight-unseen", "checks by knights are not seen", "checkers without knights", 2)
	checkPawnNoCapture  = fault("check-not-captured-by-pawn", "pawns do not capture the piece that checks", "pawn captures & between", 1)

	pinIgnored        = fault("pin-ignored", "pinned pieces move freely", "pinned = 0", 3)
	pinIgnoredPawn    = fault("pin-ignored-pawn", "pinned pawns move freely", "pawns are left out of the test", 2)
	pinIgnoredKnight  = fault("pin-ignored-knight", "pinned knights move freely", "knights & ^pinned // missing", 2)
	pinIgnoredBishop  = fault("pin-ignored-bishop", "pinned bishops move freely", "the ray of the pin is not applied to bishops", 2)
	pinIgnoredRook    = fault("pin-ignored-rook", "pinned rooks move freely", "the ray of the pin is not applied to rooks", 2)
	pinIgnoredQueen   = fault("pin-ignored-queen", "pinned queens move freely", "the ray of the pin is not applied to queens", 2)
	pinIgnoredPush    = fault("pin-ignored-push", "pinned pawns push freely", "pushes & ray // missing", 2)
	pinIgnoredCapture = fault("pin-ignored-capture", "pinned pawns capture freely", "captures & ray // missing", 2)
	pinIgnoredInCheck = fault("pin-ignored-in-check", "a pinned piece may answer a check", "if inCheck { targets = checkMask } else if pinned {...}", 3)
	pinDiagonalUnseen = fault("pin-diagonal-unseen", "pins along diagonals are not seen", "pinners = rooks and queens on lines", 2)
	pinLineUnseen     = fault("pin-line-unseen", "pins along ranks and files are not seen", "pinners = bishops and queens on diagonals", 2)
	pinQueenUnseen    = fault("pin-queen-unseen", "pins by queens are not seen", "pinners without queens", 2)
	pinAnySlider      = fault("pin-by-any-slider", "any slider on a line with the king pins, a rook on a diagonal too", "rays(king) & (bishops | rooks | queens)", 2)
	pinFrozen         = fault("pin-frozen", "pinned pieces do not move, not even along their line", "pieces & ^pinned", 3)
	pinFrozenPawn     = fault("pin-frozen-pawn", "pinned pawns do not move, not even along their line", "pawns & ^pinned", 3)
	pinFrozenPieces   = fault("pin-frozen-pieces", "pinned pieces other than pawns do not move, not even along their line", "(bishops | rooks | queens) & ^pinned", 2)
	pinFrozenPush     = fault("pin-frozen-push", "pinned pawns do not push, not even along their file", "pushes of pawns & ^pinned", 2)
	pinFrozenCapture  = fault("pin-frozen-capture", "pinned pawns do not capture, not even the piece that pins them", "captures of pawns & ^pinned", 2)
	pinNoCapture      = fault("pin-no-capture", "a pinned piece may not capture the piece that pins it", "between(king, pinner) // without the pinner", 2)

	knightWraps          = fault("knight-wraps", "knights wrap round the edge of the board", "knight << 17 // without & ^fileA", 1)
	sliderWraps          = fault("slider-wraps", "rooks and queens wrap round the end of a rank", "for sq++; sq < 64 // no test for the file", 1)
	sliderOnAfterCapture = fault("slider-on-after-capture", "sliders go on behind a piece that they capture", "break // missing after a capture", 1)
	sliderStopsShort     = fault("slider-stops-short", "sliders do not reach the edge of the board", "for 0 < file && file < 7", 1)

	attackBlindToPawns   = fault("attack-blind-to-pawns", "the test for attacks does not see pawns: moves of the king, castling and checks", "isSquareAttacked() without pawns", 3)
	attackBlindToKnights = fault("attack-blind-to-knights", "the test for attacks does not see knights: moves of the king, castling and checks", "isSquareAttacked() without knights", 2)
	attackPawnMoves      = fault("attack-by-pawn-moves", "the test for attacks takes the moves of pawns for their attacks: moves of the king and castling", "attacked = squares that opponent's moves go to", 3)
	attackPawnsOnMen     = fault("attack-pawns-on-men", "the test for attacks sees pawns attack pieces only, no empty squares", "isSquareAttacked() by the generator of pawn captures", 2)
	attackPawnsBackwards = fault("attack-pawns-backwards", "the test for attacks takes pawns to attack backwards: moves of the king, castling and checks", "pawnAttacks[them][sq] // the other color's table", 2)
	dangerBlindToPawns   = fault("danger-blind-to-pawns", "moves of the king and castling do not see attacks of pawns; checks do", "danger = attacks without pawns", 2)
	dangerBlindToKnights = fault("danger-blind-to-knights", "moves of the king and castling do not see attacks of knights; checks do", "danger = attacks without knights", 2)

	// From here on the moves are right, and the count is not.
	countFinished           = fault("finished-games-counted", "games that end above the depth, by mate or stalemate, are counted as leaves", "if len(moves) == 0 { return 1 }", 3)
	countCheckmates         = fault("checkmates-counted", "games that end above the depth by mate are counted as leaves", "if mate { return 1 }", 3)
	countStalemates         = fault("stalemates-counted", "games that end above the depth by stalemate are counted as leaves", "if stalemate { return 1 }", 2)
	countNotMates           = fault("finished-leaves-not-counted", "leaves in which the game is over are not counted", "if len(moves) == 0 { return 0 } // before depth == 0", 2)
	countPromotionsOnce     = fault("promotions-counted-once", "the last ply counts a promotion once, not four times", "nodes += count(targets)", 3)
	countNoEnPassant        = fault("last-ply-without-en-passant", "the last ply does not count en passant", "the count in bulk leaves it out", 1)
	countNoCastling         = fault("last-ply-without-castling", "the last ply does not count castling", "the count in bulk leaves it out", 1)
	countEnPassantPinned    = fault("last-ply-en-passant-pinned", "the last ply counts en passant by pinned pawns", "the count in bulk has a test of its own", 2)
	countEnPassantUntested  = fault("last-ply-en-passant-untested", "the last ply counts en passant that leaves the king in check", "the count in bulk has no test", 2)
	countEnPassantDiagonals = fault("last-ply-en-passant-diagonals", "the last ply counts en passant that opens a diagonal to the king", "the count in bulk looks along ranks and files only", 2)
	countPseudoLegal        = fault("last-ply-pseudo-legal", "the last ply counts moves that leave the king in check", "if depth == 1 { return len(pseudoLegal) }", 3)
	countUnderpromotions    = fault("underpromotions-untested", "the last ply counts the underpromotions of moves that are illegal", "the four moves are added, the first is tested", 2)
	countCumulative         = fault("depths-added-up", "the number is the sum of the depths from 1 on", "total += perft(d) // for d from 1 to depth", 3)
	countCumulativeRoot     = fault("depths-and-root-added-up", "the number is the sum of the depths from 0 on", "nodes++ // at every node", 2)
	countDeeper             = fault("one-ply-deeper", "the number is that of one ply more", "depth < 0 in place of depth == 0", 2)
	countShallower          = fault("one-ply-less", "the number is that of one ply less", "perft(depth-1) at the root", 2)
	countOneMore            = fault("one-too-many", "the number is one too many", "nodes = 1 at the start", 2)
	countNeverMade          = fault("moves-never-made", "moves are not made: the number is a power of the moves at the root", "make(m) // on a copy that is dropped", 2)
	countBareZero           = fault("bare-kings-end", "positions in which nobody can be mated have no moves", "if insufficientMaterial() { return 0 }", 2)
	countBareLeaf           = fault("bare-kings-leaf", "positions in which nobody can be mated are counted as leaves", "if insufficientMaterial() { return 1 }", 2)
)

// NumFaults is how many faults there are.
var NumFaults = Fault(len(Catalog))

// The habits are what generators do in positions that only their faults lead to, each another thing: alone they change
// nothing.
const (
	// TestsByMaking is the habit of those that make a move to see whether it leaves the king in check: what is wrong
	// in making it is wrong in the test, a king that was captured has a square still, the en-passant square must be
	// empty, and every move from and to a corner ends the right there.
	TestsByMaking Fault = 254 + iota
	// KeepsKings is the habit of those that know legal moves from pins and checks: nothing removes a king, a double
	// push sets the en-passant square only where a pawn can capture, and castling looks through the king for attacks.
	KeepsKings
)

// Counts reports whether f is a fault of counting: the moves are right.
func (f Fault) Counts() bool { return f >= countFinished && f < NumFaults }

// Named returns the fault with a name.
func Named(name string) (Fault, error) {
	for f, card := range Catalog {
		if card.Name == name {
			return Fault(f), nil
		}
	}
	return 0, fmt.Errorf("fault %q is not in the catalog", name)
}

// Changes reports whether f changes the depth or adds up depths, which shows in a total only.
func (f Fault) Changes() bool { return f >= countCumulative && f <= countNeverMade }

// parts lists the faults that a faulty function causes together.
var parts = map[Fault][]Fault{
	attackBlindToPawns:   {kingIntoPawn, castlingPawnsUnseen, checkPawnUnseen},
	attackBlindToKnights: {kingIntoKnight, castlingKnightsUnseen, checkKnightUnseen},
	attackPawnMoves:      {kingPawnMoves, castlingPawnMoves},
	attackPawnsOnMen:     {kingIntoPawnEmpty},
	dangerBlindToPawns:   {kingIntoPawn, castlingPawnsUnseen},
	dangerBlindToKnights: {kingIntoKnight, castlingKnightsUnseen},
	castlingThroughInto:  {castlingThrough, castlingInto},
	pinFrozen:            {pinFrozenPawn, pinFrozenPieces},
}

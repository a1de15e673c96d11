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

// The faults, in the order of [Catalog].
const (
	enPassantMissing Fault = iota
	enPassantNotOnEdge
	enPassantNotLeft
	enPassantNotRight
	enPassantStale
	enPassantKeepsPawn
	enPassantRankPin
	enPassantUntested
	enPassantDiagonalPin
	enPassantPinned
	enPassantPinnedRefused
	enPassantEvasionRefused
	enPassantAnyEvasion
	enPassantByPieces
	enPassantWraps
	enPassantOfFEN
	enPassantTwice
	enPassantAfterSingle
	enPassantDiagonals
	enPassantTestedBefore

	castlingMissing
	castlingNotShort
	castlingNotLong
	castlingOutOfCheck
	castlingThrough
	castlingInto
	castlingUntested
	castlingThroughInto
	castlingThroughShort
	castlingThroughLong
	castlingGOccupied
	castlingBAttacked
	castlingRookAttacked
	castlingBOccupied
	castlingRookStays
	castlingPawnsUnseen
	castlingKnightsUnseen
	castlingKingUnseen
	castlingPawnMoves
	rightsKingMoved
	rightsRookMoved
	rightsRookMovedGhost
	rightsRookTaken
	rightsRookTakenGhost
	rightsRookTakenAlone
	rightsRookTakenByPromotion
	rightsBothByRook
	rightsBothByCapture
	rightsOtherSide

	promotionMissing
	promotionQueenOnly
	promotionQueenKnight
	promotionNoRook
	promotionNoBishop
	promotionNoKnight
	promotionNotByCapture
	promotionNotByPush
	promotionCaptureQueenOnly
	promotionPushQueenOnly
	promotionAndPawn
	promotionCaptureAndPawn
	promotionAllQueens
	promotionNotLeft
	promotionNotRight
	promotionUntested

	doubleJumps
	doubleCaptures
	doubleFromThird
	pushCaptures
	pawnWrapsA
	pawnWrapsH
	pawnNotFromEdge
	pawnNotLeft
	pawnNotRight

	kingNextToKing
	kingAlongRay
	kingTakesProtected
	kingIntoPawn
	kingIntoPawnEmpty
	kingIntoKnight
	kingIntoAny
	kingPawnMoves
	kingWraps

	checkIgnored
	checkKingOnly
	checkNoBlock
	checkNoCapture
	checkNoDoubleBlock
	checkNoPromotion
	checkDoubleAnswered
	checkPawnUnseen
	checkKnightUnseen
	checkPawnNoCapture

	pinIgnored
	pinIgnoredPawn // and so on, by the piece that is pinned
	pinIgnoredKnight
	pinIgnoredBishop
	pinIgnoredRook
	pinIgnoredQueen
	pinIgnoredPush
	pinIgnoredCapture
	pinIgnoredInCheck
	pinDiagonalUnseen
	pinLineUnseen
	pinQueenUnseen
	pinAnySlider
	pinFrozen
	pinFrozenPawn
	pinFrozenPieces
	pinFrozenPush
	pinFrozenCapture
	pinNoCapture

	knightWraps
	sliderWraps
	sliderOnAfterCapture
	sliderStopsShort

	attackBlindToPawns
	attackBlindToKnights
	attackPawnMoves
	attackPawnsOnMen
	attackPawnsBackwards
	dangerBlindToPawns
	dangerBlindToKnights

	// From here on the moves are right, and the count is not.
	countFinished
	countCheckmates
	countStalemates
	countNotMates
	countPromotionsOnce
	countNoEnPassant
	countNoCastling
	countEnPassantPinned
	countEnPassantUntested
	countEnPassantDiagonals
	countPseudoLegal
	countUnderpromotions
	countCumulative
	countCumulativeRoot
	countDeeper
	countShallower
	countOneMore
	countNeverMade
	countBareZero
	countBareLeaf

	// NumFaults is how many faults there are.
	NumFaults
)

// The habits are what generators do in positions that only their faults lead to, each another thing: alone they change
// nothing.
const (
	// TestsByMaking is the habit of those that make a move to see whether it leaves the king in check: what is wrong
	// in making it is wrong in the test, a king that was captured has a square still, the en-passant square must be
	// empty, and every move from and to a corner ends the right there.
	TestsByMaking = NumFaults + iota
	// KeepsKings is the habit of those that know legal moves from pins and checks: nothing removes a king, a double
	// push sets the en-passant square only where a pawn can capture, and castling looks through the king for attacks.
	KeepsKings
	numSwitches
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

// Catalog describes each fault.
var Catalog = [NumFaults]Card{
	enPassantMissing:        {"en-passant-missing", "en passant is never generated, or never after a double push", "if to == ep && ep != 0 {...} // never reached, or ep not set", 3},
	enPassantNotOnEdge:      {"en-passant-not-from-edge", "pawns on the a- and h-file never capture en passant", "if file(from) > 0 && file(from) < 7 {...}", 2},
	enPassantNotLeft:        {"en-passant-not-to-a", "en passant towards the a-file is missing", "only one of the two capturing directions looks at ep", 2},
	enPassantNotRight:       {"en-passant-not-to-h", "en passant towards the h-file is missing", "only one of the two capturing directions looks at ep", 2},
	enPassantStale:          {"en-passant-square-stays", "the en-passant square is not cleared by the next move", "ep = none // missing at the start of make", 3},
	enPassantKeepsPawn:      {"en-passant-keeps-pawn", "the pawn that is captured en passant stays on the board", "remove(to - forward) // missing", 3},
	enPassantRankPin:        {"en-passant-opens-rank", "en passant is allowed though both pawns leave the king's rank open to a rook or queen", "occ ^ from ^ to ^ captured // captured is missing in the test", 3},
	enPassantUntested:       {"en-passant-untested", "en passant is not tested for leaving the king in check", "moves.add(from, ep) // without the test of the other moves", 3},
	enPassantDiagonalPin:    {"en-passant-opens-diagonal", "en passant is allowed though the captured pawn shielded the king from a bishop or queen", "only the rank of the king is looked along", 2},
	enPassantPinned:         {"en-passant-by-pinned-pawn", "a pinned pawn may capture en passant", "for pawns & attacks(ep) {...} // without & ^pinned", 2},
	enPassantPinnedRefused:  {"en-passant-pinned-refused", "a pinned pawn may not capture en passant, not even along the line of its pin", "pawns & ^pinned & attacks(ep)", 2},
	enPassantEvasionRefused: {"en-passant-evasion-refused", "en passant is refused as the answer to a check by the pawn that it captures", "if checkMask.has(ep) {...} // the pawn stands behind ep", 3},
	enPassantAnyEvasion:     {"en-passant-any-evasion", "en passant is allowed in check though it does not answer the check", "the check mask is not looked at", 2},
	enPassantByPieces:       {"en-passant-by-pieces", "any piece that moves to the en-passant square removes the pawn", "if to == ep {...} // without piece == pawn", 2},
	enPassantWraps:          {"en-passant-wraps", "en passant wraps round the edge of the board", "(bit(ep) >> 7 | bit(ep) >> 9) & pawns // without files", 2},
	enPassantOfFEN:          {"en-passant-of-fen", "the en-passant square of the FEN is not read", "field 4 is skipped", 2},
	enPassantTwice:          {"en-passant-twice", "en passant is generated twice", "as a capture, and again by itself", 1},
	enPassantAfterSingle:    {"en-passant-after-single-push", "a single push to the fourth rank may be answered en passant too", "if rank(to) == 4 { ep = to - forward } // without from", 1},
	enPassantDiagonals:      {"en-passant-diagonals-untested", "en passant is tested along ranks and files only, not along diagonals", "rookAttacks(king, occ) & (rooks | queens) // bishops are missing", 2},
	enPassantTestedBefore:   {"en-passant-tested-before", "en passant is tested for check while the captured pawn is still there", "the pawn is removed after the test", 2},

	castlingMissing:            {"castling-missing", "castling is never generated", "generateCastling() // not called, or rights not read", 3},
	castlingNotShort:           {"castling-not-short", "short castling is missing", "one of the two rights is tested twice", 3},
	castlingNotLong:            {"castling-not-long", "long castling is missing", "one of the two rights is tested twice", 3},
	castlingOutOfCheck:         {"castling-out-of-check", "castling out of check is allowed", "if !attacked(e1) {...} // missing", 3},
	castlingThrough:            {"castling-through-check", "castling through an attacked square is allowed", "if !attacked(f1) {...} // missing", 3},
	castlingInto:               {"castling-into-check", "castling into check is allowed", "if !attacked(g1) {...} // missing", 2},
	castlingUntested:           {"castling-untested", "castling out of, through and into check is allowed", "only empty squares are tested", 3},
	castlingThroughInto:        {"castling-through-and-into", "castling through and into check is allowed, not out of check", "only attacked(e1) is tested", 2},
	castlingThroughShort:       {"castling-through-check-short", "short castling through an attacked square is allowed", "if !attacked(f1) {...} // missing", 2},
	castlingThroughLong:        {"castling-through-check-long", "long castling through an attacked square is allowed", "if !attacked(d1) {...} // missing", 2},
	castlingGOccupied:          {"castling-g-occupied", "short castling is allowed though a piece stands on g1 or g8", "occ & f1 == 0 // g1 is missing", 1},
	castlingBAttacked:          {"castling-b-attacked", "long castling is refused when b1 or b8 is attacked", "attacked(b1 | c1 | d1) // b1 must be empty, no more", 3},
	castlingRookAttacked:       {"castling-rook-attacked", "castling is refused when the rook is attacked", "attacked(e1 | f1 | g1 | h1)", 2},
	castlingBOccupied:          {"castling-b-occupied", "long castling is allowed though a piece stands on b1 or b8", "occ & (c1 | d1) == 0 // b1 is missing", 3},
	castlingRookStays:          {"castling-rook-stays", "castling moves the king alone", "the rook is not moved in make", 2},
	castlingPawnsUnseen:        {"castling-pawns-unseen", "castling through squares that pawns attack is allowed", "attacked() without pawns", 2},
	castlingKnightsUnseen:      {"castling-knights-unseen", "castling through squares that knights attack is allowed", "attacked() without knights", 2},
	castlingKingUnseen:         {"castling-king-unseen", "castling through squares that the other king attacks is allowed", "attacked() without kings", 2},
	castlingPawnMoves:          {"castling-pawn-moves", "castling takes the moves of pawns for their attacks", "attacked = squares that opponent's moves go to", 2},
	rightsKingMoved:            {"rights-stay-king-moved", "castling rights stay when the king moves", "rights &^= both // missing for king moves", 3},
	rightsRookMoved:            {"rights-stay-rook-moved", "castling rights stay when a rook moves away and comes back", "rights &^= of(from) // missing", 3},
	rightsRookMovedGhost:       {"rights-stay-rook-moved-ghost", "castling rights stay when a rook moves, and castling makes a new one", "rights &^= of(from) // missing, and no test for a rook", 1},
	rightsRookTaken:            {"rights-stay-rook-captured", "castling rights stay when the rook is captured, and another one may castle", "rights &^= of(to) // missing: only the mover's square is looked at", 3},
	rightsRookTakenGhost:       {"rights-stay-rook-captured-ghost", "castling rights stay when the rook is captured, and castling makes a new one", "rights &^= of(to) // missing, and no test for a rook", 3},
	rightsRookTakenAlone:       {"rights-stay-rook-captured-alone", "castling rights stay when the rook is captured, and the king castles alone", "rights &^= of(to) // missing, and no test for a rook", 2},
	rightsRookTakenByPromotion: {"rights-stay-captured-by-promotion", "castling rights stay when a promotion captures the rook", "rights &^= of(to) // missing in the branch of promotions", 2},
	rightsBothByRook:           {"rights-both-lost-by-rook", "a rook that moves loses both castling rights", "rights &^= both", 2},
	rightsBothByCapture:        {"rights-both-lost-by-capture", "a rook that is captured loses both castling rights", "rights &^= both", 2},
	rightsOtherSide:            {"rights-other-side-lost", "a rook that moves loses the right of the other side", "the squares of the two rooks are exchanged", 2},

	promotionMissing:          {"promotion-missing", "pawns reach the last rank and stay pawns", "if rank(to) == last {...} // never reached", 3},
	promotionQueenOnly:        {"promotion-queen-only", "pawns are promoted to queens only", "add(from, to, queen)", 3},
	promotionQueenKnight:      {"promotion-queen-knight", "there are no promotions to rook and bishop", "for _, p := range {queen, knight}", 3},
	promotionNoRook:           {"promotion-no-rook", "there are no promotions to rooks", "the loop over pieces ends too early, or starts too late", 2},
	promotionNoBishop:         {"promotion-no-bishop", "there are no promotions to bishops", "the loop over pieces ends too early, or starts too late", 2},
	promotionNoKnight:         {"promotion-no-knight", "there are no promotions to knights", "the loop over pieces ends too early, or starts too late", 2},
	promotionNotByCapture:     {"promotion-not-by-capture", "captures that promote are missing", "captures & ^lastRank", 2},
	promotionNotByPush:        {"promotion-not-by-push", "pushes that promote are missing", "pushes & ^lastRank", 2},
	promotionCaptureQueenOnly: {"promotion-capture-queen-only", "captures on the last rank promote to queens only", "add(from, to, queen) // in captures", 3},
	promotionPushQueenOnly:    {"promotion-push-queen-only", "pushes to the last rank promote to queens only", "add(from, to, queen) // in pushes", 2},
	promotionAndPawn:          {"promotion-and-pawn", "beside the four promotions there is a move that leaves a pawn on the last rank", "add(from, to) // without else", 2},
	promotionCaptureAndPawn:   {"promotion-capture-and-pawn", "beside the four promotions of a capture there is one that leaves a pawn", "add(from, to) // without else, in captures", 2},
	promotionAllQueens:        {"promotion-all-queens", "all four promotions make a queen", "put(queen, to) // whatever the move says", 2},
	promotionNotLeft:          {"promotion-not-to-a", "captures towards the a-file that promote are missing", "one direction is forgotten", 1},
	promotionNotRight:         {"promotion-not-to-h", "captures towards the h-file that promote are missing", "one direction is forgotten", 1},
	promotionUntested:         {"promotion-untested", "promotions are not tested for leaving the king in check", "moves.add(from, to, queen) // without the test of the other moves", 2},

	doubleJumps:     {"double-push-jumps", "a double push jumps over a piece", "if empty(to + 2*forward) {...} // the square between is not tested", 3},
	doubleCaptures:  {"double-push-captures", "a double push captures", "empty(from + forward) // the target is not tested", 2},
	doubleFromThird: {"double-push-from-third-rank", "a double push is allowed from the third rank too", "rank(to) <= 5", 1},
	pushCaptures:    {"push-captures", "a push captures", "to & ^own // in place of empty", 2},
	pawnWrapsA:      {"pawn-wraps-a", "captures of pawns wrap round the a-file", "pawns << 7 // without & ^fileH", 3},
	pawnWrapsH:      {"pawn-wraps-h", "captures of pawns wrap round the h-file", "pawns << 9 // without & ^fileA", 3},
	pawnNotFromEdge: {"pawn-not-from-edge", "pawns on the a- and h-file do not capture", "if file > 0 && file < 7 {...}", 2},
	pawnNotLeft:     {"pawn-not-to-a", "captures of pawns towards the a-file are missing", "only one direction", 1},
	pawnNotRight:    {"pawn-not-to-h", "captures of pawns towards the h-file are missing", "only one direction", 1},

	kingNextToKing:     {"king-next-to-king", "the king may stand next to the other king", "attacked() without kings", 3},
	kingAlongRay:       {"king-along-ray", "the king may step back along the line of the slider that checks it", "attacked(to, occ) // occ still has the king", 3},
	kingTakesProtected: {"king-takes-protected", "the king may capture a protected piece", "attacks & ^own // so that own pieces are not protected", 3},
	kingIntoPawn:       {"king-into-pawn-attack", "the king may step where a pawn attacks", "attacked() without pawns, for moves of the king", 2},
	kingIntoPawnEmpty:  {"king-into-pawn-attack-empty", "the king may step to an empty square that a pawn attacks", "attacks of pawns & occupied", 2},
	kingIntoKnight:     {"king-into-knight-attack", "the king may step where a knight attacks", "attacked() without knights, for moves of the king", 2},
	kingIntoAny:        {"king-into-attack", "the king may step to any attacked square", "legality is not tested for moves of the king", 2},
	kingPawnMoves:      {"king-pawn-moves", "the king takes the moves of pawns for their attacks", "attacked = squares that opponent's moves go to", 2},
	kingWraps:          {"king-wraps", "the king wraps round the edge of the board", "king << 1 // without & ^fileA", 1},

	checkIgnored:        {"check-ignored", "checks and pins are ignored, except by the king", "legality is tested for moves of the king only", 2},
	checkKingOnly:       {"check-king-only", "a check is answered by moves of the king only", "if inCheck { return kingMoves }", 2},
	checkNoBlock:        {"check-not-blocked", "checks are not blocked", "checkMask = checkers // without the squares between", 2},
	checkNoCapture:      {"check-not-captured", "the piece that checks is captured by the king only", "checkMask = between // without checkers", 2},
	checkNoDoubleBlock:  {"check-not-blocked-by-double-push", "a double push is not taken as a block of a check", "double pushes & ^checkMask, or only single & checkMask is pushed on", 2},
	checkNoPromotion:    {"check-not-answered-by-promotion", "promotions do not answer a check", "the generator of evasions has no promotions", 2},
	checkDoubleAnswered: {"double-check-answered", "a double check is answered by a piece that deals with one checker", "if checkers != 0 {...} // more than one is not distinguished", 3},
	checkPawnUnseen:     {"check-by-pawn-unseen", "checks by pawns are not seen", "pawnAttacks[them][king] // the other color's table", 3},
	checkKnightUnseen:   {"check-by-knight-unseen", "checks by knights are not seen", "checkers without knights", 2},
	checkPawnNoCapture:  {"check-not-captured-by-pawn", "pawns do not capture the piece that checks", "pawn captures & between", 1},

	pinIgnored:        {"pin-ignored", "pinned pieces move freely", "pinned = 0", 3},
	pinIgnoredPawn:    {"pin-ignored-pawn", "pinned pawns move freely", "pawns are left out of the test", 2},
	pinIgnoredKnight:  {"pin-ignored-knight", "pinned knights move freely", "knights & ^pinned // missing", 2},
	pinIgnoredBishop:  {"pin-ignored-bishop", "pinned bishops move freely", "the ray of the pin is not applied to bishops", 2},
	pinIgnoredRook:    {"pin-ignored-rook", "pinned rooks move freely", "the ray of the pin is not applied to rooks", 2},
	pinIgnoredQueen:   {"pin-ignored-queen", "pinned queens move freely", "the ray of the pin is not applied to queens", 2},
	pinIgnoredPush:    {"pin-ignored-push", "pinned pawns push freely", "pushes & ray // missing", 2},
	pinIgnoredCapture: {"pin-ignored-capture", "pinned pawns capture freely", "captures & ray // missing", 2},
	pinIgnoredInCheck: {"pin-ignored-in-check", "a pinned piece may answer a check", "if inCheck { targets = checkMask } else if pinned {...}", 3},
	pinDiagonalUnseen: {"pin-diagonal-unseen", "pins along diagonals are not seen", "pinners = rooks and queens on lines", 2},
	pinLineUnseen:     {"pin-line-unseen", "pins along ranks and files are not seen", "pinners = bishops and queens on diagonals", 2},
	pinQueenUnseen:    {"pin-queen-unseen", "pins by queens are not seen", "pinners without queens", 2},
	pinAnySlider:      {"pin-by-any-slider", "any slider on a line with the king pins, a rook on a diagonal too", "rays(king) & (bishops | rooks | queens)", 2},
	pinFrozen:         {"pin-frozen", "pinned pieces do not move, not even along their line", "pieces & ^pinned", 3},
	pinFrozenPawn:     {"pin-frozen-pawn", "pinned pawns do not move, not even along their line", "pawns & ^pinned", 3},
	pinFrozenPieces:   {"pin-frozen-pieces", "pinned pieces other than pawns do not move, not even along their line", "(bishops | rooks | queens) & ^pinned", 2},
	pinFrozenPush:     {"pin-frozen-push", "pinned pawns do not push, not even along their file", "pushes of pawns & ^pinned", 2},
	pinFrozenCapture:  {"pin-frozen-capture", "pinned pawns do not capture, not even the piece that pins them", "captures of pawns & ^pinned", 2},
	pinNoCapture:      {"pin-no-capture", "a pinned piece may not capture the piece that pins it", "between(king, pinner) // without the pinner", 2},

	knightWraps:          {"knight-wraps", "knights wrap round the edge of the board", "knight << 17 // without & ^fileA", 1},
	sliderWraps:          {"slider-wraps", "rooks and queens wrap round the end of a rank", "for sq++; sq < 64 // no test for the file", 1},
	sliderOnAfterCapture: {"slider-on-after-capture", "sliders go on behind a piece that they capture", "break // missing after a capture", 1},
	sliderStopsShort:     {"slider-stops-short", "sliders do not reach the edge of the board", "for 0 < file && file < 7", 1},

	attackBlindToPawns:   {"attack-blind-to-pawns", "the test for attacks does not see pawns: moves of the king, castling and checks", "isSquareAttacked() without pawns", 3},
	attackBlindToKnights: {"attack-blind-to-knights", "the test for attacks does not see knights: moves of the king, castling and checks", "isSquareAttacked() without knights", 2},
	attackPawnMoves:      {"attack-by-pawn-moves", "the test for attacks takes the moves of pawns for their attacks: moves of the king and castling", "attacked = squares that opponent's moves go to", 3},
	attackPawnsOnMen:     {"attack-pawns-on-men", "the test for attacks sees pawns attack pieces only, no empty squares", "isSquareAttacked() by the generator of pawn captures", 2},
	attackPawnsBackwards: {"attack-pawns-backwards", "the test for attacks takes pawns to attack backwards: moves of the king, castling and checks", "pawnAttacks[them][sq] // the other color's table", 2},
	dangerBlindToPawns:   {"danger-blind-to-pawns", "moves of the king and castling do not see attacks of pawns; checks do", "danger = attacks without pawns", 2},
	dangerBlindToKnights: {"danger-blind-to-knights", "moves of the king and castling do not see attacks of knights; checks do", "danger = attacks without knights", 2},

	countFinished:           {"finished-games-counted", "games that end above the depth, by mate or stalemate, are counted as leaves", "if len(moves) == 0 { return 1 }", 3},
	countCheckmates:         {"checkmates-counted", "games that end above the depth by mate are counted as leaves", "if mate { return 1 }", 3},
	countStalemates:         {"stalemates-counted", "games that end above the depth by stalemate are counted as leaves", "if stalemate { return 1 }", 2},
	countNotMates:           {"finished-leaves-not-counted", "leaves in which the game is over are not counted", "if len(moves) == 0 { return 0 } // before depth == 0", 2},
	countPromotionsOnce:     {"promotions-counted-once", "the last ply counts a promotion once, not four times", "nodes += count(targets)", 3},
	countNoEnPassant:        {"last-ply-without-en-passant", "the last ply does not count en passant", "the count in bulk leaves it out", 1},
	countNoCastling:         {"last-ply-without-castling", "the last ply does not count castling", "the count in bulk leaves it out", 1},
	countEnPassantPinned:    {"last-ply-en-passant-pinned", "the last ply counts en passant by pinned pawns", "the count in bulk has a test of its own", 2},
	countEnPassantUntested:  {"last-ply-en-passant-untested", "the last ply counts en passant that leaves the king in check", "the count in bulk has no test", 2},
	countEnPassantDiagonals: {"last-ply-en-passant-diagonals", "the last ply counts en passant that opens a diagonal to the king", "the count in bulk looks along ranks and files only", 2},
	countPseudoLegal:        {"last-ply-pseudo-legal", "the last ply counts moves that leave the king in check", "if depth == 1 { return len(pseudoLegal) }", 3},
	countUnderpromotions:    {"underpromotions-untested", "the last ply counts the underpromotions of moves that are illegal", "the four moves are added, the first is tested", 2},
	countCumulative:         {"depths-added-up", "the number is the sum of the depths from 1 on", "total += perft(d) // for d from 1 to depth", 3},
	countCumulativeRoot:     {"depths-and-root-added-up", "the number is the sum of the depths from 0 on", "nodes++ // at every node", 2},
	countDeeper:             {"one-ply-deeper", "the number is that of one ply more", "depth < 0 in place of depth == 0", 2},
	countShallower:          {"one-ply-less", "the number is that of one ply less", "perft(depth-1) at the root", 2},
	countOneMore:            {"one-too-many", "the number is one too many", "nodes = 1 at the start", 2},
	countNeverMade:          {"moves-never-made", "moves are not made: the number is a power of the moves at the root", "make(m) // on a copy that is dropped", 2},
	countBareZero:           {"bare-kings-end", "positions in which nobody can be mated have no moves", "if insufficientMaterial() { return 0 }", 2},
	countBareLeaf:           {"bare-kings-leaf", "positions in which nobody can be mated are counted as leaves", "if insufficientMaterial() { return 1 }", 2},
}

/**
 * Boards of 5½ in cover. Linear feet = area ÷ (5.5 ÷ 12), × 1.10 for cuts, × 1.15 laid diagonally; two screws where a board
 * crosses a joist. Source: figurecalc.com deck, homesteady.
 */
export const boardCoverIn = 5.5;
export const deckWaste = { straight: 0.1, diagonal: 0.15 } as const;
export const boardFeet = (areaSqFt: number, laid: keyof typeof deckWaste = "straight") =>
  (areaSqFt / (boardCoverIn / 12)) * (1 + deckWaste[laid]);
export const deckBoards = (
  areaSqFt: number,
  boardLengthFt: number,
  laid: keyof typeof deckWaste = "straight",
) => Math.ceil(boardFeet(areaSqFt, laid) / boardLengthFt - 1e-9);

export const boardRows = (depthFt: number) => Math.ceil((depthFt * 12) / boardCoverIn - 1e-9);
export const deckScrews = (rows: number, joists: number) => 2 * rows * joists;
/** Screws of a 5 lb box. Assumption: 2½ in deck screws, about 70 to the pound. */
export const screwsPerBox = 350;

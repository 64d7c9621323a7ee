/**
 * Boards of 5½ in cover. Linear feet = area ÷ (5.5 ÷ 12), × 1.10 for cuts, × 1.15 laid diagonally; two screws where a board
 * crosses a joist. Source: figurecalc.com deck, homesteady.
 */
export const BOARD_COVER_IN = 5.5;
export const DECK_WASTE = { straight: 0.1, diagonal: 0.15 } as const;
export const boardFeet = (areaSqFt: number, laid: keyof typeof DECK_WASTE = "straight") =>
  (areaSqFt / (BOARD_COVER_IN / 12)) * (1 + DECK_WASTE[laid]);
export const deckBoards = (
  areaSqFt: number,
  boardLengthFt: number,
  laid: keyof typeof DECK_WASTE = "straight",
) => Math.ceil(boardFeet(areaSqFt, laid) / boardLengthFt - 1e-9);

export const boardRows = (depthFt: number) => Math.ceil((depthFt * 12) / BOARD_COVER_IN - 1e-9);
export const deckScrews = (rows: number, joists: number) => 2 * rows * joists;
/** Screws of a 5 lb box. Assumption: 2½ in deck screws, about 70 to the pound. */
export const SCREWS_PER_BOX = 350;

import { wholePieces } from "./round-up.ts";

/**
 * Boards of 5½ in cover. Linear feet = area ÷ (5.5 ÷ 12), × 1.10 for cuts, × 1.15 laid diagonally; two screws where a board
 * crosses a joist. Source: figurecalc.com deck, homesteady.
 */
export const BOARD_COVER_IN = 5.5;
export const DECK_WASTE = { straight: 0.1, diagonal: 0.15 } as const;
/** Linear feet of board for an area in square feet, cuts included. */
export const boardFeet = (areaSqFt: number, laid: keyof typeof DECK_WASTE = "straight") =>
  (areaSqFt / (BOARD_COVER_IN / 12)) * (1 + DECK_WASTE[laid]);
/** Whole boards of one length, feet. */
export const deckBoards = (
  areaSqFt: number,
  boardLengthFt: number,
  laid: keyof typeof DECK_WASTE = "straight",
) => wholePieces(boardFeet(areaSqFt, laid) / boardLengthFt);

/** Rows of boards across a depth in feet: boards run along the house. */
export const boardRows = (depthFt: number) => wholePieces((depthFt * 12) / BOARD_COVER_IN);
/** Two screws where a board crosses a joist. */
export const deckScrews = (rows: number, joists: number) => 2 * rows * joists;
/** Screws of a 5 lb box. Assumption: 2½ in deck screws, about 70 to the pound. */
export const SCREWS_PER_BOX = 350;

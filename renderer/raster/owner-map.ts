/**
 * Cells of a map, about 400 by 300. An outline drawn from them is exact to a few centimeters in a yard, and
 * the map costs a hundredth of the picture.
 */
const CELLS = 120_000;

/** Which element the finished picture shows, asked at every so many pixels of it. */
export type OwnerMap = {
  /** Pixels from one cell to the next; a cell is asked at its middle. */
  every: number;
  width: number;
  height: number;
  /** Number of the element (`owner` of layers and instances) plus one; 0 = none. */
  marks: Uint16Array;
};

export function openOwnerMap(photo: { width: number; height: number }): OwnerMap {
  const every = Math.max(1, Math.round(Math.sqrt((photo.width * photo.height) / CELLS)));
  const width = Math.floor(photo.width / every);
  const height = Math.floor(photo.height / every);
  return { every, width, height, marks: new Uint16Array(width * height) };
}

/** The first cell of a row of pixels; -1 where no cell is asked in that row. */
export function firstCellOf({ every, width, height }: OwnerMap, row: number): number {
  // Cells are asked at their middle row; other rows give a fraction.
  const j = (row - (every >> 1)) / every;
  return Number.isInteger(j) && j >= 0 && j < height ? j * width : -1;
}

/** Cells whose middle lies in the columns `from` to `to` (not included), first and last (not included). */
export function cellsBetween({ every, width }: OwnerMap, from: number, to: number): [number, number] {
  const half = every >> 1;
  return [Math.max(0, Math.ceil((from - half) / every)), Math.min(width, Math.ceil((to - half) / every))];
}

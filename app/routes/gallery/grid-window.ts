/** Sizes in CSS px. A row's height follows from the width alone, so that a thousand images have their place before one is loaded. */
export type GridLayout = { columns: number; gap: number; rowHeight: number };

const TILE_MIN_WIDTH = 232;
/** Two lines below the picture. */
export const CAPTION_HEIGHT = 56;
const PHONE_MAX_WIDTH = 520;
/** Rows kept beside the window: a quick scroll and the Tab key find them there. */
const SPARE_ROWS = 2;

/** Two columns on phones, as many as fit elsewhere; pictures are 4 to 3. */
export function gridLayout(width: number): GridLayout {
  const gap = width <= PHONE_MAX_WIDTH ? 12 : 20;
  const columns = Math.max(2, Math.floor((width + gap) / (TILE_MIN_WIDTH + gap)));
  const tileWidth = (width - gap * (columns - 1)) / columns;
  return { columns, gap, rowHeight: Math.round((tileWidth * 3) / 4) + CAPTION_HEIGHT + gap };
}

/**
 * The part of the grid that is worth having in the page.
 * @param top where the grid begins, measured from the window's upper edge; negative once it is scrolled past.
 * @returns indices of images, `end` not included, and the space that stands for the rows above and below.
 */
export function gridWindow(
  { columns, rowHeight }: GridLayout,
  count: number,
  top: number,
  windowHeight: number,
): { start: number; end: number; above: number; below: number } {
  const rows = Math.ceil(count / columns);
  const clamp = (row: number) => Math.min(rows, Math.max(0, row));
  const first = clamp(Math.floor(-top / rowHeight) - SPARE_ROWS);
  const last = Math.max(first, clamp(Math.ceil((windowHeight - top) / rowHeight) + SPARE_ROWS));
  return {
    start: first * columns,
    end: Math.min(count, last * columns),
    above: first * rowHeight,
    below: (rows - last) * rowHeight,
  };
}

/** Above this many pixels the header always shows. */
const NEAR_TOP_PX = 60;

export type HeaderPosition = { hidden: boolean; lastY: number };

/** Away on the way down, back on the first move up. */
export function headerAfterScroll({ hidden, lastY }: HeaderPosition, y: number): HeaderPosition {
  if (y <= NEAR_TOP_PX || y < lastY) return { hidden: false, lastY: y };
  return { hidden: y > lastY || hidden, lastY: y };
}

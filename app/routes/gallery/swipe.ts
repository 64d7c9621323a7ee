/** A finger's way across a picture, in CSS px since it went down. */
export type Swipe = { dx: number; dy: number };

/** Shorter is a tap that trembled. */
const MIN_PX = 48;

/** 1 = next (the finger went left), -1 = previous, null = no swipe: too short, or up and down. */
export function swipeStep({ dx, dy }: Swipe): 1 | -1 | null {
  if (Math.abs(dx) < MIN_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx < 0 ? 1 : -1;
}

/** A window, in pixels: `right` and `bottom` lie outside. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A picture of the light of each pixel (0 to 1), and where the house's wall may be. */
type Facade = { light: Float32Array; wall: Float32Array; width: number; height: number };

/** The wall's own light is the middle of that of a ring around the window, so wide as this share of it; and this far off it is no wall. */
const RING_SHARE = 0.35;
const LEAST_RING_PX = 4;
const UNLIKE_WALL = 0.09;
/** A column is of the window when so much of it is unlike the wall; so many columns like the wall are a bar between two panes. */
const UNLIKE_SHARE = 0.6;
const BAR_PX = 2;
/** A window is widened to one side by no more than this share of it: what goes on is a shade or a porch. */
const MOST_WIDER = 1.3;
/** What is added on both sides is a pair of shutters; less than this share of the window is its frame. */
const FRAME_SHARE = 0.15;

/**
 * The window of which a lit piece is only one half, as where one pane mirrors the sky and the other a tree; null where it goes on to one side
 * without an end. Shutters stand on both sides and are left out.
 */
export function wholeWindow(box: Box, facade: Facade): Box | null {
  const wallLight = middleOf(ringAround(box, facade));
  if (wallLight === null) return box;
  const wide = box.right - box.left;
  const most = Math.ceil(MOST_WIDER * wide);
  const { light, wall, width } = facade;
  const isOfWindow = (x: number): boolean => {
    if (x < 0 || x >= width) return false;
    let unlike = 0;
    for (let i = box.top * width + x; i < box.bottom * width; i += width)
      if (wall[i]! > 0.5 && wallLight - light[i]! > UNLIKE_WALL) unlike++;
    return unlike > UNLIKE_SHARE * (box.bottom - box.top);
  };
  const reach = (from: number, step: number): number => {
    let last = 0;
    for (let k = 1; k <= most + BAR_PX && k - last <= BAR_PX + 1; k++)
      if (isOfWindow(from + k * step)) last = k;
    return last;
  };
  const [toLeft, toRight] = [reach(box.left, -1), reach(box.right - 1, 1)];
  if (Math.max(toLeft, toRight) > most) return null;
  if (Math.min(toLeft, toRight) > FRAME_SHARE * wide) return box;
  return { ...box, left: box.left - toLeft, right: box.right + toRight };
}

function ringAround({ left, top, right, bottom }: Box, { light, wall, width, height }: Facade): number[] {
  const ring = Math.max(LEAST_RING_PX, Math.round(RING_SHARE * Math.min(right - left, bottom - top)));
  const found: number[] = [];
  for (let y = Math.max(0, top - ring); y < Math.min(height, bottom + ring); y++)
    for (let x = Math.max(0, left - ring); x < Math.min(width, right + ring); x++) {
      const isInside = x >= left - 1 && x <= right && y >= top - 1 && y <= bottom;
      if (!isInside && wall[y * width + x]! > 0.5) found.push(light[y * width + x]!);
    }
  return found;
}

function middleOf(values: number[]): number | null {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? null;
}

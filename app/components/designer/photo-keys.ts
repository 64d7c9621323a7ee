import type { PhotoPoint } from "#core/geometry/point.ts";
import type { PhotoTool } from "./photo-tool.ts";
import { placeOf } from "./place-words.ts";

/** Where the keyboard points, and what it has begun: corners of an area, or the way of the brush. */
export type Pointing = { at: PhotoPoint; path: PhotoPoint[] };

export type Pressed = {
  pointing: Pointing;
  /** For who cannot see it. */
  said: string;
  /** What the press completed. */
  done?: { kind: "area" | "stroke"; path: PhotoPoint[] } | { kind: "end"; at: PhotoPoint };
};

type Size = { width: number; height: number };

/** One press of an arrow, and one with Shift, CSS pixels: on a zoomed photo it is finer. */
export const KEY_STEPS = { plain: 4, shift: 40 };
/** How near to the first corner Enter closes an area, in plain steps. */
const CLOSES_WITHIN = 3;
const LEAST_CORNERS = 3;
/** Points of each side of an area: what has few points counts as a slip of a finger. */
const POINTS_ASIDE = 4;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** In the middle of the ground that most photos show. */
export const firstPointing = ({ width, height }: Size): Pointing => ({
  at: { x: width / 2, y: height * 0.8 },
  path: [],
});

/**
 * What a key does with a tool in hand; null = it is none of ours. `step`: photo pixels of one plain press.
 * Arrows move. Enter sets a corner and closes the area on the first one, takes the brush up and down, or sets an end.
 */
export function pressKey(
  { at, path }: Pointing,
  { key, shift }: { key: string; shift: boolean },
  tool: PhotoTool,
  photo: Size,
  step: number,
): Pressed | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const by = step * (shift ? KEY_STEPS.shift / KEY_STEPS.plain : 1);
    const to = {
      x: Math.min(photo.width, Math.max(0, at.x + arrow[0] * by)),
      y: Math.min(photo.height, Math.max(0, at.y + arrow[1] * by)),
    };
    const painted = tool.kind === "brush" && path.length > 0 ? [...path, to] : path;
    return { pointing: { at: to, path: painted }, said: placeOf(to, photo) };
  }
  if (key === "Escape") return path.length > 0 ? { pointing: { at, path: [] }, said: "Let go" } : null;
  if (key === "Backspace" && tool.kind === "highlight" && path.length > 0)
    return { pointing: { at, path: path.slice(0, -1) }, said: "Corner taken back" };
  if (key !== "Enter" && key !== " ") return null;
  const place = placeOf(at, photo);
  switch (tool.kind) {
    case "size":
      return { pointing: { at, path }, said: `End set, ${place}`, done: { kind: "end", at } };
    case "brush":
      return path.length === 0
        ? { pointing: { at, path: [at] }, said: `Painting from ${place}` }
        : { pointing: { at, path: [] }, said: `Painted to ${place}`, done: { kind: "stroke", path } };
    case "highlight": {
      const isClosing = path.length >= LEAST_CORNERS && distance(at, path[0]!) <= CLOSES_WITHIN * step;
      return isClosing
        ? { pointing: { at, path: [] }, said: "Area closed", done: { kind: "area", path: sidesOf(path) } }
        : { pointing: { at, path: [...path, at] }, said: `Corner ${path.length + 1}, ${place}` };
    }
  }
}

const distance = (a: PhotoPoint, b: PhotoPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** The closed line through the corners, as a hand would draw it. */
const sidesOf = (corners: readonly PhotoPoint[]): PhotoPoint[] =>
  corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    return Array.from({ length: POINTS_ASIDE }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / POINTS_ASIDE,
      y: from.y + ((to.y - from.y) * k) / POINTS_ASIDE,
    }));
  });

/** What can be done, in one line for the eye and for the ear. */
export const KEY_HINTS: Record<PhotoTool["kind"], string> = {
  highlight:
    "Arrows move, Shift faster, + and - zoom. Enter sets a corner, and closes the area on the first one.",
  brush: "Arrows move, Shift faster, + and - zoom. Enter starts to paint, Enter again stops.",
  size: "Arrows move, Shift faster, + and - zoom. Enter sets an end.",
};

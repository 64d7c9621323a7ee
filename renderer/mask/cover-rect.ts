import { coveredRect, type PixelRect } from "#renderer/image/pixel-rect.ts";

type RectOf = (mask: Float32Array, width: number, height: number) => PixelRect;

/** Looked for once: a mask must not be changed afterwards. What goes over a mask goes over this part of it: a highlight is a tenth of its photo. */
function keptRect(find: RectOf): RectOf {
  const known = new WeakMap<Float32Array, PixelRect>();
  return (mask, width, height) => {
    const before = known.get(mask);
    if (before) return before;
    const rect = find(mask, width, height);
    known.set(mask, rect);
    return rect;
  };
}

/** The smallest rectangle round all that a coverage mask covers at all; all zero when that is nothing. */
export const coverRect = keptRect((mask, width, height) => coveredRect(mask, width, height, 0));

/** The same without what is too faint to change a byte. */
export const visibleRect = keptRect((mask, width, height) =>
  coveredRect(mask, width, height, undefined, coverRect(mask, width, height)),
);

import type { PhotoPoint } from "#core/geometry/point.ts";

/**
 * How a photo lies in its frame on the screen. The frame has the photo's proportions; at zoom 1 the photo fills it exactly, and
 * it always covers it. `x` and `y` are the frame position of the photo's top left corner in CSS pixels (0 or less).
 */
export type PhotoView = { zoom: number; x: number; y: number };
/** The frame in CSS pixels and the photo in its own. */
export type Frame = { widthCss: number; heightCss: number; photoWidth: number };
export type ScreenPoint = { x: number; y: number };

export const WHOLE_PHOTO: PhotoView = { zoom: 1, x: 0, y: 0 };
export const ZOOM_MAX = 8;

/** CSS pixels per photo pixel. */
export const scaleOf = (view: PhotoView, frame: Frame): number =>
  (frame.widthCss / frame.photoWidth) * view.zoom;

export function toPhotoPoint(view: PhotoView, frame: Frame, at: ScreenPoint): PhotoPoint {
  const scale = scaleOf(view, frame);
  return { x: (at.x - view.x) / scale, y: (at.y - view.y) / scale };
}

export function toScreenPoint(view: PhotoView, frame: Frame, point: PhotoPoint): ScreenPoint {
  const scale = scaleOf(view, frame);
  return { x: point.x * scale + view.x, y: point.y * scale + view.y };
}

/** Room that the number of an area and the measure below it take around the point that they mark, CSS pixels. */
const BADGE_ROOM = { side: 64, above: 22, below: 52 };

/** The nearest place to a point at which its badge is not cut by the frame; a point out of sight keeps its badge out of sight. */
export function badgePlace(at: ScreenPoint, { widthCss, heightCss }: Frame): ScreenPoint {
  if (at.x < 0 || at.y < 0 || at.x > widthCss || at.y > heightCss) return at;
  const within = (place: number, from: number, to: number) => Math.max(from, Math.min(to, place));
  return {
    x: within(at.x, BADGE_ROOM.side, widthCss - BADGE_ROOM.side),
    y: within(at.y, BADGE_ROOM.above, heightCss - BADGE_ROOM.below),
  };
}

export const panBy = (view: PhotoView, frame: Frame, dx: number, dy: number): PhotoView =>
  covering({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** Zooms by a factor; what lies under `at` stays there as far as the photo still covers its frame. */
export function zoomAt(view: PhotoView, frame: Frame, at: ScreenPoint, factor: number): PhotoView {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return covering({ zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

/** Two fingers: the photo follows their middle and grows with their distance. */
export function pinch(
  view: PhotoView,
  frame: Frame,
  from: readonly [ScreenPoint, ScreenPoint],
  to: readonly [ScreenPoint, ScreenPoint],
): PhotoView {
  const [before, after] = [middle(from), middle(to)];
  const moved = panBy(view, frame, after.x - before.x, after.y - before.y);
  const stretch = distance(to) / Math.max(1, distance(from));
  return zoomAt(moved, frame, after, stretch);
}

function covering(view: PhotoView, frame: Frame): PhotoView {
  // `|| 0` turns -0 into 0.
  const within = (offset: number, length: number) =>
    Math.min(0, Math.max(length * (1 - view.zoom), offset)) || 0;
  return { zoom: view.zoom, x: within(view.x, frame.widthCss), y: within(view.y, frame.heightCss) };
}

const middle = ([a, b]: readonly [ScreenPoint, ScreenPoint]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [ScreenPoint, ScreenPoint]) => Math.hypot(a.x - b.x, a.y - b.y);

import {
  BRUSH_STROKES_MAX,
  KNOWN_SIZES_MAX,
  STROKE_MAX_POINTS,
  STROKE_MIN_POINTS,
} from "#contract/limits.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { isInRing } from "#core/geometry/rings.ts";
import { isRulerNote, isSize, type KnownSize } from "#core/measure/known-size.ts";

/** A highlighted area: a closed freehand line in photo pixels, whatever the zoom, and what is wanted inside it. */
export type Area = { id: string; path: PhotoPoint[]; description: string };

/** All that a person marked on one photo. The number of an area is its place in the list. */
export type Marks = {
  areas: Area[];
  /** Makes the part that may change larger or smaller. */
  brush: readonly BrushStroke[];
  /** What they know the size of. */
  sizes: readonly KnownSize[];
};

/**
 * The marks of one photo. `past` and `future` hold what to go back and forth between, whichever tool made it; words are not part of
 * that: going back never takes away what a person typed.
 */
export type Highlights = Marks & { selectedId: string | null; past: Marks[]; future: Marks[] };

export const NO_HIGHLIGHTS: Highlights = {
  areas: [],
  brush: [],
  sizes: [],
  selectedId: null,
  past: [],
  future: [],
};

/** Steps that can be taken back; more would only cost memory. */
const PAST_MAX = 50;

export type HighlightChange =
  | { type: "stroke kept"; id: string; path: PhotoPoint[] }
  | { type: "area selected"; id: string | null }
  | { type: "area described"; id: string; description: string }
  | { type: "area removed"; id: string }
  | { type: "areas cleared" }
  | { type: "brushed"; stroke: BrushStroke }
  | { type: "brush cleared" }
  | { type: "size marked"; size: KnownSize }
  | { type: "size changed"; index: number; size: KnownSize }
  | { type: "size removed"; index: number }
  | { type: "undone" }
  | { type: "redone" };

/** A released line counts as an area only with more than 5 points: less is a tap or a slip. */
export const isStrokeKept = (path: readonly PhotoPoint[]): boolean => path.length > STROKE_MIN_POINTS;

/**
 * The line with one more point, held inside the photo. Points closer than `apart` photo pixels to the last one are left out,
 * so that a resting finger does not fill the line.
 */
export function extendStroke(
  path: PhotoPoint[],
  point: PhotoPoint,
  photo: { width: number; height: number },
  apart: number,
): PhotoPoint[] {
  if (path.length >= STROKE_MAX_POINTS) return path;
  const x = Math.min(photo.width, Math.max(0, point.x));
  const y = Math.min(photo.height, Math.max(0, point.y));
  const last = path.at(-1);
  if (last && Math.hypot(x - last.x, y - last.y) < apart) return path;
  return [...path, { x, y }];
}

/** Whether one more finds room: of a full list a known size takes the place of a word on what was found, which then counts for nothing. */
const canMark = (sizes: readonly KnownSize[], size: KnownSize): boolean =>
  sizes.length < KNOWN_SIZES_MAX || (isSize(size) && sizes.some(isRulerNote));

const roomFor = (sizes: readonly KnownSize[]): readonly KnownSize[] =>
  sizes.length < KNOWN_SIZES_MAX ? sizes : sizes.toSpliced(sizes.findIndex(isRulerNote), 1);

export function changeHighlights(state: Highlights, change: HighlightChange): Highlights {
  switch (change.type) {
    case "stroke kept":
      if (!isStrokeKept(change.path)) return state;
      return {
        ...step(state, { areas: [...state.areas, { id: change.id, path: change.path, description: "" }] }),
        selectedId: change.id,
      };
    case "area selected":
      return { ...state, selectedId: change.id };
    case "area described":
      return {
        ...state,
        areas: state.areas.map((area) =>
          area.id === change.id ? { ...area, description: change.description } : area,
        ),
      };
    case "area removed":
      if (!state.areas.some((area) => area.id === change.id)) return state;
      return step(state, { areas: state.areas.filter((area) => area.id !== change.id) });
    case "areas cleared":
      return state.areas.length === 0 ? state : step(state, { areas: [] });
    case "brushed":
      if (change.stroke.path.length === 0 || state.brush.length >= BRUSH_STROKES_MAX) return state;
      return step(state, { brush: [...state.brush, change.stroke] });
    case "brush cleared":
      return state.brush.length === 0 ? state : step(state, { brush: [] });
    case "size marked":
      return canMark(state.sizes, change.size)
        ? step(state, { sizes: [...roomFor(state.sizes), change.size] })
        : state;
    case "size changed":
      return step(state, { sizes: state.sizes.with(change.index, change.size) });
    case "size removed":
      return step(state, { sizes: state.sizes.toSpliced(change.index, 1) });
    case "undone": {
      const previous = state.past.at(-1);
      if (!previous) return state;
      return {
        ...show(state, previous),
        past: state.past.slice(0, -1),
        future: [...state.future, marksOf(state)],
      };
    }
    case "redone": {
      const next = state.future.at(-1);
      if (!next) return state;
      return {
        ...show(state, next),
        past: [...state.past, marksOf(state)],
        future: state.future.slice(0, -1),
      };
    }
  }
}

const marksOf = ({ areas, brush, sizes }: Marks): Marks => ({ areas, brush, sizes });

function step(state: Highlights, change: Partial<Marks>): Highlights {
  return {
    ...show(state, { ...marksOf(state), ...change }),
    past: [...state.past, marksOf(state)].slice(-PAST_MAX),
    future: [],
  };
}

/** Other marks, with the latest words of each area that both hold. */
function show(state: Highlights, marks: Marks): Highlights {
  const words = new Map(state.areas.map((area) => [area.id, area.description]));
  const shown = marks.areas.map((area) => ({ ...area, description: words.get(area.id) ?? area.description }));
  const stillThere = shown.some((area) => area.id === state.selectedId);
  return {
    ...state,
    ...marks,
    areas: shown,
    selectedId: stillThere ? state.selectedId : (shown.at(-1)?.id ?? null),
  };
}

/** The topmost area at a point (even-odd, as the fill is drawn). */
export function findAreaAt(areas: readonly Area[], point: PhotoPoint): Area | null {
  return areas.findLast((area) => isInRing(area.path, point)) ?? null;
}

/** Where the number of an area stands: the middle of its box. */
export function badgePoint(path: readonly PhotoPoint[]): PhotoPoint {
  const xs = path.map((point) => point.x);
  const ys = path.map((point) => point.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

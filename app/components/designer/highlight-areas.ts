import { STROKE_MAX_POINTS, STROKE_MIN_POINTS } from "#contract/limits.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";

/** A highlighted area: a closed freehand line in photo pixels, whatever the zoom, and what is wanted inside it. */
export type Area = { id: string; path: PhotoPoint[]; description: string };

/**
 * The areas of one photo. Their number is their place in the list. `past` and `future` hold lists of areas to go back and
 * forth between; words are not part of that: going back never takes away what a person typed.
 */
export type Highlights = {
  areas: Area[];
  selectedId: string | null;
  past: Area[][];
  future: Area[][];
};

export const noHighlights: Highlights = { areas: [], selectedId: null, past: [], future: [] };

/** Steps that can be taken back; more would only cost memory. */
const pastMax = 50;

export type HighlightChange =
  | { type: "stroke kept"; id: string; path: PhotoPoint[] }
  | { type: "area selected"; id: string | null }
  | { type: "area described"; id: string; description: string }
  | { type: "area removed"; id: string }
  | { type: "areas cleared" }
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

export function changeHighlights(state: Highlights, change: HighlightChange): Highlights {
  switch (change.type) {
    case "stroke kept":
      if (!isStrokeKept(change.path)) return state;
      return {
        ...step(state, [...state.areas, { id: change.id, path: change.path, description: "" }]),
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
      return step(
        state,
        state.areas.filter((area) => area.id !== change.id),
      );
    case "areas cleared":
      return state.areas.length === 0 ? state : step(state, []);
    case "undone": {
      const previous = state.past.at(-1);
      if (!previous) return state;
      return {
        ...show(state, previous),
        past: state.past.slice(0, -1),
        future: [...state.future, state.areas],
      };
    }
    case "redone": {
      const next = state.future.at(-1);
      if (!next) return state;
      return { ...show(state, next), past: [...state.past, state.areas], future: state.future.slice(0, -1) };
    }
  }
}

function step(state: Highlights, areas: Area[]): Highlights {
  return { ...show(state, areas), past: [...state.past, state.areas].slice(-pastMax), future: [] };
}

/** Another list of areas, with the latest words of each area that both lists hold. */
function show(state: Highlights, areas: Area[]): Highlights {
  const words = new Map(state.areas.map((area) => [area.id, area.description]));
  const shown = areas.map((area) => ({ ...area, description: words.get(area.id) ?? area.description }));
  const stillThere = shown.some((area) => area.id === state.selectedId);
  return { ...state, areas: shown, selectedId: stillThere ? state.selectedId : (shown.at(-1)?.id ?? null) };
}

/** The topmost area at a point (even-odd, as the fill is drawn). */
export function findAreaAt(areas: readonly Area[], point: PhotoPoint): Area | null {
  return areas.findLast((area) => isInside(area.path, point)) ?? null;
}

function isInside(path: readonly PhotoPoint[], point: PhotoPoint): boolean {
  let inside = false;
  let previous = path.at(-1);
  for (const corner of path) {
    if (
      previous &&
      corner.y > point.y !== previous.y > point.y &&
      point.x < corner.x + ((point.y - corner.y) / (previous.y - corner.y)) * (previous.x - corner.x)
    ) {
      inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** Where the number of an area stands: the middle of its box. */
export function badgePoint(path: readonly PhotoPoint[]): PhotoPoint {
  const xs = path.map((point) => point.x);
  const ys = path.map((point) => point.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

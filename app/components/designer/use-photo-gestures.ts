import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FoundSize } from "#app/photo/live-wish.ts";
import { STROKE_MAX_POINTS } from "#contract/limits.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import {
  extendStroke,
  findAreaAt,
  type HighlightChange,
  type Highlights,
  isStrokeKept,
} from "./highlight-areas.ts";
import {
  type Frame,
  type PhotoView,
  panBy,
  pinch,
  type ScreenPoint,
  scaleOf,
  toPhotoPoint,
  WHOLE_PHOTO,
  zoomAt,
} from "./highlight-view.ts";
import { findEnd, type HeldEnd, moveFound, type PhotoTool } from "./photo-tool.ts";

/** Points of a line are at least so far apart on the screen. */
const POINTS_APART_CSS = 2;
/** A finger that stays within this of where it came down did not move. */
const TAP_CSS = 3;

type Options = {
  root: RefObject<HTMLElement | null>;
  frame: Frame;
  photo: { width: number; height: number };
  highlights: Highlights;
  tool: PhotoTool | null;
  /** What the photo seems to show the size of, while no size is half marked. */
  found: readonly FoundSize[];
  onChange(change: HighlightChange): void;
  /** A tap of the size tool that is not on a marked end. */
  onEnd?: ((point: PhotoPoint) => void) | undefined;
};

/**
 * Fingers, mouse and pen on a photo. With a tool in hand one pointer uses it and the page does not scroll under it; without, it
 * scrolls the page (or moves a zoomed photo) and a press chooses an area. Two fingers zoom, always, and undo what the first began.
 */
export function usePhotoGestures({ root, frame, photo, highlights, tool, found, onChange, onEnd }: Options) {
  const fingers = useRef(new Map<number, ScreenPoint>());
  const moved = useRef(false);
  const [view, setView] = useState<PhotoView>(WHOLE_PHOTO);
  const [stroke, showStroke] = useState<PhotoPoint[]>([]);
  // The line itself: a release may come before the last moves are rendered.
  const line = useRef<PhotoPoint[]>([]);
  const [aim, showAim] = useState<PhotoPoint | null>(null);
  const held = useRef<HeldEnd | null>(null);
  const photoPxPerCss = 1 / scaleOf(view, frame);

  // React listens to wheels passively; zooming must keep the page still.
  const onWheel = useRef<(event: WheelEvent) => void>(() => {});
  onWheel.current = (event) => {
    // A trackpad's pinch arrives as a wheel with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    setView((v) => zoomAt(v, frame, pointIn(event), Math.exp(-event.deltaY / 200)));
  };
  useEffect(() => {
    const element = root.current;
    const listen = (event: WheelEvent) => onWheel.current(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [root]);

  const pointIn = (event: { clientX: number; clientY: number }): ScreenPoint => {
    const box = root.current!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const photoPoint = (at: ScreenPoint): PhotoPoint => {
    const { x, y } = toPhotoPoint(view, frame, at);
    return { x: Math.min(photo.width, Math.max(0, x)), y: Math.min(photo.height, Math.max(0, y)) };
  };
  const setStroke = (path: PhotoPoint[]) => {
    line.current = path;
    showStroke(path);
  };
  const extend = (path: PhotoPoint[], at: ScreenPoint) =>
    extendStroke(path, toPhotoPoint(view, frame, at), photo, POINTS_APART_CSS * photoPxPerCss);
  const letGo = () => {
    setStroke([]);
    showAim(null);
    held.current = null;
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = pointIn(event);
    fingers.current.set(event.pointerId, at);
    moved.current = false;
    letGo();
    if (!tool || fingers.current.size > 1) return;
    if (tool.kind === "size") {
      held.current = findEnd(highlights.sizes, found, photoPoint(at), photoPxPerCss);
      showAim(photoPoint(at));
    } else setStroke(extend([], at));
  };
  const move = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = pointIn(event);
    if (Math.hypot(to.x - from.x, to.y - from.y) > TAP_CSS) moved.current = true;
    if (fingers.current.size === 2) {
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
      if (other) setView((v) => pinch(v, frame, [other[1], from], [other[1], to]));
    } else if (tool?.kind === "size") {
      if (aim) showAim(photoPoint(to));
    } else if (tool) {
      const points = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const path = (points.length > 0 ? points : [event]).map(pointIn);
      if (line.current.length > 0) setStroke(path.reduce(extend, line.current));
    } else if (view.zoom > 1) setView((v) => panBy(v, frame, to.x - from.x, to.y - from.y));
    fingers.current.set(event.pointerId, to);
  };
  const release = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const at = photoPoint(pointIn(event));
    const drawn = line.current;
    if (tool?.kind === "size") {
      const end = held.current;
      const size = end?.of === "marked" && highlights.sizes[end.index];
      // A tap there is the first end of a size that the person marks.
      const one = end?.of === "found" && moved.current && found[end.index];
      if (end && size) onChange({ type: "size changed", index: end.index, size: { ...size, [end.end]: at } });
      else if (end && one) onChange({ type: "size marked", size: moveFound(one, end.end, at) });
      else if (aim) onEnd?.(at);
    } else if (tool?.kind === "highlight" && isStrokeKept(drawn))
      onChange({ type: "stroke kept", id: crypto.randomUUID(), path: drawn });
    else if (tool?.kind === "brush" && drawn.length > 0)
      onChange({
        type: "brushed",
        stroke: {
          mode: tool.mode,
          radius: tool.radiusCss * photoPxPerCss,
          path: drawn.slice(0, STROKE_MAX_POINTS),
        },
      });
    else if (tool?.kind !== "brush" && !moved.current && fingers.current.size === 0)
      onChange({ type: "area selected", id: findAreaAt(highlights.areas, at)?.id ?? null });
    letGo();
  };
  const abandon = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    letGo();
  };

  return {
    view,
    setView,
    /** The line under way, photo pixels. */
    stroke,
    /** Where the size tool points while it is pressed, and the end that it moves, if it holds one. */
    aim: aim && { at: aim, held: held.current },
    handlers: { onPointerDown: press, onPointerMove: move, onPointerUp: release, onPointerCancel: abandon },
  };
}

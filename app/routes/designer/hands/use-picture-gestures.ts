import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import type { HandChange, SidesFt } from "#core/design/hand-change.ts";
import { findShapeAt, type PictureView } from "#core/design/shown-shape.ts";
import {
  type GroundMove,
  isNearerMiddle,
  moveBetween,
  type Point,
  type PulledEdge,
  pinched,
  pulledSize,
  pulledTurn,
} from "./ground-move.ts";

/** A finger may land beside a thin thing by this much, CSS pixels. */
export const REACH_CSS = 16;
/** Less than this is a tap, CSS pixels. */
const DRAG_FROM_CSS = 6;

type Drag = {
  id: number;
  x: number;
  y: number;
  movedFar: boolean;
  edge: PulledEdge | "turn" | null;
  /** It began on the element that is selected. */
  isHeld: boolean;
};
/** Two fingers: where each was first, and where it is, shares of the picture. */
type Pinch = Map<number, { from: Point; to: Point }>;

type Gestured = {
  frame: RefObject<HTMLDivElement | null>;
  /** Width by height of the picture. */
  aspect: number;
  elements: readonly ShownElement[];
  view: PictureView | null;
  movable: boolean;
  turns: boolean;
  sides: SidesFt;
  /** Foot and edges of the selected element, shares of the picture; null where it has none. */
  foot: Point | null;
  edges: Record<PulledEdge, Point> | null;
  one: { at: Point; moved(by: GroundMove): HandChange } | null;
  onPlace: ((at: Point) => void) | null;
  onSelect(id: string | null, at: Point): void;
  onHold(change: HandChange | null): void;
  onDrop(change: HandChange): void;
};

/**
 * Taps, drags and pinches over the picture as changes of the selected element. `pointer` is where the pointer is that drags, shares of the
 * picture; null while none does. `handlers` belong to the element of `frame`.
 */
export function usePictureGestures({
  frame,
  aspect,
  elements,
  view,
  movable,
  turns,
  sides,
  foot,
  edges,
  one,
  onPlace,
  onSelect,
  onHold,
  onDrop,
}: Gestured) {
  const drag = useRef<Drag | null>(null);
  const pinch = useRef<Pinch>(new Map());
  const [dragging, setDragging] = useState(false);
  const [pointer, setPointer] = useState<Point | null>(null);

  // The browser would scroll with the second finger.
  useEffect(() => {
    const node = frame.current;
    const hold = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    node?.addEventListener("touchmove", hold, { passive: false });
    return () => node?.removeEventListener("touchmove", hold);
  }, [frame]);

  const shareOf = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height, box };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (onPlace) {
      frame.current?.setPointerCapture(event.pointerId);
      drag.current = { id: event.pointerId, x: 0, y: 0, movedFar: false, edge: null, isHeld: true };
      return onPlace(inside(shareOf(event)));
    }
    if (drag.current && drag.current.id !== event.pointerId && (movable || turns)) return beginPinch(event);
    const on = event.target as Element;
    const handle = on.closest<HTMLElement>("[data-edge]");
    drag.current = {
      ...{ id: event.pointerId, x: event.clientX, y: event.clientY, movedFar: false },
      edge: handle && !meansMiddle(handle, event) ? (handle.dataset.edge as Drag["edge"]) : null,
      // Not where the pointer is when it has gone far: a quick mouse has left what is thin by then.
      isHeld: handle !== null || ((movable || one !== null) && on.closest("[data-hold]") !== null),
    };
  };
  /** What can be moved is moved by its middle, though a handle lies over it. */
  const meansMiddle = (handle: HTMLElement, event: PointerEvent): boolean => {
    if (!movable || !edges) return false;
    const { box, x, y } = shareOf(event);
    const { left, top, width, height } = handle.getBoundingClientRect();
    const center = {
      x: (left + width / 2 - box.left) / box.width,
      y: (top + height / 2 - box.top) / box.height,
    };
    return isNearerMiddle(edges, aspect, { handle: center, at: { x, y } });
  };
  const beginPinch = (event: PointerEvent) => {
    const { box, x, y } = shareOf(event);
    const first = drag.current!;
    const at = { x: (first.x - box.left) / box.width, y: (first.y - box.top) / box.height };
    pinch.current = new Map([
      [first.id, { from: at, to: at }],
      [event.pointerId, { from: { x, y }, to: { x, y } }],
    ]);
    for (const id of pinch.current.keys()) frame.current?.setPointerCapture(id);
    drag.current = null;
    endDragging();
    onHold(null);
  };
  const endDragging = () => {
    setDragging(false);
    setPointer(null);
  };
  const pinchedTo = (event: PointerEvent): HandChange | null => {
    const finger = pinch.current.get(event.pointerId);
    const { x, y } = shareOf(event);
    if (finger) finger.to = { x, y };
    const [a, b] = [...pinch.current.values()];
    return a && b ? pinched(aspect, { from: [a.from, b.from], to: [a.to, b.to] }, { sides, turns }) : null;
  };
  const changeOf = (event: PointerEvent): HandChange | null => {
    const begun = drag.current;
    if (!begun || begun.id !== event.pointerId || !view || !foot) return null;
    const { box } = shareOf(event);
    const by = { x: (event.clientX - begun.x) / box.width, y: (event.clientY - begun.y) / box.height };
    const { long, wide } = sides;
    if (begun.edge === "turn") return pulledTurn(event.clientX - begun.x);
    if (begun.edge && edges && long) {
      const pull = { edge: begun.edge, at: edges[begun.edge], by };
      return pulledSize(view, aspect, pull, { long, wide, isRun: !movable });
    }
    if (one) return one.moved(moveBetween(view, aspect, one.at, by));
    return { kind: "move", ...moveBetween(view, aspect, foot, by) };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (pinch.current.has(event.pointerId)) return onHold(pinchedTo(event));
    const begun = drag.current;
    if (!begun || begun.id !== event.pointerId) return;
    if (onPlace) return onPlace(inside(shareOf(event)));
    const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > DRAG_FROM_CSS;
    if (far && !begun.movedFar) {
      begun.movedFar = true;
      if (begun.isHeld) {
        frame.current?.setPointerCapture(event.pointerId);
        setDragging(true);
      }
    }
    if (!dragging) return;
    setPointer(inside(shareOf(event)));
    const next = changeOf(event);
    if (next) onHold(next);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (pinch.current.has(event.pointerId)) {
      const made = pinchedTo(event);
      pinch.current.clear();
      return made ? onDrop(made) : onHold(null);
    }
    if (onPlace) {
      drag.current = null;
      return;
    }
    const begun = drag.current;
    const to = dragging ? changeOf(event) : null;
    drag.current = null;
    endDragging();
    if (to) return onDrop(to);
    if (!begun || begun.movedFar || begun.edge) return;
    const { x, y, box } = shareOf(event);
    const seen = elements.filter(({ rings }) => rings.length > 0);
    onSelect(findShapeAt(seen, { x, y }, REACH_CSS / box.width, aspect)?.id ?? null, { x, y });
  };
  const onPointerCancel = () => {
    drag.current = null;
    if (dragging || pinch.current.size > 0) onHold(null);
    pinch.current.clear();
    endDragging();
  };

  return { pointer, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** The point of the picture that is nearest. */
export const inside = ({ x, y }: Point): Point => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});

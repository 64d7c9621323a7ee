import { type PointerEvent, useId, useRef, useState } from "react";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { findShapeAt, type PictureView } from "#core/design/shown-shape.ts";
import { footOf, type GroundMove, moveBetween, movedPicture, moveWords } from "./ground-move.ts";

/** A finger may land beside a thin thing by this much, CSS pixels. */
const reachCss = 16;
/** Less than this is a tap, CSS pixels. */
const dragFromCss = 6;

type Drag = { id: number; x: number; y: number; movedFar: boolean };

/** The finished picture: a tap selects what is shown there, and what is selected can be dragged over the ground. */
export function HandsPicture({
  src,
  width,
  height,
  elements,
  view,
  selected,
  movable,
  move,
  onSelect,
  onMove,
  onDrop,
}: {
  src: string;
  width: number;
  height: number;
  elements: readonly ShownElement[];
  view: PictureView | null;
  selected: ShownElement | null;
  movable: boolean;
  move: GroundMove | null;
  onSelect(id: string | null): void;
  onMove(move: GroundMove): void;
  onDrop(move: GroundMove): void;
}) {
  const clipId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [dragging, setDragging] = useState(false);
  const aspect = width / height;
  const foot = selected && selected.rings.length > 0 ? footOf(selected.rings) : null;

  const shareOf = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height, box };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, movedFar: false };
  };
  const moveOf = (event: PointerEvent): GroundMove | null => {
    const begun = drag.current;
    if (!begun || begun.id !== event.pointerId || !view || !foot) return null;
    const { box } = shareOf(event);
    const by = { x: (event.clientX - begun.x) / box.width, y: (event.clientY - begun.y) / box.height };
    return moveBetween(view, aspect, foot, by);
  };
  const onPointerMove = (event: PointerEvent) => {
    const begun = drag.current;
    if (!begun || begun.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > dragFromCss;
    if (far && !begun.movedFar) {
      begun.movedFar = true;
      const isHeld = movable && (event.target as Element).closest("[data-selected-shape]") !== null;
      if (isHeld) {
        frame.current?.setPointerCapture(event.pointerId);
        setDragging(true);
      }
    }
    if (!dragging) return;
    const next = moveOf(event);
    if (next) onMove(next);
  };
  const onPointerUp = (event: PointerEvent) => {
    const begun = drag.current;
    const to = dragging ? moveOf(event) : null;
    drag.current = null;
    setDragging(false);
    if (to) return onDrop(to);
    if (!begun || begun.movedFar) return;
    const { x, y, box } = shareOf(event);
    const seen = elements.filter(({ rings }) => rings.length > 0);
    onSelect(findShapeAt(seen, { x, y }, reachCss / box.width, aspect)?.id ?? null);
  };
  const onPointerCancel = () => {
    drag.current = null;
    if (dragging) onMove({ rightFt: 0, awayFt: 0 });
    setDragging(false);
  };

  const lifted = move && view && foot ? movedPicture(view, aspect, foot, move) : null;
  const path = selected ? pathOf(selected.rings, width, height) : "";
  const transform =
    lifted && foot
      ? `translate(${lifted.foot.x * width} ${lifted.foot.y * height}) scale(${lifted.scale}) translate(${-foot.x * width} ${-foot.y * height})`
      : undefined;
  return (
    <div
      ref={frame}
      data-hands-picture
      className="relative w-full cursor-pointer touch-pan-y select-none"
      style={{ aspectRatio: `${width} / ${height}` }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
    >
      <img
        src={src}
        alt="The yard as designed"
        width={width}
        height={height}
        draggable={false}
        className="size-full object-cover"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-hidden"
      >
        {selected && path ? (
          <>
            <clipPath id={clipId}>
              <path d={path} clipRule="evenodd" />
            </clipPath>
            <g {...(transform ? { transform } : {})}>
              {transform ? (
                <image href={src} width={width} height={height} clipPath={`url(#${clipId})`} />
              ) : null}
              <path d={path} className={OUTLINE} strokeWidth={6} stroke="rgb(18 16 14 / 0.75)" />
              <path
                d={path}
                data-selected-shape={selected.id}
                fillRule="evenodd"
                className={`${OUTLINE} ${movable ? "cursor-move touch-none" : ""}`}
                pointerEvents="all"
                strokeWidth={3}
                stroke="#fff"
              />
            </g>
          </>
        ) : null}
      </svg>
      {move && moveWords(move) !== "" ? (
        <p
          role="status"
          className="figures pointer-events-none absolute top-3 left-3 rounded-sm bg-stone-950/80 px-2 py-1 text-sm font-semibold text-white"
        >
          {moveWords(move)}
        </p>
      ) : null}
    </div>
  );
}

const OUTLINE = "fill-transparent [vector-effect:non-scaling-stroke]";

const pathOf = (rings: ShownElement["rings"], width: number, height: number): string =>
  rings
    .map(
      (ring) => `M${ring.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join("L")}Z`,
    )
    .join("");

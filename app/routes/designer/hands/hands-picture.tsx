import { type PointerEvent, useId, useRef, useState } from "react";
import { formatLength } from "#app/lib/format.ts";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import type { HandChange, SidesFt } from "#core/design/hand-change.ts";
import { findShapeAt, type PictureView } from "#core/design/shown-shape.ts";
import {
  edgesOf,
  footOf,
  moveBetween,
  movedPicture,
  moveWords,
  type PulledEdge,
  pulledSize,
} from "./ground-move.ts";
import { LivePatch } from "./live-patch.tsx";

/** A finger may land beside a thin thing by this much, CSS pixels. */
const reachCss = 16;
/** Less than this is a tap, CSS pixels. */
const dragFromCss = 6;

type Drag = { id: number; x: number; y: number; movedFar: boolean; edge: PulledEdge | null };

/**
 * The finished picture: a tap selects what is shown there; what is selected can be dragged over the ground, and pulled at its edges.
 * While a change is held, what this device draws of it lies over the photo; until that is there, a cut-out of the picture moves along.
 */
export function HandsPicture({
  src,
  photoUrl,
  live,
  whole,
  priceNow,
  width,
  height,
  elements,
  view,
  selected,
  movable,
  sides,
  held,
  onSelect,
  onHold,
  onDrop,
}: {
  src: string;
  photoUrl: string;
  live: ImageBitmap | null;
  /** All that the device draws is shown over the photo: there are changes that the finished picture has not. */
  whole: boolean;
  /** Price of the selected element as it is held. */
  priceNow: string | null;
  width: number;
  height: number;
  elements: readonly ShownElement[];
  view: PictureView | null;
  selected: ShownElement | null;
  movable: boolean;
  /** The sides of the selected element that can be given, as they are now. */
  sides: SidesFt;
  held: HandChange | null;
  onSelect(id: string | null): void;
  onHold(change: HandChange | null): void;
  onDrop(change: HandChange): void;
}) {
  const clipId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [dragging, setDragging] = useState(false);
  const aspect = width / height;
  const rings = selected?.rings ?? [];
  const foot = rings.length > 0 ? footOf(rings) : null;
  const edges = rings.length > 0 && sides.long && sides.wide ? edgesOf(rings) : null;

  const shareOf = (event: PointerEvent) => {
    const box = frame.current!.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height, box };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const pulled = (event.target as Element).closest<HTMLElement>("[data-edge]")?.dataset.edge;
    drag.current = {
      ...{ id: event.pointerId, x: event.clientX, y: event.clientY, movedFar: false },
      edge: (pulled as PulledEdge | undefined) ?? null,
    };
  };
  const changeOf = (event: PointerEvent): HandChange | null => {
    const begun = drag.current;
    if (!begun || begun.id !== event.pointerId || !view || !foot) return null;
    const { box } = shareOf(event);
    const by = { x: (event.clientX - begun.x) / box.width, y: (event.clientY - begun.y) / box.height };
    const { long, wide } = sides;
    if (begun.edge && edges && long && wide)
      return pulledSize(view, aspect, { edge: begun.edge, at: edges[begun.edge], by }, { long, wide });
    return { kind: "move", ...moveBetween(view, aspect, foot, by) };
  };
  const onPointerMove = (event: PointerEvent) => {
    const begun = drag.current;
    if (!begun || begun.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > dragFromCss;
    if (far && !begun.movedFar) {
      begun.movedFar = true;
      const isHeld =
        begun.edge !== null ||
        (movable && (event.target as Element).closest("[data-selected-shape]") !== null);
      if (isHeld) {
        frame.current?.setPointerCapture(event.pointerId);
        setDragging(true);
      }
    }
    if (!dragging) return;
    const next = changeOf(event);
    if (next) onHold(next);
  };
  const onPointerUp = (event: PointerEvent) => {
    const begun = drag.current;
    const to = dragging ? changeOf(event) : null;
    drag.current = null;
    setDragging(false);
    if (to) return onDrop(to);
    if (!begun || begun.movedFar || begun.edge) return;
    const { x, y, box } = shareOf(event);
    const seen = elements.filter(({ rings }) => rings.length > 0);
    onSelect(findShapeAt(seen, { x, y }, reachCss / box.width, aspect)?.id ?? null);
  };
  const onPointerCancel = () => {
    drag.current = null;
    if (dragging) onHold(null);
    setDragging(false);
  };

  const path = pathOf(rings, width, height);
  const matrix = held && view && foot ? matrixOf(held) : null;
  const transform = matrix?.toString();
  const words = held ? [changeWords(held), priceNow].filter(Boolean).join(" · ") : "";
  const isWhole = whole && live !== null;

  /** Takes the outline to where the change takes the element, in the pixels of the picture. */
  function matrixOf(change: HandChange): DOMMatrix | null {
    if (change.kind === "move") {
      const { x, y } = foot!;
      const lifted = movedPicture(view!, aspect, foot!, change);
      return new DOMMatrix()
        .translate(lifted.foot.x * width, lifted.foot.y * height)
        .scale(lifted.scale)
        .translate(-x * width, -y * height);
    }
    if (change.kind !== "size" || !edges || !sides.long || !sides.wide) return null;
    const { left, right } = edges;
    const aside = change.rightFt ?? 0;
    const stillX = aside > 0 ? left.x : aside < 0 ? right.x : (left.x + right.x) / 2;
    const top = Math.min(...rings.flat().map(([, y]) => y));
    return new DOMMatrix()
      .translate(stillX * width, top * height)
      .scale((change.long ?? sides.long) / sides.long, (change.wide ?? sides.wide) / sides.wide)
      .translate(-stillX * width, -top * height);
  }

  return (
    <div
      ref={frame}
      data-hands-picture
      data-live={live ? "" : undefined}
      className="relative w-full cursor-pointer touch-pan-y select-none"
      style={{ aspectRatio: `${width} / ${height}` }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
    >
      <img
        src={isWhole ? photoUrl : src}
        alt="The yard as designed"
        width={width}
        height={height}
        draggable={false}
        className="size-full object-cover"
      />
      {live && (path || isWhole) ? (
        <LivePatch
          bitmap={live}
          transform={matrix}
          {...{ photoUrl, width, height }}
          path={isWhole ? null : path}
        />
      ) : null}
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
              {transform && !live ? (
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
      {edges && !held
        ? Object.entries(edges).map(([edge, { x, y }]) => (
            <span
              key={edge}
              data-edge={edge}
              aria-hidden
              className={`absolute flex size-11 -translate-1/2 touch-none items-center justify-center ${edge === "near" ? "cursor-ns-resize" : "cursor-ew-resize"}`}
              // At the picture's own edge half of it would be out of reach.
              style={{
                left: `clamp(14px, ${x * 100}%, 100% - 14px)`,
                top: `clamp(14px, ${y * 100}%, 100% - 14px)`,
              }}
            >
              <span className="size-5 rounded-full border-2 border-stone-950/75 bg-white shadow-float" />
            </span>
          ))
        : null}
      {words !== "" ? (
        <p
          role="status"
          className="figures pointer-events-none absolute top-3 left-3 rounded-sm bg-stone-950/80 px-2 py-1 text-sm font-semibold text-white"
        >
          {words}
        </p>
      ) : null}
    </div>
  );
}

/** What is said beside a change that is held: how far, how large. */
function changeWords(change: HandChange): string {
  if (change.kind === "move") return moveWords(change);
  if (change.kind !== "size") return "";
  const { long, wide, high } = change;
  return [long, wide, high].flatMap((feet) => (feet ? [formatLength(feet)] : [])).join(" by ");
}

const OUTLINE = "fill-transparent [vector-effect:non-scaling-stroke]";

const pathOf = (rings: ShownElement["rings"], width: number, height: number): string =>
  rings
    .map(
      (ring) => `M${ring.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join("L")}Z`,
    )
    .join("");

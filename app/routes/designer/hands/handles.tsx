import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import type { edgesOf, PulledEdge } from "./ground-move.ts";

type Edges = ReturnType<typeof edgesOf>;

/** Handles nearer to each other than this, as a share of the picture's width, lie under one finger. */
const APART = 0.12;

/** A handle is as wide and as high as a fingertip, CSS pixels. */
const TARGET_PX = 44;
/** So much of an element is left between its handles for the finger that moves it, CSS pixels. */
const FREE_PX = 56;
/** Farther below what is flat, the handle of the near edge would seem to be of something else, CSS pixels. */
const BELOW_PX = 18;
/** The handle that turns stands off the far edge, or it would lie on the one that pulls the near edge of what is low in the picture. */
const TURN_OFF_PX = 30;

/** What can be taken hold of at the edges of an element, and where it is small, beside them. */
export function Handles({
  edges,
  rings,
  aspect,
  pulls,
  isDeep,
  turns,
}: {
  edges: Edges;
  rings: ShownElement["rings"];
  aspect: number;
  /** It has a length; and a depth. */
  pulls: boolean;
  isDeep: boolean;
  turns: boolean;
}) {
  const points = rings.flat();
  const span = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  // In the units of "left" and "top", where a percentage is one of the picture.
  const aside = `clamp(0px, ${(TARGET_PX + FREE_PX) / 2}px - ${span(0) * 50}%, ${TARGET_PX / 2}px)`;
  const below = `clamp(0px, ${TARGET_PX / 2 + FREE_PX}px - ${span(1) * 100}%, ${BELOW_PX}px)`;
  const left = ({ x }: { x: number }, off: string) => `calc(${x * 100}% + ${off})`;
  const place: Record<PulledEdge, { left: string; top: string }> = {
    left: { left: left(edges.left, `-1 * ${aside}`), top: `${edges.left.y * 100}%` },
    right: { left: left(edges.right, aside), top: `${edges.right.y * 100}%` },
    near: { left: left(edges.near, "0px"), top: `${edges.near.y * 100}% + ${below}` },
    "near-left": { left: left(edges["near-left"], "0px"), top: `${edges["near-left"].y * 100}%` },
    "near-right": { left: left(edges["near-right"], "0px"), top: `${edges["near-right"].y * 100}%` },
  };
  return (
    <>
      {(pulls ? pulledOf(edges, aspect, isDeep) : []).map((edge) => (
        <Handle key={edge} edge={edge} {...place[edge]} cursor={CURSORS[edge]} />
      ))}
      {turns ? (
        <Handle
          edge="turn"
          left={`${edges.far.x * 100}%`}
          top={`${edges.far.y * 100}% - ${TURN_OFF_PX}px`}
          cursor="cursor-grab"
        >
          <RotateCw aria-hidden className="size-4 text-stone-950" />
        </Handle>
      ) : null}
    </>
  );
}

/** The edges, and the corners where there is room for a handle of their own. */
function pulledOf(edges: Edges, aspect: number, isDeep: boolean): PulledEdge[] {
  if (!isDeep) return ["left", "right"];
  const sides = ["left", "right", "near"] as const;
  const isApart = (corner: PulledEdge) =>
    sides.every(
      (side) =>
        Math.hypot(edges[side].x - edges[corner].x, (edges[side].y - edges[corner].y) / aspect) > APART,
    );
  return [...sides, ...(["near-left", "near-right"] as const).filter(isApart)];
}

const CURSORS: Record<PulledEdge, string> = {
  left: "cursor-ew-resize",
  right: "cursor-ew-resize",
  near: "cursor-ns-resize",
  "near-left": "cursor-nesw-resize",
  "near-right": "cursor-nwse-resize",
};

/** What can be taken hold of on the picture. */
const Handle = ({
  edge,
  left,
  top,
  cursor,
  children,
}: {
  edge: PulledEdge | "turn";
  left: string;
  top: string;
  cursor: string;
  children?: ReactNode;
}) => (
  <span
    data-edge={edge}
    aria-hidden
    className={`absolute flex size-11 -translate-1/2 touch-none items-center justify-center ${cursor}`}
    // At the picture's own edge half of it would be out of reach.
    style={{ left: `clamp(14px, ${left}, 100% - 14px)`, top: `clamp(14px, ${top}, 100% - 14px)` }}
  >
    <span
      className={`flex items-center justify-center rounded-full border-2 border-stone-950/75 bg-white shadow-float ${children ? "size-7" : "size-5"}`}
    >
      {children}
    </span>
  </span>
);

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import type { HandChange, SidesFt } from "#core/design/hand-change.ts";
import type { PictureView } from "#core/design/shown-shape.ts";
import { edgesOf, footOf, type GroundMove, movedPicture, type Point } from "./ground-move.ts";
import { Handles } from "./handles.tsx";
import { changeWords } from "./held-change.ts";
import { HeldWords } from "./held-words.tsx";
import { LivePatch } from "./live-patch.tsx";
import { inside, REACH_CSS, usePictureGestures } from "./use-picture-gestures.ts";

/**
 * The finished picture: a tap selects what is shown there; what is selected can be dragged over the ground, and pulled at its edges.
 * While a change is held, what this device draws of it lies over the photo; until that is there, a cut-out of the picture moves along.
 */
export function HandsPicture({
  src,
  photoUrl,
  live,
  whole,
  roomNow,
  priceNow,
  width,
  height,
  elements,
  view,
  selected,
  movable,
  turns,
  sides,
  held,
  drawn,
  added,
  cross,
  one,
  onPlace,
  onSelect,
  onHold,
  onDrop,
}: {
  src: string;
  photoUrl: string;
  live: ImageBitmap | null;
  /** All that the device draws is shown over the photo: there are changes that the finished picture has not. */
  whole: boolean;
  /** What there is room for, where that is less than is held. */
  roomNow: string | null;
  /** Price of the selected element as it is held. */
  priceNow: string | null;
  width: number;
  height: number;
  elements: readonly ShownElement[];
  view: PictureView | null;
  selected: ShownElement | null;
  movable: boolean;
  /** The selected element has a direction of its own. */
  turns: boolean;
  /** The sides of the selected element that can be given, as they are now. */
  sides: SidesFt;
  held: HandChange | null;
  /** Where this device drew the selected element in a step of the change that is held, and whether that is the last one; null while there is none. */
  drawn: { rings: ShownElement["rings"]; isTried: boolean } | null;
  /** Something new as this device drew it, where there was room for it. */
  added: ShownElement["rings"];
  /** Where something new is to stand, shares of the picture. */
  cross: Point | null;
  /** A tap says where something new is to stand; null = a tap selects. */
  onPlace: ((at: Point) => void) | null;
  /** The one plant of the selected element that is meant: where it stands in the picture, and the change that moves it. */
  one: { at: Point; moved(by: GroundMove): HandChange } | null;
  onSelect(id: string | null, at: Point): void;
  onHold(change: HandChange | null): void;
  onDrop(change: HandChange): void;
}) {
  const clipId = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** The finished picture that has come. */
  const [loaded, setLoaded] = useState<string | null>(null);
  const aspect = width / height;
  const rings = selected?.rings ?? [];
  const foot = rings.length > 0 ? footOf(rings) : null;
  const edges = rings.length > 0 && (turns || sides.long) ? edgesOf(rings) : null;

  const { pointer, handlers } = usePictureGestures({
    ...{ frame, aspect, elements, view, movable, turns, sides, foot, edges, one },
    ...{ onPlace, onSelect, onHold, onDrop },
  });

  const path = pathOf(rings, width, height);
  const matrix = held && view && foot ? matrixOf(held) : null;
  const drawnPath = held && drawn ? pathOf(drawn.rings, width, height) : "";
  // What there was no room for is drawn where it came to, and the outline goes there.
  const isDrawn = drawnPath !== "" && (drawn?.isTried || !matrix);
  const transform = isDrawn ? undefined : matrix?.toString();
  const words = [held ? changeWords(held) : "", roomNow, held || cross ? priceNow : null]
    .filter(Boolean)
    .join(" · ");
  const addedPath = pathOf(added, width, height);
  const isWhole = whole && live !== null;

  /** At the finger, else in the middle of the upper edge of what is outlined, share of the picture. */
  function wordsAt(): Point {
    if (pointer) return pointer;
    const outlined = cross ? added : isDrawn && drawn ? drawn.rings : rings;
    const points = outlined.flat();
    if (points.length === 0) return cross ?? { x: 0.5, y: 0 };
    const xs = points.map(([x]) => x);
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const at = new DOMPoint(x * width, Math.min(...points.map(([, y]) => y)) * height);
    const to = cross || isDrawn || !matrix ? at : at.matrixTransform(matrix);
    return inside({ x: to.x / width, y: to.y / height });
  }

  const layer =
    live && (path || isWhole) ? (
      <>
        {isWhole ? (
          <img
            src={photoUrl}
            alt=""
            width={width}
            height={height}
            draggable={false}
            className="absolute inset-0 size-full object-cover"
          />
        ) : null}
        <LivePatch
          bitmap={live}
          transform={isDrawn ? null : matrix}
          {...{ photoUrl, width, height }}
          path={isWhole ? null : path + drawnPath}
        />
      </>
    ) : null;
  // What this device drew last stays until the finished picture is there: between them the one before would be seen again.
  const lastLayer = useRef<ReactNode>(null);
  useEffect(() => {
    if (layer) lastLayer.current = layer;
    else if (loaded === src) lastLayer.current = null;
  });

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
    // How a turned thing lies is known once this device has drawn it.
    if (change.kind === "turn") return null;
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
      className={`relative w-full select-none ${onPlace ? "cursor-crosshair touch-none" : "cursor-pointer touch-pan-y"}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      {...handlers}
    >
      <img
        src={src}
        alt="The yard as designed"
        width={width}
        height={height}
        draggable={false}
        onLoad={() => setLoaded(src)}
        onError={() => setLoaded(src)}
        className="size-full object-cover"
      />
      {layer ?? (loaded === src ? null : lastLayer.current)}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-hidden"
      >
        {addedPath === "" ? null : (
          <>
            <path d={addedPath} className={OUTLINE} strokeWidth={6} stroke="rgb(18 16 14 / 0.75)" />
            <path d={addedPath} className={OUTLINE} strokeWidth={3} stroke="#fff" />
          </>
        )}
        {selected && path ? (
          <>
            <clipPath id={clipId}>
              <path d={path} clipRule="evenodd" />
            </clipPath>
            <g {...(transform ? { transform } : {})}>
              {movable ? (
                <path
                  d={path}
                  data-hold
                  className={`${OUTLINE} cursor-move touch-none`}
                  pointerEvents="stroke"
                  strokeWidth={2 * REACH_CSS}
                  stroke="transparent"
                />
              ) : null}
              {transform && !live ? (
                <image href={src} width={width} height={height} clipPath={`url(#${clipId})`} />
              ) : null}
              <path
                d={isDrawn ? drawnPath : path}
                className={OUTLINE}
                strokeWidth={6}
                stroke="rgb(18 16 14 / 0.75)"
              />
              <path
                d={isDrawn ? drawnPath : path}
                data-selected-shape={selected.id}
                data-hold
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
      {edges && !held ? (
        <Handles
          {...{ edges, rings, aspect, turns }}
          pulls={Boolean(sides.long)}
          isDeep={Boolean(sides.wide)}
        />
      ) : null}
      {cross ? (
        <span
          aria-hidden
          data-cross
          className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-white shadow-float outline-2 outline-stone-950/75 before:absolute before:inset-x-1/2 before:inset-y-1 before:w-0.5 before:-translate-x-1/2 before:bg-white after:absolute after:inset-x-1 after:inset-y-1/2 after:h-0.5 after:-translate-y-1/2 after:bg-white"
          style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }}
        />
      ) : null}
      {words === "" ? null : <HeldWords at={wordsAt()}>{words}</HeldWords>}
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

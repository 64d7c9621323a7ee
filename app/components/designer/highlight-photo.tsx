import { type ReactNode, type RefObject, Suspense, useId, useLayoutEffect, useRef } from "react";
import { latePart } from "#app/lib/late-part.ts";
import type { FoundSize } from "#app/photo/live-wish.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { BrushMarks } from "./brush-marks.tsx";
import { badgePoint, type HighlightChange, type Highlights } from "./highlight-areas.ts";
import { useFrameSize } from "./highlight-frame.ts";
import { paintHighlights } from "./highlight-paint.ts";
import { badgePlace, type Frame, type ScreenPoint, scaleOf, toScreenPoint } from "./highlight-view.ts";
import { Loupe } from "./loupe.tsx";
import { KEY_HINTS } from "./photo-keys.ts";
import type { PhotoTool } from "./photo-tool.ts";
import { usePhotoGestures } from "./use-photo-gestures.ts";
import { usePhotoKeys } from "./use-photo-keys.ts";

const SizeMarks = latePart(() => import("./size-marks.tsx"));

/** A photo to mark with fingers, mouse or keys: areas with the highlighter, their extent with the brush, known sizes with two ends. */
export function HighlightPhoto({
  root,
  src,
  alt,
  width,
  height,
  highlights,
  tool,
  ends = [],
  found = [],
  brushShown = 0,
  onChange,
  onEnd,
  badgeNote,
  children,
}: {
  /** Takes the focus when a tool is taken by key. */
  root: RefObject<HTMLDivElement | null>;
  src: string;
  alt: string;
  width: number;
  height: number;
  highlights: Highlights;
  tool: PhotoTool | null;
  /** Ends tapped of a size that is not complete. */
  ends?: readonly PhotoPoint[];
  /** Sizes that the photo seems to show; nobody marked them. */
  found?: readonly FoundSize[];
  /** Strokes of the brush that a layer below shows already. */
  brushShown?: number;
  onChange(change: HighlightChange): void;
  onEnd?(point: PhotoPoint): void;
  /** Shown beside the number of an area, such as its measure. */
  badgeNote?(areaId: string): ReactNode;
  /** Layers between photo and lines; they lie and zoom with the photo. */
  children?: ReactNode;
}) {
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useFrameSize(root);
  const frame: Frame = { widthCss: size.width, heightCss: size.height, photoWidth: width };
  const photo = { width, height };
  const gestures = usePhotoGestures({
    ...{ root, frame, photo, highlights, tool, onChange, onEnd },
    found: ends.length > 0 ? noFound : found,
  });
  const { view } = gestures;
  const keys = usePhotoKeys({ ...{ frame, view, photo, tool, onChange, onEnd }, onView: gestures.setView });
  const { pointing } = keys;
  const stroke = pointing
    ? [...pointing.path, ...(pointing.path.length > 0 ? [pointing.at] : [])]
    : gestures.stroke;
  const aim = pointing && tool?.kind === "size" ? { at: pointing.at, held: null } : gestures.aim;
  const { areas, selectedId } = highlights;
  const filled = !children;
  // Under another tool the areas only say where they are.
  const thin = tool !== null && tool.kind !== "highlight";
  const line = tool?.kind === "highlight" ? stroke : noLine;

  useLayoutEffect(() => {
    if (!canvas.current || size.width === 0) return;
    paintHighlights(
      canvas.current,
      { widthCss: size.width, heightCss: size.height, photoWidth: width },
      view,
      { areas, selectedId, stroke: line, filled, thin },
      window.devicePixelRatio,
    );
  }, [size.width, size.height, width, view, areas, selectedId, line, filled, thin]);

  const onScreen = (point: PhotoPoint) => toScreenPoint(view, frame, point);
  return (
    <div
      ref={root}
      {...gestures.handlers}
      {...keys.handlers}
      onPointerDownCapture={keys.drop}
      {...(tool
        ? { tabIndex: 0, role: "application", "aria-label": "Photo to mark", "aria-describedby": hintId }
        : { tabIndex: -1 })}
      className={`outline-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus relative w-full overflow-hidden select-none ${tool ? "cursor-crosshair touch-none" : view.zoom > 1 ? "cursor-grab touch-none" : "touch-pan-y"}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <div
        className="size-full origin-top-left"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
      >
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          draggable={false}
          className="size-full object-cover"
        />
        {children}
      </div>
      <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
      {size.width > 0 && tool?.kind === "brush" ? (
        <BrushMarks
          strokes={highlights.brush.slice(brushShown)}
          underWay={{ mode: tool.mode, radius: tool.radiusCss / scaleOf(view, frame), path: stroke }}
          scale={scaleOf(view, frame)}
          onScreen={onScreen}
        />
      ) : null}
      {size.width > 0 && tool?.kind === "size" ? (
        <Suspense>
          <SizeMarks sizes={highlights.sizes} {...{ found, ends, aim, onScreen }} widthCss={size.width} />
        </Suspense>
      ) : null}
      {size.width > 0 &&
        areas.map((area, i) => (
          <AreaBadge
            key={area.id}
            number={i + 1}
            at={badgePlace(onScreen(badgePoint(area.path)), frame)}
            selected={area.id === selectedId}
            note={badgeNote?.(area.id)}
          />
        ))}
      {pointing && size.width > 0 ? <Cross at={onScreen(pointing.at)} /> : null}
      {tool ? (
        <p
          id={hintId}
          className={
            pointing
              ? "pointer-events-none absolute inset-x-3 bottom-3 mx-auto w-fit rounded-md bg-stone-950/85 px-3 py-1.5 text-center text-sm text-white"
              : "sr-only"
          }
        >
          {KEY_HINTS[tool.kind]}
        </p>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {keys.said}
      </p>
      {aim ? (
        <Loupe src={src} photo={photo} at={aim.at} under={onScreen(aim.at)} scale={scaleOf(view, frame)} />
      ) : null}
    </div>
  );
}

const noLine: PhotoPoint[] = [];
const noFound: FoundSize[] = [];

/** Where the keyboard points: dark around light, to be seen on any photo. */
const Cross = ({ at: { x, y } }: { at: ScreenPoint }) => (
  <svg aria-hidden="true" data-cross className="pointer-events-none absolute inset-0 size-full">
    {[
      { colour: "#1c1b19", width: 5 },
      { colour: "#ffd166", width: 2 },
    ].map(({ colour, width }) => (
      <path
        key={colour}
        d={`M${x - 14} ${y}H${x + 14}M${x} ${y - 14}V${y + 14}`}
        stroke={colour}
        strokeWidth={width}
      />
    ))}
  </svg>
);

/** The number of an area: a disc of radius 18 in the middle of it. Presses go through to the photo, so a line may start on it. */
function AreaBadge({
  number,
  at,
  selected,
  note,
}: {
  number: number;
  at: ScreenPoint;
  selected: boolean;
  note: ReactNode;
}) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute flex flex-col items-center gap-1"
      style={{ left: at.x, top: at.y, transform: "translate(-50%, -18px)" }}
    >
      <span
        className={`figures flex size-9 items-center justify-center rounded-full border-2 text-base font-bold shadow-float ${selected ? "border-white bg-terracotta-600 text-white" : "border-stone-900 bg-white text-stone-900"}`}
      >
        {number}
      </span>
      {note ? (
        <span className="figures rounded-full bg-stone-950/80 px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-white">
          {note}
        </span>
      ) : null}
    </div>
  );
}

import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { BrushMarks } from "./brush-marks.tsx";
import { badgePoint, type HighlightChange, type Highlights } from "./highlight-areas.ts";
import { useFrameSize } from "./highlight-frame.ts";
import { paintHighlights } from "./highlight-paint.ts";
import { type Frame, type ScreenPoint, scaleOf, toScreenPoint } from "./highlight-view.ts";
import { Loupe } from "./loupe.tsx";
import type { PhotoTool } from "./photo-tool.ts";
import { SizeMarks } from "./size-marks.tsx";
import { usePhotoGestures } from "./use-photo-gestures.ts";

/** A photo to mark: areas with the highlighter, their extent with the brush, known sizes with two taps. */
export function HighlightPhoto({
  src,
  alt,
  width,
  height,
  highlights,
  tool,
  ends = [],
  brushShown = 0,
  onChange,
  onEnd,
  badgeNote,
  children,
}: {
  src: string;
  alt: string;
  width: number;
  height: number;
  highlights: Highlights;
  tool: PhotoTool | null;
  /** Ends tapped of a size that is not complete. */
  ends?: readonly PhotoPoint[];
  /** Strokes of the brush that a layer below shows already. */
  brushShown?: number;
  onChange(change: HighlightChange): void;
  onEnd?(point: PhotoPoint): void;
  /** Shown beside the number of an area, such as its measure. */
  badgeNote?(areaId: string): ReactNode;
  /** Layers between photo and lines; they lie and zoom with the photo. */
  children?: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useFrameSize(root);
  const frame: Frame = { widthCss: size.width, heightCss: size.height, photoWidth: width };
  const photo = { width, height };
  const { view, stroke, aim, handlers } = usePhotoGestures({
    ...{ root, frame, photo, highlights, tool, onChange, onEnd },
  });
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
      {...handlers}
      className={`relative w-full overflow-hidden select-none ${tool ? "cursor-crosshair touch-none" : view.zoom > 1 ? "cursor-grab touch-none" : "touch-pan-y"}`}
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
        <SizeMarks sizes={highlights.sizes} ends={ends} aim={aim} onScreen={onScreen} />
      ) : null}
      {size.width > 0 &&
        areas.map((area, i) => (
          <AreaBadge
            key={area.id}
            number={i + 1}
            at={onScreen(badgePoint(area.path))}
            selected={area.id === selectedId}
            note={badgeNote?.(area.id)}
          />
        ))}
      {aim ? (
        <Loupe src={src} photo={photo} at={aim.at} under={onScreen(aim.at)} scale={scaleOf(view, frame)} />
      ) : null}
    </div>
  );
}

const noLine: PhotoPoint[] = [];

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

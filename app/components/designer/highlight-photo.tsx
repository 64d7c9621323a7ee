import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PhotoPoint } from "#core/geometry/point.ts";
import {
  badgePoint,
  extendStroke,
  findAreaAt,
  type HighlightChange,
  type Highlights,
  isStrokeKept,
} from "./highlight-areas.ts";
import { useFrameSize } from "./highlight-frame.ts";
import { paintHighlights } from "./highlight-paint.ts";
import {
  type Frame,
  type PhotoView,
  panBy,
  pinch,
  type ScreenPoint,
  scaleOf,
  toPhotoPoint,
  toScreenPoint,
  wholePhoto,
  zoomAt,
} from "./highlight-view.ts";

/** Points of a line are at least so far apart on the screen. */
const pointsApartCss = 2;

type Fingers = Map<number, ScreenPoint>;

/**
 * A photo to highlight areas on. With `drawing` on, one finger, mouse or pen draws and the page does not scroll under it;
 * with it off, one finger scrolls the page (or moves a zoomed photo) and a press chooses an area. Two fingers zoom, always.
 */
export function HighlightPhoto({
  src,
  alt,
  width,
  height,
  highlights,
  drawing,
  onChange,
  badgeNote,
  children,
}: {
  src: string;
  alt: string;
  width: number;
  height: number;
  highlights: Highlights;
  drawing: boolean;
  onChange(change: HighlightChange): void;
  /** Shown beside the number of an area, such as its measure. */
  badgeNote?(areaId: string): ReactNode;
  /** Layers between photo and lines; they lie and zoom with the photo. */
  children?: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef<Fingers>(new Map());
  const moved = useRef(false);
  const size = useFrameSize(root);
  const frame: Frame = { widthCss: size.width, heightCss: size.height, photoWidth: width };
  const [view, setView] = useState<PhotoView>(wholePhoto);
  const [stroke, showStroke] = useState<PhotoPoint[]>([]);
  // The line itself: a release may come before the last moves are rendered.
  const line = useRef<PhotoPoint[]>([]);
  const { areas, selectedId } = highlights;
  const filled = !children;

  useLayoutEffect(() => {
    if (!canvas.current || size.width === 0) return;
    paintHighlights(
      canvas.current,
      { widthCss: size.width, heightCss: size.height, photoWidth: width },
      view,
      { areas, selectedId, stroke, filled },
      window.devicePixelRatio,
    );
  }, [size.width, size.height, width, view, areas, selectedId, stroke, filled]);

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
  }, []);

  const pointIn = (event: { clientX: number; clientY: number }): ScreenPoint => {
    const box = root.current!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const setStroke = (path: PhotoPoint[]) => {
    line.current = path;
    showStroke(path);
  };
  const extend = (path: PhotoPoint[], at: ScreenPoint) =>
    extendStroke(
      path,
      toPhotoPoint(view, frame, at),
      { width, height },
      pointsApartCss / scaleOf(view, frame),
    );

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointIn(event));
    moved.current = false;
    // A second finger means zoom: the line begun by the first was none.
    setStroke(drawing && fingers.current.size === 1 ? extend([], pointIn(event)) : []);
  };
  const move = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = pointIn(event);
    if (Math.hypot(to.x - from.x, to.y - from.y) > 3) moved.current = true;
    if (fingers.current.size === 2) {
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
      if (other) setView((v) => pinch(v, frame, [other[1], from], [other[1], to]));
    } else if (drawing) {
      const points = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const path = (points.length > 0 ? points : [event]).map(pointIn);
      if (line.current.length > 0) setStroke(path.reduce(extend, line.current));
    } else if (view.zoom > 1) setView((v) => panBy(v, frame, to.x - from.x, to.y - from.y));
    fingers.current.set(event.pointerId, to);
  };
  const release = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (drawing && isStrokeKept(line.current))
      onChange({ type: "stroke kept", id: crypto.randomUUID(), path: line.current });
    else if (!moved.current && fingers.current.size === 0) {
      onChange({
        type: "area selected",
        id: findAreaAt(areas, toPhotoPoint(view, frame, pointIn(event)))?.id ?? null,
      });
    }
    setStroke([]);
  };
  const abandon = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    setStroke([]);
  };

  return (
    <div
      ref={root}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={abandon}
      className={`relative w-full overflow-hidden select-none ${drawing ? "cursor-crosshair touch-none" : view.zoom > 1 ? "cursor-grab touch-none" : "touch-pan-y"}`}
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
      {size.width > 0 &&
        areas.map((area, i) => (
          <AreaBadge
            key={area.id}
            number={i + 1}
            at={toScreenPoint(view, frame, badgePoint(area.path))}
            selected={area.id === selectedId}
            note={badgeNote?.(area.id)}
          />
        ))}
    </div>
  );
}

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

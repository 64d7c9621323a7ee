import type { PhotoPoint } from "#core/geometry/point.ts";
import type { Area } from "./highlight-areas.ts";
import { type Frame, type PhotoView, toScreenPoint } from "./highlight-view.ts";

/** Width of a line on the screen, whatever the zoom: seen under a thumb, in sunlight. */
const STROKE_WIDTH_CSS = 10;
const THIN_WIDTH_CSS = 3;

/** White with a dark rim reads on grass, snow and asphalt alike; the chosen area is the one in color. */
const LINE = { plain: "rgb(255 255 255 / 0.92)", selected: "#f0793f", rim: "rgb(18 16 14 / 0.4)" };
const FILL = { plain: "rgb(255 255 255 / 0.14)", selected: "rgb(240 121 63 / 0.2)" };

export type HighlightLines = {
  areas: readonly Area[];
  selectedId: string | null;
  /** The line under way. */
  stroke: readonly PhotoPoint[];
  /** Tints the areas; off when something worth seeing lies under them. */
  filled: boolean;
  /** Outlines that do not cover what is marked with another tool. */
  thin: boolean;
};

/** Draws the kept areas and the line under way over the photo. The canvas is `ratio` device pixels per CSS pixel. */
export function paintHighlights(
  canvas: HTMLCanvasElement,
  frame: Frame,
  view: PhotoView,
  { areas, selectedId, stroke, filled, thin }: HighlightLines,
  ratio: number,
): void {
  const width = Math.round(frame.widthCss * ratio);
  const height = Math.round(frame.heightCss * ratio);
  // Setting the size clears a canvas and costs a new one, even when nothing changes.
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext("2d")!;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, frame.widthCss, frame.heightCss);
  context.lineJoin = "round";
  context.lineCap = "round";
  const trace = (path: readonly PhotoPoint[]) => {
    const shape = new Path2D();
    for (const point of path) {
      const { x, y } = toScreenPoint(view, frame, point);
      shape.lineTo(x, y);
    }
    return shape;
  };
  const lineWidthCss = thin ? THIN_WIDTH_CSS : STROKE_WIDTH_CSS;
  const draw = (shape: Path2D, colour: string) => {
    context.strokeStyle = LINE.rim;
    context.lineWidth = lineWidthCss + 3;
    context.stroke(shape);
    context.strokeStyle = colour;
    context.lineWidth = lineWidthCss;
    context.stroke(shape);
  };
  // The chosen area last, above its neighbors.
  for (const area of areas.toSorted((a, b) => Number(a.id === selectedId) - Number(b.id === selectedId))) {
    const look = area.id === selectedId ? "selected" : "plain";
    const shape = trace(area.path);
    shape.closePath();
    if (filled) {
      context.fillStyle = FILL[look];
      context.fill(shape, "evenodd");
    }
    draw(shape, LINE[look]);
  }
  if (stroke.length > 0) draw(trace(stroke), LINE.selected);
}

import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { ScreenPoint } from "./highlight-view.ts";

const COLORS = { add: "rgb(37 84 224 / 0.5)", remove: "rgb(255 255 255 / 0.6)" };

/** Strokes that the region does not show yet, and the one under the finger. */
export function BrushMarks({
  strokes,
  underWay,
  scale,
  onScreen,
}: {
  strokes: readonly BrushStroke[];
  underWay: BrushStroke;
  /** CSS pixels per photo pixel. */
  scale: number;
  onScreen(point: PhotoPoint): ScreenPoint;
}) {
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {[...strokes, underWay].map(({ mode, radius, path }, i) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added at the end
          key={i}
          points={[...path, ...path.slice(-1)]
            .map(onScreen)
            .map(({ x, y }) => `${x},${y}`)
            .join(" ")}
          fill="none"
          stroke={COLORS[mode]}
          strokeWidth={2 * radius * scale}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

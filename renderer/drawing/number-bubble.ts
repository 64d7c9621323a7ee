import { circlePoints, closed, type Mark, type SheetColor, type SheetPoint } from "./drawing.ts";
import { lettering } from "./lettering.ts";

const INK: SheetColor = "#23302a";

/** A number in a circle: on the drawing and beside its line of the key. */
export function numberBubble(at: SheetPoint, text: string, unit: number): Mark[] {
  const ring = circlePoints(at.x, at.y, 11 * unit);
  const height = 10.5 * unit;
  return [
    { kind: "fill", rings: [ring], color: "#ffffff" },
    { kind: "stroke", lines: [closed(ring)], color: INK, widthPx: 1.3 * unit },
    {
      kind: "stroke",
      lines: lettering(text, at.x, at.y + height / 2, height, { anchor: "middle" }),
      color: INK,
      widthPx: 1.4 * unit,
    },
  ];
}

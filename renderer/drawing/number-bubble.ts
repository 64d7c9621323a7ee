import { circlePoints, closed, type Mark, type SheetColor, type SheetPoint } from "./drawing.ts";
import { lettering } from "./lettering.ts";

const INK: SheetColor = "#23302a";
/** Radius, height of the number and widths of the lines, in units (thousandths of the sheet). */
const RADIUS = 11;
const LETTER = 10.5;
const RING_LINE = 1.3;
const LETTER_LINE = 1.4;

/** A number in a circle: on the drawing and beside its line of the key. */
export function numberBubble(at: SheetPoint, text: string, unit: number): Mark[] {
  const ring = circlePoints(at.x, at.y, RADIUS * unit);
  const height = LETTER * unit;
  return [
    { kind: "fill", rings: [ring], color: "#ffffff" },
    { kind: "stroke", lines: [closed(ring)], color: INK, widthPx: RING_LINE * unit },
    {
      kind: "stroke",
      lines: lettering(text, at.x, at.y + height / 2, height, { anchor: "middle" }),
      color: INK,
      widthPx: LETTER_LINE * unit,
    },
  ];
}

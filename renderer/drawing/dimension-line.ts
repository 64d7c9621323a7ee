import { metersToFeet } from "#core/geometry/units.ts";
import type { Mark, SheetColor, SheetPoint } from "./drawing.ts";
import { lettering, letteringWidth } from "./lettering.ts";

/** Colors of dimensions and of the paper behind their numbers, sRGB. */
const INK: SheetColor = "#7a3b22";
const PAPER: SheetColor = "#fbf9f3";
/** Sizes in units (thousandths of the sheet): half a tick, height of letters, room beside them. */
const TICK = 4;
const LETTER = 10;
const BESIDE_LETTERS = 4;
/**
 * Extension lines reach beyond the dimension line by this share of its offset; the paper behind a number is
 * this many letters high.
 */
const OVERSHOOT = 0.25;
const PAPER_HEIGHT = 1.5;

/** Feet and whole inches as they stand on a plan: 12'-6". */
export function feetAndInches(meters: number): string {
  const inches = Math.round(metersToFeet(meters) * 12);
  return `${Math.floor(inches / 12)}'-${inches % 12}"`;
}

/** A dimension from a to b, set off to the right-hand side of that direction: extension lines, ticks, the measure. */
export function dimensionLine(
  a: SheetPoint,
  b: SheetPoint,
  offsetPx: number,
  pxPerM: number,
  unit: number,
): Mark[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return [];
  // Unit direction from a to b.
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  // Right-hand side on a sheet whose y runs down.
  const out = { x: -uy * offsetPx, y: ux * offsetPx };
  const from = { x: a.x + out.x, y: a.y + out.y };
  const to = { x: b.x + out.x, y: b.y + out.y };
  const tick = TICK * unit;
  // Ticks at 45 degrees, as architects draw them instead of arrow heads.
  const slash = (p: SheetPoint): SheetPoint[] => [
    { x: p.x - (ux - uy) * tick, y: p.y - (uy + ux) * tick },
    { x: p.x + (ux - uy) * tick, y: p.y + (uy + ux) * tick },
  ];
  const height = LETTER * unit;
  const text = feetAndInches(length / pxPerM);
  // Upright text reads from the right; level text stands on its line.
  // Numbers of upright dimensions are turned to be read from the right.
  const turn = Math.abs(uy) > Math.abs(ux) ? -Math.PI / 2 : 0;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // From the middle of the line to the baseline of its number.
  const sink = { x: -Math.sin(turn) * (height / 2), y: Math.cos(turn) * (height / 2) };
  const half = letteringWidth(text, height) / 2 + BESIDE_LETTERS * unit;
  const along = { x: Math.cos(turn) * half, y: Math.sin(turn) * half };
  return [
    {
      kind: "stroke",
      lines: [
        [a, { x: from.x + out.x * OVERSHOOT, y: from.y + out.y * OVERSHOOT }],
        [b, { x: to.x + out.x * OVERSHOOT, y: to.y + out.y * OVERSHOOT }],
        [from, to],
        slash(from),
        slash(to),
      ],
      color: INK,
      widthPx: Math.max(0.8, unit * 0.9),
    },
    {
      kind: "stroke",
      lines: [
        [
          { x: middle.x - along.x, y: middle.y - along.y },
          { x: middle.x + along.x, y: middle.y + along.y },
        ],
      ],
      color: PAPER,
      widthPx: height * PAPER_HEIGHT,
      opacity: 0.92,
    },
    {
      kind: "stroke",
      lines: lettering(text, middle.x + sink.x, middle.y + sink.y, height, { anchor: "middle", turn }),
      color: INK,
      widthPx: Math.max(0.9, 1.2 * unit),
    },
  ];
}

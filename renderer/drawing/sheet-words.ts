import { feetToMeters } from "#core/geometry/units.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import type { Mark, SheetColor, SheetPoint } from "./drawing.ts";
import type { Key } from "./key-of.ts";
import { lettering, letteringWidth } from "./lettering.ts";
import { numberBubble } from "./number-bubble.ts";
import type { PlanSheetOptions } from "./plan-sheet-options.ts";
import { type PlantOnSheet, plantSymbol } from "./plant-symbols.ts";
import type { SheetLayout } from "./sheet-layout.ts";

/** Colors of the words, sRGB. */
const INK: SheetColor = "#23302a";
const SOFT: SheetColor = "#5f6a62";

/** A line of text; `weight` is the width of the pen as a share of the letters' height. */
const write = (
  text: string,
  x: number,
  y: number,
  heightPx: number,
  color: SheetColor = INK,
  weight = 0.105,
): Mark => ({
  kind: "stroke",
  lines: lettering(text, x, y, heightPx),
  color,
  widthPx: Math.max(0.9, heightPx * weight),
});

/** The words in lines of at most this width. */
function wrapped(text: string, heightPx: number, widthPx: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && letteringWidth(longer, heightPx) <= widthPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Elements by number with their amounts, then plants by symbol with their counts. */
export function keyBlock(
  layout: SheetLayout,
  key: Key,
  plants: readonly PlantOnSheet[],
  hairPx: number,
): Mark[] {
  const { unit, key: box } = layout;
  const marks: Mark[] = [];
  // Sizes in units: room for a number or a symbol, height of letters, distance of lines.
  const symbolRoom = 36 * unit;
  const height = 10.5 * unit;
  const lead = 17 * unit;
  // A wide, low box (an upright sheet) holds two columns.
  const columns = box.right - box.left > 2 * (box.bottom - box.top) ? 2 : 1;
  const width = (box.right - box.left) / columns - symbolRoom - (columns - 1) * 10 * unit;
  let column = 0;
  let y = box.top + 18 * unit;
  const left = () => box.left + (column * (box.right - box.left)) / columns;
  // Whether so many lines still fit into this column or the next; begins the next column if needed.
  const room = (lines: number): boolean => {
    if (y + lines * lead <= box.bottom) return true;
    if (column + 1 >= columns) return false;
    column++;
    y = box.top + 18 * unit;
    return true;
  };
  const heading = (text: string) => {
    if (!room(2)) return;
    marks.push(write(text, left(), y, 12 * unit, INK, 0.14));
    y += lead * 1.5;
  };
  if (key.entries.length > 0) heading("Key");
  for (const [nth, entry] of key.entries.entries()) {
    const lines = [...wrapped(entry.text, height, width), entry.amount];
    if (!room(lines.length)) break;
    marks.push(...numberBubble({ x: left() + 12 * unit, y: y - height / 2 }, String(nth + 1), unit));
    lines.forEach((line, k) => {
      const isAmount = k === lines.length - 1;
      marks.push(write(line, left() + symbolRoom, y, height, isAmount ? SOFT : INK));
      y += lead;
    });
    y += lead * 0.45;
  }
  const species = [...new Set(plants.map((plant) => plant.species))];
  if (species.length > 0) {
    y += lead * 0.4;
    heading("Plants");
  }
  for (const id of species) {
    const own = plants.filter((plant) => plant.species === id);
    const lines = wrapped(`${own.length} × ${getSpecies(id).name}`, height, width);
    if (!room(lines.length)) break;
    const sample = { ...own[0]!, x: left() + 13 * unit, y: y - height / 2, radiusPx: 10 * unit };
    marks.push(...plantSymbol(sample, hairPx * 0.8));
    for (const line of lines) {
      marks.push(write(line, left() + symbolRoom, y, height));
      y += lead;
    }
    y += lead * 0.35;
  }
  return marks;
}

/** Beyond this relative half-width the sheet gives no percentage: it would not help. */
const ROUGH_BAND = 0.3;
/** Ticks of the scale bar, feet; they are doubled or halved together. */
const SCALE_STEPS_FT = [0, 5, 10, 20];
/**
 * Limits of the length of the bar, units: on small drawings of large yards it doubles, on large drawings of
 * small yards it halves.
 */
const BAR_PX = { least: 110, most: 320 };

/** What this is, how far to trust it, its scale and where north is. */
export function titleStrip(
  layout: SheetLayout,
  { band, headingDeg }: PlanSheetOptions,
  hairPx: number,
): Mark[] {
  const { unit, strip, pxPerM } = layout;
  const bottom = strip.bottom;
  const marks: Mark[] = [write("Plan view", strip.left, strip.top + 30 * unit, 19 * unit, INK, 0.12)];
  const percent = Math.max(1, Math.round(band * 100));
  const truth = [
    "Drawn to scale from the design. Not a survey.",
    band > ROUGH_BAND
      ? "Sizes are a first estimate from the photo: mark a known length to sharpen them."
      : `Sizes come from the photo, within about ${percent}%: measure before you order.`,
  ];
  truth.forEach((line, k) => {
    marks.push(write(line, strip.left, strip.top + (52 + 17 * k) * unit, 9.5 * unit, SOFT));
  });

  let step = 1;
  const barPx = (s: number) => feetToMeters(SCALE_STEPS_FT.at(-1)! * s) * pxPerM;
  while (barPx(step) > BAR_PX.most * unit) step /= 2;
  while (barPx(step) < BAR_PX.least * unit) step *= 2;
  const right = strip.right - (headingDeg === undefined ? 12 : 70) * unit;
  const at = (ft: number) => right - barPx(step) + feetToMeters(ft * step) * pxPerM;
  const barTop = bottom - 26 * unit;
  const barHeight = 7 * unit;
  SCALE_STEPS_FT.slice(1).forEach((ft, k) => {
    const box: SheetPoint[] = [
      { x: at(SCALE_STEPS_FT[k]!), y: barTop },
      { x: at(ft), y: barTop },
      { x: at(ft), y: barTop + barHeight },
      { x: at(SCALE_STEPS_FT[k]!), y: barTop + barHeight },
    ];
    if (k % 2 === 0) marks.push({ kind: "fill", rings: [box], color: INK });
    marks.push({ kind: "stroke", lines: [[...box, box[0]!]], color: INK, widthPx: hairPx });
  });
  const height = 9.5 * unit;
  for (const ft of SCALE_STEPS_FT) {
    const text = ft === SCALE_STEPS_FT.at(-1) ? `${ft * step} ft` : String(ft * step);
    marks.push({
      kind: "stroke",
      lines: lettering(text, at(ft), barTop - 6 * unit, height, { anchor: "middle" }),
      color: INK,
      widthPx: Math.max(0.9, height * 0.1),
    });
  }
  if (headingDeg !== undefined)
    marks.push(...northArrow(strip.right - 26 * unit, bottom - 34 * unit, headingDeg, unit));
  return marks;
}

/**
 * An arrow to the north at (x, y). Up on the sheet is where the camera looked, so north is turned against
 * the heading (degrees).
 */
function northArrow(x: number, y: number, headingDeg: number, unit: number): Mark[] {
  const angle = (-headingDeg * Math.PI) / 180;
  const at = (across: number, up: number): SheetPoint => ({
    x: x + (across * Math.cos(angle) + up * Math.sin(angle)) * unit,
    y: y + (across * Math.sin(angle) - up * Math.cos(angle)) * unit,
  });
  const letter = at(0, 33);
  const height = 11 * unit;
  return [
    // The right half is filled, as on maps.
    { kind: "fill", rings: [[at(0, 24), at(9, -18), at(0, -10)]], color: INK },
    {
      kind: "stroke",
      lines: [[at(0, 24), at(9, -18), at(0, -10), at(-9, -18), at(0, 24)]],
      color: INK,
      widthPx: 1.2 * unit,
    },
    {
      kind: "stroke",
      lines: lettering("N", letter.x, letter.y + height / 2, height, { anchor: "middle" }),
      color: INK,
      widthPx: 1.4 * unit,
    },
  ];
}

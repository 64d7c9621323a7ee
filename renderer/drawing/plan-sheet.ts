import type { GroundPoint } from "#core/geometry/point.ts";
import { dimensionLine } from "./dimension-line.ts";
import {
  boundsOf,
  circlePoints,
  closed,
  type Drawing,
  type Mark,
  mixed,
  type SheetColor,
  type SheetPoint,
} from "./drawing.ts";
import { solidsFromAbove } from "./from-above.ts";
import { hatchOf } from "./hatches.ts";
import { interiorPoint } from "./interior-point.ts";
import { keyOf } from "./key-of.ts";
import { lettering } from "./lettering.ts";
import { measuredBox } from "./measured-box.ts";
import { numberBubble } from "./number-bubble.ts";
import type { PlanScene } from "./plan-scene.ts";
import type { PlanSheetOptions } from "./plan-sheet-options.ts";
import { plantMarks, plantsOf } from "./plants-on-sheet.ts";
import { sheetLayout } from "./sheet-layout.ts";
import { keyBlock, titleStrip } from "./sheet-words.ts";
import { frontOf, houseOutline } from "./straight-foot.ts";

/** Colors of the sheet, sRGB. */
const PAPER: SheetColor = "#fbf9f3";
const INK: SheetColor = "#23302a";
const EXISTING = { hard: "#e9e7e1", soft: "#eef1e4" } as const;
const HOUSE = { fill: "#ded9d0", ink: "#8d867a" } as const;
/** Depth to which the house is drawn behind its front, meters. */
const HOUSE_DEPTH_M = 2.2;
/**
 * Elements at least this wide and deep, meters, get measures of their own, the largest MOST_MEASURED of
 * them.
 */
const MEASURED_FROM_M = 1.2;
const MOST_MEASURED = 4;
/** Width at which hedges are drawn, meters. */
const HEDGE_M = 0.7;
/**
 * Widths of lines in hairlines: hatches, edges of lawns, other edges, runs, walls of the house. Wider lines
 * are read as more solid.
 */
const HATCH_LINE = 0.55;
const HATCH_OPACITY = 0.75;
const LAWN_EDGE = 0.7;
const EDGE = 1.2;
const RUN_LINE = 1.6;
const WALL_LINE = 2.6;
/**
 * Sizes in units (thousandths of the sheet): distance of a dimension from its element, of the hatch lines
 * of the house, height of its word.
 */
const MEASURE_OFFSET = 15;
const HOUSE_HATCH = 12;
const HOUSE_LETTER = 15;

/**
 * The design drawn to scale from straight above: what is there already, house, materials, plants and measures, with a key, a scale
 * bar and a north arrow when the direction is known. Deterministic.
 */
export function planSheet(scene: PlanScene, options: PlanSheetOptions): Drawing {
  const { widthPx, heightPx } = options;
  const layout = sheetLayout(scene, widthPx, heightPx);
  const { unit, frame, pxPerM, toSheet } = layout;
  // Width of a hairline: one unit, and 0.8 pixels at least.
  const hair = Math.max(0.8, unit);
  const ring = (points: readonly GroundPoint[]) => points.map((p) => toSheet(p.x, p.z));
  const frameRing = [
    { x: frame.left, y: frame.top },
    { x: frame.right, y: frame.top },
    { x: frame.right, y: frame.bottom },
    { x: frame.left, y: frame.bottom },
  ];
  // From the ground up: existing ground, house, surfaces, built things, runs, plants, numbers, measures,
  // frame and words.
  const marks: Mark[] = [];
  for (const kind of ["soft", "hard"] as const) {
    const rings = scene.existing[kind].map(ring);
    marks.push({ kind: "fill", rings, color: EXISTING[kind] });
    if (kind === "hard") {
      marks.push({ kind: "stroke", lines: rings, color: "#c9c5bb", widthPx: hair * 0.7 });
    }
  }
  marks.push(...house(scene, layout, hair));

  const key = keyOf(scene.placed);
  for (const { element, rings } of key.surfaces) {
    const onSheet = rings.map(ring);
    const points = onSheet.flat();
    const hatch = hatchOf(element, { ...boundsOf(points), pxPerM });
    if (!hatch) continue;
    marks.push({ kind: "fill", rings: onSheet, color: hatch.fill });
    marks.push({
      kind: "stroke",
      lines: hatch.lines,
      color: hatch.ink,
      widthPx: hair * HATCH_LINE * hatch.weight,
      opacity: HATCH_OPACITY,
      clip: onSheet,
    });
    marks.push({
      kind: "stroke",
      lines: onSheet.map(closed),
      color: mixed(hatch.fill, INK, 0.75),
      widthPx: hair * (element.kind === "lawn" ? LAWN_EDGE : EDGE),
    });
  }
  marks.push(...solidsFromAbove(scene.instances, toSheet, hair));
  for (const { element, lines } of key.runs) {
    if (element.kind === "hedge") marks.push(...hedgeBand(lines.map(ring), pxPerM, hair));
    else marks.push({ kind: "stroke", lines: lines.map(ring), color: INK, widthPx: hair * RUN_LINE });
  }
  const plants = plantsOf(scene.instances, toSheet, pxPerM);
  marks.push(...plantMarks(plants, hair));

  const bubbles: SheetPoint[] = [];
  for (const [nth, entry] of key.entries.entries()) {
    // Smaller things lie on larger ones: a number must not stand on what is not its own.
    // Entries are sorted by size, and smaller things lie on larger ones: a number must not stand on another
    // element.
    const above = key.entries.slice(nth + 1).flatMap((other) => other.rings.map(ring));
    const at = entry.rings.length > 0 ? interiorPoint(entry.rings.map(ring), above, bubbles) : null;
    if (!at) continue;
    bubbles.push(at);
    marks.push(...numberBubble(at, String(nth + 1), unit));
  }
  for (const { rings } of measuredEntries(key)) {
    const [left, corner, top] = measuredBox(rings, ({ x, z }) => toSheet(x, z), pxPerM);
    marks.push(
      ...dimensionLine(left, corner, MEASURE_OFFSET * unit, pxPerM, unit),
      ...dimensionLine(corner, top, MEASURE_OFFSET * unit, pxPerM, unit),
    );
  }
  // What lies beyond the drawing's field is cut off by paper, then framed.
  marks.push({
    kind: "fill",
    rings: [sheetRing(widthPx, heightPx), [...frameRing].reverse()],
    color: PAPER,
  });
  marks.push({ kind: "stroke", lines: [closed(frameRing)], color: INK, widthPx: hair });
  marks.push(...keyBlock(layout, key, plants, hair));
  marks.push(...titleStrip(layout, options, hair));
  return { widthPx, heightPx, title: "Plan of the design, drawn to scale", paper: PAPER, marks };
}

/** A hedge: a band as wide as it grows, with the tops of its plants. */
function hedgeBand(lines: SheetPoint[][], pxPerM: number, hair: number): Mark[] {
  const widthPx = HEDGE_M * pxPerM;
  return [
    { kind: "stroke", lines, color: "#3c5733", widthPx: widthPx + 2 * hair },
    { kind: "stroke", lines, color: "#8fb07a", widthPx },
    {
      kind: "stroke",
      lines: lines.flatMap((line) =>
        stations(line, widthPx * 0.8).map((p) => closed(circlePoints(p.x, p.y, widthPx * 0.3))),
      ),
      color: "#3c5733",
      widthPx: hair * 0.7,
      opacity: 0.7,
    },
  ];
}

/** Points along a line at even steps. */
function stations(line: readonly SheetPoint[], stepPx: number): SheetPoint[] {
  const points: SheetPoint[] = [];
  // Pixels to the next point, carried from one part of the line to the next.
  let left = stepPx / 2;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; left <= length; left += stepPx) {
      points.push({ x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length });
    }
    left -= length;
  }
  return points;
}

/** The sheet as a ring; the frame inside it, reversed, is its hole. */
const sheetRing = (w: number, h: number): SheetPoint[] => [
  { x: 0, y: 0 },
  { x: w, y: 0 },
  { x: w, y: h },
  { x: 0, y: h },
];

/**
 * Elements that a builder sets out by length and width. Lawns and beds are not among them: they run to the
 * edges of other elements.
 */
const measuredEntries = (key: ReturnType<typeof keyOf>) =>
  key.entries
    .filter(({ element, rings, widthM, depthM }) => {
      const runsToEdges =
        element.kind === "lawn" ||
        element.kind === "bed" ||
        element.kind === "stepping-stones" ||
        ("use" in element && element.use === "area");
      return !runsToEdges && rings.length > 0 && Math.min(widthM, depthM) >= MEASURED_FROM_M;
    })
    .slice(0, MOST_MEASURED);

/** The house: a hatched block with a thick front line and its name. */
function house(scene: PlanScene, layout: ReturnType<typeof sheetLayout>, hair: number): Mark[] {
  const { houseFoot } = scene;
  if (houseFoot.length < 2) return [];
  const { toSheet, unit } = layout;
  const outline = houseOutline(houseFoot, HOUSE_DEPTH_M);
  const ring = outline.map((p) => toSheet(p.x, p.z));
  const box = boundsOf(ring);
  const lines: SheetPoint[][] = [];
  const step = HOUSE_HATCH * unit;
  // Lines at 45 degrees, clipped to the block.
  for (let x = box.left - (box.bottom - box.top); x < box.right; x += step) {
    lines.push([
      { x, y: box.bottom },
      { x: x + box.bottom - box.top, y: box.top },
    ]);
  }
  // Halfway along the back, and half the depth in front of it.
  const [right, left] = outline.slice(-2) as [GroundPoint, GroundPoint];
  const { back } = frontOf(houseFoot);
  const middle = toSheet(
    (left.x + right.x - HOUSE_DEPTH_M * back.x) / 2,
    (left.z + right.z - HOUSE_DEPTH_M * back.z) / 2,
  );
  const height = HOUSE_LETTER * unit;
  const word = lettering("House", middle.x, middle.y + height / 2, height, { anchor: "middle" });
  return [
    { kind: "fill", rings: [ring], color: HOUSE.fill },
    { kind: "stroke", lines, color: HOUSE.ink, widthPx: hair * 0.6, opacity: 0.6, clip: [ring] },
    {
      kind: "stroke",
      lines: [houseFoot.map((p) => toSheet(p.x, p.z))],
      color: INK,
      widthPx: hair * WALL_LINE,
    },
    { kind: "stroke", lines: word, color: HOUSE.fill, widthPx: height * 0.9, opacity: 0.9 },
    { kind: "stroke", lines: word, color: INK, widthPx: height * 0.1 },
  ];
}

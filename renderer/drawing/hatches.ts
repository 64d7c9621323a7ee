import type { PlanElement } from "#core/elements/element.ts";
import type { PaverPattern } from "#core/elements/paver-looks.ts";
import type { PaverStone } from "#core/elements/paver-stones.ts";
import { hash01 } from "#renderer/math/random.ts";
import { mixed, type SheetColor, type SheetPoint } from "./drawing.ts";

/** How a material looks on a plan: a flat color (`fill`), fine lines over it and their color (`ink`). */
export type Hatch = {
  fill: SheetColor;
  ink: SheetColor;
  /** Width of the lines in hairlines. */
  weight: number;
  lines: SheetPoint[][];
};

/** The part of the sheet that a hatch has to cover, pixels, and the scale of the plan. */
export type HatchField = { left: number; top: number; right: number; bottom: number; pxPerM: number };

/**
 * Stones are drawn at least this wide, pixels: finer lines run together to gray. A pattern is then drawn
 * larger than it is laid.
 */
const LEAST_STONE_PX = 7;
/** Length and width of the stone that patterns are drawn with, meters. */
const STONE_M = { long: 0.2, wide: 0.1 };

/** Colors of the plan, sRGB: paler than the materials, so that lines and numbers on them can be read. */
const PAVER_FILL = {
  blend: "#cdb9a3",
  charcoal: "#8e8f92",
  grey: "#c4c5c4",
  red: "#c48f7d",
  tan: "#d8c3a0",
  sand: "#e4d6b8",
} as const;
const STONE_FILL: Record<PaverStone, SheetColor> = {
  brick: "#c48f7d",
  porcelain: "#d9d8d5",
  bluestone: "#aebac2",
  flagstone: "#cdc0ab",
  travertine: "#e6d9c0",
  limestone: "#e0dccf",
  sandstone: "#dfc29c",
  granite: "#c6c6c6",
  slate: "#9ba2a5",
  cobblestone: "#b5b2ad",
};
const CONCRETE_FILL = {
  grey: "#dcdbd6",
  charcoal: "#b3b3b1",
  tan: "#ddcfb8",
  sand: "#e9dfc6",
  red: "#dab9ab",
  blend: "#d3c8bb",
} as const;
const GRAVEL_FILL = {
  tan: "#e3d5b8",
  grey: "#d2d2cf",
  white: "#efeeea",
  cream: "#ece3cd",
  river: "#d5cdc2",
  black: "#b9b5b2",
  red: "#d8b3a4",
} as const;
const MULCH_FILL = {
  brown: "#d9c4ae",
  black: "#bdb4ac",
  red: "#dcb6a4",
  "pine-straw": "#e2c9a8",
  soil: "#cfc0ae",
} as const;

const bedFill = ({ mulch, stone = "river" }: Extract<PlanElement, { kind: "bed" }>): SheetColor =>
  mulch === "gravel" ? GRAVEL_FILL[stone] : MULCH_FILL[mulch];

/** The hatch of a surface; null for what is drawn from its own parts (boards, stones, posts). */
export function hatchOf(element: PlanElement, field: HatchField): Hatch | null {
  const shade = (fill: SheetColor, lines: SheetPoint[][], weight = 1): Hatch => ({
    fill,
    // Lines are the fill, 42% darker towards a green black.
    ink: mixed(fill, "#1d2a20", 0.42),
    weight,
    lines,
  });
  switch (element.kind) {
    case "lawn":
      return element.surface === "turf"
        ? // Turf: dots 35 cm apart; sod and seed: tufts 50 and 70 cm apart.
          shade("#cfe3b4", dots(field, 0.35, 0.02, 11), 1)
        : shade(
            element.surface === "seed" ? "#dfe9c4" : "#d5e6bd",
            ticks(field, element.surface === "seed" ? 0.7 : 0.5),
            0.8,
          );
    case "bed":
      return shade(bedFill(element), dots(field, 0.22, 0.02, 5), 1);
    case "pavers":
      return shade(
        element.stone ? STONE_FILL[element.stone] : PAVER_FILL[element.colour],
        courses(element.pattern, field),
      );
    case "concrete":
      return shade(
        CONCRETE_FILL[element.finish === "asphalt" ? "charcoal" : (element.colour ?? "grey")],
        element.finish === "stamped" ? courses("ashlar", field) : grid(field, 1.5, 1.5),
        1,
      );
    case "gravel":
      return shade(GRAVEL_FILL[element.tone], dots(field, 0.16, 0.03, 7), 1);
    case "stepping-stones":
      return shade(element.material === "flagstone" ? "#c9c0b2" : "#dcdbd6", []);
    case "pool":
      return shade("#a9d3e0", ripples(field), 0.8);
    case "deck":
    case "pergola":
    case "fire-pit":
    case "boulders":
    case "path-lights":
    case "uplights":
      return null;
    case "edging":
    case "surface-finish":
    case "fence":
    case "furniture":
    case "hedge":
    case "outdoor-kitchen":
    case "planter":
    case "raised-bed":
    case "retaining-wall":
    case "steps":
    case "swale":
    case "tree":
    case "water-feature":
      return shade("#dfdacf", []);
  }
}

/** Pixels for a size in meters, enlarged where stones would be narrower than LEAST_STONE_PX. */
function stonePx(m: number, pxPerM: number): number {
  const scale = Math.max(1, LEAST_STONE_PX / (STONE_M.wide * pxPerM));
  return m * pxPerM * scale;
}

/** The lines of a paver pattern. Ashlar and irregular slabs are drawn as rows of mixed lengths. */
function courses(pattern: PaverPattern, f: HatchField): SheetPoint[][] {
  const long = stonePx(STONE_M.long, f.pxPerM);
  const wide = stonePx(STONE_M.wide, f.pxPerM);
  switch (pattern) {
    case "herringbone":
      return herringbone(f, wide);
    case "basketweave":
      return basketweave(f, long);
    case "stack-bond":
      return [...rows(f, wide), ...uprights(f, wide, long, () => 0)];
    case "ashlar":
    case "irregular":
      return ashlar(f, wide * 1.5);
    case "circular":
      return rings(f, wide);
    case "running-bond":
      return [...rows(f, wide), ...uprights(f, wide, long, (row) => (row % 2) * 0.5)];
  }
}

/** Level lines `step` pixels apart. */
function rows(f: HatchField, step: number): SheetPoint[][] {
  const lines: SheetPoint[][] = [];
  for (let y = f.top; y <= f.bottom; y += step)
    lines.push([
      { x: f.left, y },
      { x: f.right, y },
    ]);
  return lines;
}

/** Upright lines from row to row, `step` pixels apart; `offset` shifts each row by a share of a step. */
function uprights(
  f: HatchField,
  height: number,
  step: number,
  offset: (row: number) => number,
): SheetPoint[][] {
  const lines: SheetPoint[][] = [];
  let row = 0;
  for (let y = f.top; y < f.bottom; y += height, row++) {
    for (let x = f.left + offset(row) * step; x <= f.right; x += step) {
      lines.push([
        { x, y },
        { x, y: y + height },
      ]);
    }
  }
  return lines;
}

/** Joints at right angles, meters apart. */
const grid = (f: HatchField, acrossM: number, alongM: number): SheetPoint[][] => [
  ...rows(f, alongM * f.pxPerM),
  ...uprights(f, f.bottom - f.top, acrossM * f.pxPerM, () => 0),
];

/**
 * Stones of two by one at 45 degrees: on a grid of unit cells (i - j) mod 4 tells which half of which stone a cell is (0, 1 the
 * lying one, 3, 2 the standing one). Each stone draws its left and its upper side; its neighbors draw the others.
 */
function herringbone(f: HatchField, wide: number): SheetPoint[][] {
  const lines: SheetPoint[][] = [];
  // Half the diagonal of a unit cell; the grid is turned by 45 degrees.
  const d = wide / Math.SQRT2;
  const reach = Math.ceil((f.right - f.left + f.bottom - f.top) / wide);
  const at = (i: number, j: number): SheetPoint => ({ x: f.left + (i - j) * d, y: f.top + (i + j) * d });
  // Cells that lie more than three stone widths off the field are left out.
  const outside = (p: SheetPoint): boolean =>
    p.x < f.left - 3 * wide ||
    p.x > f.right + 3 * wide ||
    p.y < f.top - 3 * wide ||
    p.y > f.bottom + 3 * wide;
  for (let i = 0; i < reach; i++) {
    for (let j = -reach; j < reach; j++) {
      const half = (((i - j) % 4) + 4) % 4;
      if ((half !== 0 && half !== 3) || outside(at(i, j))) continue;
      lines.push(
        half === 0 ? [at(i, j + 1), at(i, j), at(i + 2, j)] : [at(i, j + 2), at(i, j), at(i + 1, j)],
      );
    }
  }
  return lines;
}

/** Squares of two stones each, in turn level and upright: the grid and one line through each square. */
function basketweave(f: HatchField, long: number): SheetPoint[][] {
  const lines = grid(f, long / f.pxPerM, long / f.pxPerM);
  let row = 0;
  for (let y = f.top; y < f.bottom; y += long, row++) {
    let column = 0;
    for (let x = f.left; x < f.right; x += long, column++) {
      lines.push(
        (row + column) % 2 === 0
          ? [
              { x, y: y + long / 2 },
              { x: x + long, y: y + long / 2 },
            ]
          : [
              { x: x + long / 2, y },
              { x: x + long / 2, y: y + long },
            ],
      );
    }
  }
  return lines;
}

/** Rows of slabs of changing lengths. */
function ashlar(f: HatchField, height: number): SheetPoint[][] {
  const lines = rows(f, height);
  let row = 0;
  for (let y = f.top; y < f.bottom; y += height, row++) {
    let k = 0;
    for (let x = f.left - height * hash01(row, 3, 1); x < f.right; k++) {
      // Slabs of 1, 1.5, 2 or 2.5 times their height, by a hash of row and number.
      x += height * (1 + Math.round(hash01(row, k, 9) * 3) * 0.5);
      lines.push([
        { x, y },
        { x, y: y + height },
      ]);
    }
  }
  return lines;
}

/** Rings around the middle of the field, each cut into stones twice as long as a ring is wide. */
function rings(f: HatchField, step: number): SheetPoint[][] {
  const x = (f.left + f.right) / 2;
  const y = (f.top + f.bottom) / 2;
  const far = Math.hypot(f.right - f.left, f.bottom - f.top) / 2;
  const lines: SheetPoint[][] = [];
  for (let radius = step; radius < far; radius += step) {
    const steps = Math.max(8, Math.round((2 * Math.PI * radius) / (step * 2)));
    const at = (k: number, r: number): SheetPoint => ({
      x: x + Math.cos((k / steps) * 2 * Math.PI) * r,
      y: y + Math.sin((k / steps) * 2 * Math.PI) * r,
    });
    lines.push(Array.from({ length: steps * 2 + 1 }, (_, k) => at(k / 2, radius)));
    for (let k = 0; k < steps; k++) lines.push([at(k, radius), at(k, radius + step)]);
  }
  return lines;
}

/** Little strokes strewn over the field, as grass. */
function ticks(f: HatchField, spacingM: number): SheetPoint[][] {
  // Three blades of 9 cm, and of 3 pixels at least.
  const size = Math.max(3, 0.09 * f.pxPerM);
  return strewn(f, spacingM, 1).flatMap(({ x, y }) => [
    [
      { x: x - size * 0.5, y },
      { x: x - size * 0.8, y: y - size },
    ],
    [
      { x, y },
      { x, y: y - size * 1.25 },
    ],
    [
      { x: x + size * 0.5, y },
      { x: x + size * 0.8, y: y - size },
    ],
  ]);
}

/** Dots: strokes of nearly no length. */
const dots = (f: HatchField, spacingM: number, lengthM: number, seed: number): SheetPoint[][] =>
  strewn(f, spacingM, seed).map(({ x, y }, k) => {
    // A length from 0.6 pixels to `lengthM`, in a random direction.
    const reach = Math.max(0.6, lengthM * f.pxPerM * hash01(k, seed, 2));
    const angle = hash01(k, seed, 4) * Math.PI;
    return [
      { x, y },
      { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach },
    ];
  });

/** Marks are at least this far apart, pixels, or the field would look gray. */
const LEAST_SPACING_PX = 9;

/** One point at random in each cell of a grid, so that points are neither in rows nor in clumps. */
function strewn(f: HatchField, spacingM: number, seed: number): SheetPoint[] {
  const step = Math.max(LEAST_SPACING_PX, spacingM * f.pxPerM);
  const points: SheetPoint[] = [];
  let j = 0;
  for (let y = f.top; y < f.bottom; y += step, j++) {
    let i = 0;
    for (let x = f.left; x < f.right; x += step, i++) {
      points.push({ x: x + hash01(i, j, seed) * step, y: y + hash01(j, i, seed + 1) * step });
    }
  }
  return points;
}

/** Short level waves, 70 cm apart and 14 pixels at least; the wave is 6% of that high. */
function ripples(f: HatchField): SheetPoint[][] {
  const step = Math.max(14, 0.7 * f.pxPerM);
  return strewn(f, step / f.pxPerM, 21).map(({ x, y }) =>
    Array.from({ length: 9 }, (_, k) => ({
      x: x + (k / 8) * step * 0.8,
      y: y + Math.sin((k / 8) * 2 * Math.PI) * step * 0.06,
    })),
  );
}

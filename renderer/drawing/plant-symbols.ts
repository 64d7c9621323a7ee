import { getSpecies, type Species, type SpeciesId } from "#core/plants/catalogue.ts";
import { fromLinear } from "#renderer/color/srgb.ts";
import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { hash01 } from "#renderer/math/random.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import {
  circlePoints,
  closed,
  colorOf,
  type Mark,
  mixed,
  type SheetColor,
  type SheetPoint,
} from "./drawing.ts";

/** A plant as it stands on the sheet. */
export type PlantOnSheet = {
  species: SpeciesId;
  x: number;
  y: number;
  radiusPx: number;
  color: SheetColor;
  /** Which of its kind: no two are drawn quite alike. */
  nth: number;
};

/** How a group of plants is drawn from above. */
type Habit = "tree" | "conifer" | "grass" | "spiky" | "shrub" | "perennial";

/** Species with a symbol of their own; all others follow from their role. */
const GRASSES: ReadonlySet<SpeciesId> = new Set([
  "fountain-grass",
  "feather-reed-grass",
  "blue-fescue",
  "switchgrass",
  "little-bluestem",
]);
const SPIKY: ReadonlySet<SpeciesId> = new Set([
  "yucca",
  "agave",
  "red-yucca",
  "sago-palm",
  "coontie",
  "ocotillo",
  "golden-barrel",
]);
const CONIFERS: ReadonlySet<SpeciesId> = new Set([
  "arborvitae",
  "globe-spruce",
  "globe-arborvitae",
  "creeping-juniper",
]);

/** Colors of blooms on the plan, sRGB, by their name in the catalog of plants. */
const BLOOMS: Readonly<Record<string, SheetColor>> = {
  white: "#fbf7ee",
  pink: "#e58fb1",
  red: "#cf4a4f",
  purple: "#8d6bb8",
  violet: "#6f5bb5",
  lavender: "#a48fd0",
  blue: "#6f8fd0",
  yellow: "#eec145",
  orange: "#e5923c",
};

/** Which symbol a species gets. */
function habitOf(species: Species): Habit {
  const id = species.id as SpeciesId;
  if (CONIFERS.has(id)) return "conifer";
  if (species.role === "tree") return "tree";
  if (GRASSES.has(id)) return "grass";
  if (SPIKY.has(id)) return "spiky";
  return species.role === "front" || species.role === "groundcover" ? "perennial" : "shrub";
}

/** The mean color of a plant's leaves, lightened as a wash on paper is. */
export function washOf(mesh: FoliageMesh): SheetColor {
  const sum = [0, 0, 0];
  const from = mesh.woodCount;
  // About 400 triangles are enough for a mean.
  const step = Math.max(1, Math.floor((mesh.count - from) / 400));
  let taken = 0;
  for (let i = from; i < mesh.count; i += step, taken++) {
    for (let c = 0; c < 3; c++) sum[c]! += mesh.colors[i * 3 + c]!;
  }
  // Brighter than the albedo, then 30% towards white.
  const at = (c: number) => fromLinear((sum[c]! / Math.max(1, taken)) * 1.35);
  return mixed(colorOf(at(0), at(1), at(2)), "#ffffff", 0.3);
}

const INK: SheetColor = "#26352a";
const MOST_BLOOMS = 26;
/** The shadow of a plant: the same outline, moved by shares of the radius. */
const SHADOW = { right: 0.09, down: 0.12, opacity: 0.16 } as const;

/** The marks of one plant: a wash, its outline, and what tells its kind. */
export function plantSymbol(plant: PlantOnSheet, hairPx: number): Mark[] {
  const species = getSpecies(plant.species);
  const habit = habitOf(species);
  const { x, y, radiusPx: r, color, nth } = plant;
  const ink = mixed(color, INK, 0.72);
  const outline = outlineOf(habit, x, y, r, nth);
  const marks: Mark[] = [
    {
      kind: "fill",
      rings: [outline.map((p) => ({ x: p.x + r * SHADOW.right, y: p.y + r * SHADOW.down }))],
      color: "#22301f",
      opacity: SHADOW.opacity,
    },
    { kind: "fill", rings: [outline], color, opacity: habit === "tree" ? 0.8 : 0.94 },
    {
      kind: "stroke",
      lines: [closed(outline), ...innerLines(habit, x, y, r, nth)],
      color: ink,
      widthPx: hairPx,
    },
  ];
  const bloom = species.bloom && BLOOMS[species.bloom.colour];
  if (bloom && habit !== "grass") marks.push(...flowers(x, y, r, nth, bloom, ink, hairPx));
  return marks;
}

/** The point at an angle (radians) and a distance (pixels) from (x, y). */
const polar = (x: number, y: number, angle: number, r: number): SheetPoint => ({
  x: x + Math.cos(angle) * r,
  y: y + Math.sin(angle) * r,
});

/**
 * Outline of a symbol: scallops with a depth as a share of the radius, or stars whose inner points are at a
 * share of it.
 */
function outlineOf(habit: Habit, x: number, y: number, r: number, nth: number): SheetPoint[] {
  const phase = hash01(nth, 1, 5) * 2 * Math.PI;
  switch (habit) {
    case "tree":
      return scalloped(x, y, r, Math.max(11, Math.round(r / 7)), 0.07, phase);
    case "shrub":
      return scalloped(x, y, r, 8, 0.1, phase);
    case "perennial":
      return scalloped(x, y, r, 6, 0.13, phase);
    case "conifer":
      return star(x, y, r, 18, 0.8, phase);
    case "grass":
      return star(x, y, r, 15, 0.52, phase);
    case "spiky":
      return star(x, y, r, 10, 0.36, phase);
  }
}

function scalloped(
  x: number,
  y: number,
  r: number,
  lobes: number,
  depth: number,
  phase: number,
): SheetPoint[] {
  // Points to a lobe; the power makes lobes fuller than a sine.
  const each = 7;
  return Array.from({ length: lobes * each }, (_, k) => {
    const t = (k % each) / each;
    const reach = r * (1 - depth + depth * Math.sin(Math.PI * t) ** 0.7);
    return polar(x, y, phase + (k / (lobes * each)) * 2 * Math.PI, reach);
  });
}

/** A star with `points` tips at r and as many inner points at r * inner. */
const star = (x: number, y: number, r: number, points: number, inner: number, phase: number): SheetPoint[] =>
  Array.from({ length: points * 2 }, (_, k) =>
    polar(x, y, phase + (k / (points * 2)) * 2 * Math.PI, k % 2 === 0 ? r : r * inner),
  );

/**
 * Lines inside the outline, at shares of the radius: branches of a tree, needles, blades. No plant is
 * turned like its neighbor.
 */
function innerLines(habit: Habit, x: number, y: number, r: number, nth: number): SheetPoint[][] {
  const ray = (angle: number, from: number, to: number): SheetPoint[] => [
    polar(x, y, angle, r * from),
    polar(x, y, angle, r * to),
  ];
  const phase = hash01(nth, 2, 7) * 2 * Math.PI;
  const around = (count: number, draw: (angle: number, k: number) => SheetPoint[][]) =>
    Array.from({ length: count }, (_, k) => draw(phase + (k / count) * 2 * Math.PI, k)).flat();
  switch (habit) {
    case "tree":
      return [
        // The trunk; then six branches with a twig to each side.
        closed(circlePoints(x, y, Math.max(1.5, r * 0.05))),
        ...around(6, (angle, k) => [
          ray(angle, 0.06, 0.72 + 0.14 * hash01(k, nth, 3)),
          [polar(x, y, angle, r * 0.38), polar(x, y, angle + 0.34, r * 0.66)],
          [polar(x, y, angle, r * 0.48), polar(x, y, angle - 0.3, r * 0.74)],
        ]),
      ];
    case "conifer":
      return around(9, (angle) => [ray(angle, 0.1, 0.8)]);
    case "grass":
      return around(15, (angle) => [ray(angle, 0.05, 0.86)]);
    case "spiky":
      return around(10, (angle) => [ray(angle, 0, 0.86)]);
    case "shrub":
      return [closed(circlePoints(x, y, Math.max(0.8, r * 0.06)))];
    case "perennial":
      return [];
  }
}

/** Small blooms strewn over the crown. */
function flowers(
  x: number,
  y: number,
  r: number,
  nth: number,
  bloom: SheetColor,
  ink: SheetColor,
  hairPx: number,
): Mark[] {
  // A tenth of the radius, limited in hairlines so that blooms of large shrubs stay small.
  const size = Math.max(1.1, Math.min(r * 0.1, hairPx * 3.4));
  const count = Math.max(3, Math.min(MOST_BLOOMS, Math.round((r / size) * 0.9)));
  const blooms = Array.from({ length: count }, (_, k) => {
    const reach = r * 0.74 * Math.sqrt((k + 0.5) / count);
    const at = polar(x, y, k * GOLDEN_ANGLE + nth, reach);
    return circlePoints(at.x, at.y, size);
  });
  return [
    { kind: "fill", rings: blooms, color: bloom },
    { kind: "stroke", lines: blooms.map(closed), color: ink, widthPx: hairPx * 0.5, opacity: 0.6 },
  ];
}

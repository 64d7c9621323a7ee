import type { PlanElement, StandingEdge } from "#core/elements/element.ts";
import { groundDistance } from "#core/geometry/polygon.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { type DraftLine, EDGING_LENGTH_FT, given, SOURCE } from "./draft-line.ts";
import { EDGING_NAME, edgingVariant } from "./edging-name.ts";
import type { Job } from "./element-take-off.ts";
import { RUN_WASTE, runWithWasteFt } from "./formulas/edging.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import { type MeasuredGround, perimeterInput } from "./measured-ground.ts";

/** How near an edging lies to the edge that it is of, meters: its own width, the grid of outlines and a hand's slip. */
const BESIDE_M = 0.4;
/** What is left of an edge beside an edging that was asked for and is no more than this share of it is a corner of that. */
const LEAST_LEFT = 0.1;

/**
 * The open share of the edge of the element at hand along which no edging was asked for by itself: that one is on the bill with its own length,
 * and a second one along the same edge would be bought twice. `open`: the share that meets grass. `counts`: which edgings do as well as its own.
 */
export function openShareLeft(
  { placed, index }: Pick<Job, "placed" | "index">,
  open: number,
  counts: (edging: Extract<PlanElement, { kind: "edging" }>) => boolean = () => true,
): number {
  const edge = pointsAlong(placed[index]?.outline ?? []);
  const asked = pointsAlong(
    placed.flatMap(({ element, outline }) => (element.kind === "edging" && counts(element) ? outline : [])),
  );
  if (edge.length === 0 || asked.length === 0) return open;
  const beside = edge.filter((point) => asked.some((other) => groundDistance(point, other) <= BESIDE_M));
  const left = Math.round(100 * (open - beside.length / edge.length)) / 100;
  return left > LEAST_LEFT ? left : 0;
}

/** The element that an edging goes all round; null for one that runs elsewhere, or along a side alone. */
const edgedWhole = (edging: PlacedElement, placed: readonly PlacedElement[]): PlacedElement | null =>
  placed.find(
    ({ element, outline }) =>
      element.kind !== "edging" && isAlong(edging.outline, outline) && isAlong(outline, edging.outline),
  ) ?? null;

/** What was laid, with each edging as long as the edge that it goes all round: the grid cuts the corners of its line. */
export const withWholeEdges = (placed: readonly PlacedElement[]): PlacedElement[] =>
  placed.map((one) => {
    const around = one.element.kind === "edging" ? edgedWhole(one, placed) : null;
    // The edges of holes are no part of it.
    if (around?.outline.length !== 1 || around.perimeterM <= (one.lengthM ?? 0)) return one;
    return { ...one, lengthM: around.perimeterM, perimeterM: 2 * around.perimeterM };
  });

/**
 * The ground of an edging. One that goes all round another element is as surely known as that: round a patio of a said size it has a
 * said length.
 */
export function edgingGround(
  edging: PlacedElement,
  placed: readonly PlacedElement[],
  measure: (one: PlacedElement) => MeasuredGround,
): MeasuredGround {
  const own = measure(edging);
  const around = edgedWhole(edging, placed);
  if (!around) return own;
  const { basis, areaBand, lengthBand } = measure(around);
  return { ...own, basis, areaBand, lengthBand };
}

/** Whether lines run beside others from end to end. */
function isAlong(lines: PlacedElement["outline"], others: PlacedElement["outline"]): boolean {
  const [points, beside] = [pointsAlong(lines), pointsAlong(others)];
  const near = points.filter((point) => beside.some((other) => groundDistance(point, other) <= BESIDE_M));
  return points.length > 0 && near.length >= (1 - LEAST_LEFT) * points.length;
}

/** Points along rings, no further apart than half of `BESIDE_M`: a straight edge has corners alone. */
const pointsAlong = (outline: PlacedElement["outline"]) =>
  outline.flatMap((ring) =>
    ring.flatMap((from, at) => {
      const to = ring[(at + 1) % ring.length]!;
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.z - from.z) / (BESIDE_M / 2)));
      return Array.from({ length: steps }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / steps,
        z: from.z + ((to.z - from.z) * step) / steps,
      }));
    }),
  );

/** Edging along the open share of the perimeter, with the work; none along no share. */
export const edgingLines = (
  ground: MeasuredGround,
  material: "plastic" | "stone" | "brick" | StandingEdge,
  openShare: number,
): DraftLine[] => (openShare > 0 ? linesAlong(ground, material, openShare) : []);

const linesAlong = (
  ground: MeasuredGround,
  material: "plastic" | "stone" | "brick" | StandingEdge,
  openShare: number,
): DraftLine[] => [
  {
    // `open share`: the part of the edge that meets grass; along a wall no edging is needed.
    key: "edging",
    category: "supplies",
    name: EDGING_NAME[material],
    item: "edging",
    variant: edgingVariant(material),
    formula: "perimeter × open share × (1 + waste)",
    inputs: [
      perimeterInput(ground),
      given("open share", openShare, "share", SOURCE.own),
      given("waste", RUN_WASTE, "share", SOURCE.own),
    ],
    waste: RUN_WASTE,
    exact: runWithWasteFt(ground.perimeterFt * openShare),
    unit: "lin ft",
    // Stone and brick are bought by the foot.
    ...(material === "steel" || material === "plastic" ? { step: EDGING_LENGTH_FT } : {}),
    growsWith: "length",
  },
  labourLine(
    "edging-labour",
    "supplies",
    "Edging labor",
    { ...perimeterInput(ground), name: "edge", value: ground.perimeterFt * openShare },
    HOURS_PER.edgingFt,
    SOURCE.own,
    "length",
  ),
];

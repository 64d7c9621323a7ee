import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { Job } from "./element-take-off.ts";
import { TONS_PER_LOOSE_CUBIC_YARD } from "./formulas/aggregate.ts";
import { leastSure, type TakeoffLine } from "./takeoff-line.ts";

/** A dump truck's load, cubic yards. Assumption: a tandem carries 10 to 14. */
const LOAD_CUBIC_YARDS = 10;

/** Less than this comes along on the crew's own truck. Assumption. */
const OWN_TRUCK_CUBIC_YARDS = 1;

/** Soil, stone, sand, mulch: what comes by the truck. Ready-mix and boulders come by other trucks. */
const isBulk = ({ kind, item, unit }: TakeoffLine): boolean =>
  kind === "material" && item !== "ready-mix" && item !== "boulder" && (unit === "cu yd" || unit === "ton");

/** Of a line's unit in a loose cubic yard: stone is sold by the ton. */
const perCubicYard = ({ unit }: TakeoffLine) => (unit === "ton" ? TONS_PER_LOOSE_CUBIC_YARD.typical : 1);

function deliveryLines(lines: readonly TakeoffLine[]): DraftLine[] {
  const bulkLines = lines.filter(isBulk);
  const cubicYards = (amount: (line: TakeoffLine) => number) =>
    bulkLines.reduce((sum, line) => sum + amount(line) / perCubicYard(line), 0);
  // Before rounding to what is sold: half a yard of sand does not send another truck.
  const bulk = cubicYards(({ exact }) => exact);
  if (bulk < OWN_TRUCK_CUBIC_YARDS) return [];
  return [
    {
      key: "delivery",
      category: "supplies",
      name: "Bulk delivery",
      description: `Soil, stone, sand and mulch by the truck of ${LOAD_CUBIC_YARDS} cu yd`,
      item: "bulk-delivery",
      formula: "bulk ÷ load",
      inputs: [
        { ...given("bulk", bulk, "cu yd", "sum of the lines"), basis: leastSure(bulkLines) },
        given("load", LOAD_CUBIC_YARDS, "cu yd", SOURCE.own),
      ],
      exact: bulk / LOAD_CUBIC_YARDS,
      unit: "load",
      growsWith: "area",
      band: {
        low: cubicYards(({ band }) => band.low) / LOAD_CUBIC_YARDS,
        high: cubicYards(({ band }) => band.high) / LOAD_CUBIC_YARDS,
      },
    },
  ];
}

/** Kinds that most towns want to see on paper first. */
const PERMIT_KINDS = ["deck", "pool", "pergola", "fence", "retaining-wall"];

function permitLines(job: Job): DraftLine[] {
  const kinds = new Set(
    job.placed.map(({ element }) => element.kind).filter((kind) => PERMIT_KINDS.includes(kind)),
  );
  return [
    {
      key: "permit",
      category: "infrastructure",
      name: "Permit allowance",
      description: `For ${[...kinds].join(", ").replaceAll("-", " ")}`,
      // One for each kind: a deck and a fence are two applications.
      hint: "Ask the town what it wants",
      item: "permit",
      formula: "permits",
      inputs: [given("permits", kinds.size, "each", SOURCE.own)],
      exact: kinds.size,
      unit: "each",
      growsWith: "count",
    },
  ];
}

/** What no single element owns. */
export const jobLines = (lines: readonly TakeoffLine[], job: Job): DraftLine[] => [
  ...deliveryLines(lines),
  ...permitLines(job),
];

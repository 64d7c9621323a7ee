import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { placeRectangle } from "#tests/support/placed-elements.ts";
import { withWholeEdges } from "./edging-lines.ts";
import { takeOff } from "./take-off.ts";

const path: PlanElement = { kind: "gravel", tone: "tan", use: "walkway" };
const bed: PlanElement = { kind: "bed", style: "classic", mulch: "brown", species: [], edging: true };
const edging: PlanElement = { kind: "edging", material: "stone" };
const M_PER_FT = 0.3048;
/** A strip of stones, 30 ft long, so far from the first long side of what lies at the origin. */
function strip(awayFt: number) {
  const placed = placeRectangle(edging, 30, 0.3);
  const outline = placed.outline.map((ring) =>
    ring.map(({ x, z }) => ({ x, z: z - (awayFt + 0.3) * M_PER_FT })),
  );
  return { ...placed, outline };
}
const edgings = (...placed: Parameters<typeof takeOff>[0]) =>
  takeOff(placed, {})
    .filter(({ item }) => item === "edging")
    .map(({ name, exact }) => ({ name, ft: Math.round(exact) }));

it.each([path, bed])("a foot of an edge has one edging on the bill (%o)", (element) => {
  const ground = placeRectangle(element, 30, 4);
  const all = edgings(ground)[0]!.ft;
  const [own, asked] = edgings(ground, strip(0));
  expect([own?.name, asked?.name]).toEqual(["Steel edging", "Stone edging"]);
  // The strip lies along 30 of 68 ft.
  expect(own!.ft / all).toBeCloseTo(38 / 68, 1);
  // Elsewhere in the yard: both are needed.
  expect(edgings(ground, strip(10))[0]).toEqual({ name: "Steel edging", ft: all });
});

it.each([
  ["steel", 0],
  ["stone", 44],
] as const)("pavers have their own restraint where edging of %s goes round them: %d ft", (material, ft) => {
  const patio: PlanElement = {
    ...{ kind: "pavers", use: "patio", pattern: "running-bond", colour: "grey" },
    ...{ border: true, borderColour: "charcoal" },
  };
  const lines = takeOff([
    placeRectangle(patio, 12, 10),
    placeRectangle({ kind: "edging", material }, 12, 10),
  ]);
  const exact = (item: string, variant = "") =>
    lines.find((line) => line.item === item && line.variant === variant)?.exact ?? 0;
  expect(exact("edging", "paver-restraint")).toBeCloseTo(ft * 1.05, 6);
  expect(exact("edge-spike")).toBeCloseTo(ft, 6);
  expect(lines.find(({ variant }) => variant === "border")?.description).toBe(
    "charcoal, 8 in wide along the edge",
  );
});

it("edging all round something is as long as the edge of that and as surely known", () => {
  const said: PlanElement = { ...path, size: { lengthM: 12 * M_PER_FT, widthM: 10 * M_PER_FT } };
  const ground = placeRectangle(said, 12, 10);
  // As the grid traces it: its corners are cut.
  const around = { ...placeRectangle(edging, 12, 10), lengthM: 41.9 * M_PER_FT };
  const asked = (...placed: Parameters<typeof takeOff>[0]) =>
    takeOff(withWholeEdges(placed)).find(({ name }) => name === "Stone edging")!;
  expect(asked(ground, around)).toMatchObject({ basis: "entered", exact: expect.closeTo(44 * 1.05, 6) });
  expect(asked(ground, around).band.high).toBeCloseTo(44 * 1.05, 6);
  // Along one side it is a line of its own.
  expect(asked(ground, strip(0))).toMatchObject({ basis: "assumed", exact: expect.closeTo(30 * 1.05, 6) });
});

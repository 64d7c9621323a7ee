import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { mainMaterial } from "./main-material.ts";

const lawn: PlanElement = { kind: "lawn", surface: "sod" };
const patio: PlanElement = { kind: "pavers", use: "patio", pattern: "ashlar", colour: "grey", border: false };
const walk: PlanElement = { ...patio, use: "walkway" };
const bed: PlanElement = { kind: "bed", style: "classic", mulch: "brown", species: [], edging: false };
const pool: PlanElement = { kind: "pool", shape: "rectangle", coping: "sand" };
const fills = (elements: PlanElement[], filled = true) =>
  mainMaterial({ filled, plan: { elements, removals: [], keeps: [], notes: [], announced: [] } });

it("is the softest ground asked for: hard things are set into it", () => {
  expect(fills([patio, lawn, bed])).toBe(lawn);
  expect(fills([patio, bed])).toBe(patio);
});

it("in a highlight is the bed that a walk leads through, and the walk alone only where nothing else is", () => {
  expect(fills([walk, bed])).toBe(bed);
  expect(fills([walk])).toBe(walk);
});

it("is nothing round a pool in a highlight, and for a patio in an open yard", () => {
  expect(fills([pool, bed])).toBeUndefined();
  expect(fills([patio], false)).toBeUndefined();
});

it("is not paving of a requested size: that keeps its size", () => {
  expect(fills([{ ...patio, size: { lengthM: 4, widthM: 3 } }])).toBeUndefined();
});

it("in a highlight no larger than a bed is the bed, wherever its words place it, unless it shares it", () => {
  const along: PlanElement = { ...bed, place: "along-house" };
  const boulders: PlanElement = { kind: "boulders" };
  const fillsSmall = (elements: PlanElement[]) =>
    mainMaterial({
      ...{ filled: true, isBedSized: true },
      plan: { elements, removals: [], keeps: [], notes: [], announced: [] },
    });
  expect(fills([along])).toBeUndefined();
  expect(fillsSmall([along])).toBe(along);
  expect(fillsSmall([along, boulders])).toBe(along);
  expect(fillsSmall([along, { ...bed, place: "left" }])).toBeUndefined();
});

it("in a highlight is the bed of which it was said what stands behind and what in front", () => {
  const along: PlanElement = { ...bed, place: "along-house" };
  const rows: PlanElement = { ...along, rows: { boxwood: "back", rose: "front" } } as PlanElement;
  expect(fills([along])).toBeUndefined();
  expect(fills([rows])).toBe(rows);
  expect(fills([rows], false)).toBeUndefined();
});

it("in an open yard is the bed that takes the place of its lawn", () => {
  const fillsYard = (element: PlanElement, removals: string[]) =>
    mainMaterial({
      filled: false,
      plan: { elements: [element], removals, keeps: [], notes: [], announced: [] },
    });
  expect(fillsYard(bed, ["lawn"])).toBe(bed);
  expect(fillsYard(bed, [])).toBeUndefined();
  expect(fillsYard({ ...bed, place: "along-house" }, ["lawn"])).toBeUndefined();
});

it("in a highlight is a bed around a tree of the photo, but not one around a tree of the design", () => {
  const ring: PlanElement = { ...bed, place: "around-tree" };
  const tree: PlanElement = { kind: "tree", species: "red-maple" };
  expect(fills([ring])).toBe(ring);
  expect(fills([ring, tree])).toBeUndefined();
  expect(fills([ring], false)).toBeUndefined();
});

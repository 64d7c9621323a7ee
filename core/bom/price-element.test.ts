import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { computeBom } from "./compute-bom.ts";
import { priceElement } from "./price-element.ts";
import { allItems } from "./totals.ts";

const patio: PlanElement = {
  kind: "pavers",
  use: "patio",
  pattern: "running-bond",
  colour: "grey",
  border: false,
};

describe("the price of one element", () => {
  const placed = [placeRectangle(patio, 20, 15)];
  const priced = (options = {}) => priceElement(placed, { measured: EXACTLY, ...options });

  it("is the sum of its lines on the bill, without those of the whole job", () => {
    const { categories } = computeBom(placed, { title: "Yard", measured: EXACTLY });
    const own = allItems(categories).filter(({ work }) => work!.parts[0]!.element !== "job");
    const sum = own.reduce((cents, { totalPriceCents }) => cents + (totalPriceCents ?? 0), 0);
    expect(priced()).toEqual({ cents: sum, currency: "USD" });
  });

  it("has the company's markup and tax in it", () => {
    const tenth = priced({ markup: { kind: "markup", rate: 0.1 } });
    expect(tenth!.cents).toBe(Math.round(priced()!.cents * 1.1));
  });

  it("is not known where nothing of it has a price", () => {
    expect(priceElement([], { measured: EXACTLY })).toBe(null);
  });
});

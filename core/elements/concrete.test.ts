import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { takeOff } from "#core/takeoff/take-off.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import type { PlanElement } from "./element.ts";

const linesOf = (element: PlanElement) => takeOff([placeRectangle(element, 20, 10)], { measured: EXACTLY });

describe("concrete and asphalt", () => {
  it.each([
    ["stamped concrete patio, sand color", ["sand stamped concrete patio"], 0],
    ["tan stamped concrete pool deck", ["tan stamped concrete patio"], 0],
    ["gray concrete walk", ["gray broom concrete walkway"], 0],
    ["replace the gravel drive with asphalt", ["asphalt driveway"], 0],
  ])("are read in the color that is said: %s", (text, elements, told) => {
    const plan = parsePlan(text);
    expect(plan.elements.map(describeElement)).toEqual(elements);
    expect(plan.notes.filter(({ status }) => status !== "placed")).toHaveLength(told);
  });

  it("are on the bill: hot mix by the ton, pigment by the square foot", () => {
    const asphalt = linesOf({ kind: "concrete", use: "driveway", finish: "asphalt" });
    // 200 sq ft × 3 in ÷ 12 × 145 ÷ 2000 = 3.63, by half tons
    expect(asphalt.find(({ id }) => id.endsWith("-asphalt"))).toMatchObject({
      quantity: 4,
      item: "asphalt-mix",
    });
    expect(asphalt.some(({ item }) => item === "ready-mix")).toBe(false);
    const names = (element: PlanElement) => linesOf(element).map(({ name }) => name);
    expect(names({ kind: "concrete", use: "patio", finish: "broom", colour: "tan" })).toContain(
      "Concrete color, tan",
    );
    expect(names({ kind: "concrete", use: "patio", finish: "broom", colour: "grey" })).not.toContain(
      "Concrete color, gray",
    );
    expect(names({ kind: "concrete", use: "patio", finish: "stamped", colour: "sand" })).toContain(
      "Color hardener in sand, release and sealer",
    );
  });
});

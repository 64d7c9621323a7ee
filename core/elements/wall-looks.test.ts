import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { takeOff } from "#core/takeoff/take-off.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import type { PlanElement } from "./element.ts";

const drawn = (text: string): string[] => parsePlan(text).elements.map(describeElement);

describe("walls and fire pits", () => {
  it.each([
    ["tan block retaining wall", ["tan block retaining wall"]],
    ["white limestone seat wall", ["white limestone retaining wall"]],
    ["gray stone wall, 18 in high", ["gray stone retaining wall"]],
    ["railroad tie retaining wall", ["timber retaining wall"]],
    ["brick retaining wall", ["brick retaining wall"]],
    ["charcoal boulder wall", ["charcoal boulder retaining wall"]],
    ["curved seat wall here, same stone as the fire pit", ["stone retaining wall"]],
    ["redo the wall in white limestone like the porch", ["white limestone veneer on the wall"]],
    ["square stacked stone fire pit in the middle", ["square stone fire pit in the middle"]],
    ["make the fire pit square in white limestone", ["white square stone fire pit"]],
    ["gray stone fire pit with 4 chairs", ["gray stone fire pit with 4 chairs"]],
    ["fire pit with gray pavers around it", ["fire pit", "gray ashlar paver patio around the fire pit"]],
    // A color before a stone that is laid on the ground is that of the ground.
    ["tan limestone patio", ["tan limestone patio"]],
  ])("have the material and the color that are said: %s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
  });

  const linesOf = (element: PlanElement) =>
    takeOff([placeRectangle(element, 20, 1, { heightM: 0.6 })], { measured: EXACTLY });

  it("are on the bill with both", () => {
    const block = linesOf({ kind: "retaining-wall", material: "block", colour: "tan" });
    expect(block.find(({ id }) => id.endsWith("-blocks"))).toMatchObject({
      name: "Retaining wall block, tan",
      variant: "tan",
    });
    const timber = linesOf({ kind: "retaining-wall", material: "timber" });
    expect(timber.find(({ id }) => id.endsWith("-stone"))).toMatchObject({
      name: "Timber wall, pressure-treated",
      item: "wall-installed",
      variant: "timber",
    });
    const limestone = linesOf({ kind: "retaining-wall", material: "limestone", colour: "white" });
    expect(limestone.find(({ id }) => id.endsWith("-stone"))).toMatchObject({
      name: "Limestone wall, white",
      variant: "mortared",
    });
    const pit = linesOf({ kind: "fire-pit", seating: false, stone: "tan" });
    expect(pit.map(({ name }) => name)).toContain("Fire pit kit, tan");
  });
});

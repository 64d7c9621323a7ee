import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { takeOff } from "#core/takeoff/take-off.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";

describe("a putting green", () => {
  it.each([
    ["artificial turf with a little putting green and a flag", ["artificial turf with a putting green"]],
    ["make it a putting green with 2 flags", ["putting green with 2 flags"]],
    ["putting green with a cup and a flag", ["putting green"]],
  ])("is read, and its flags are no ornaments: %s", (text, elements) => {
    const plan = parsePlan(text);
    expect(plan.elements.map(describeElement)).toEqual(elements);
    expect(plan.notes.filter(({ status }) => status === "told")).toEqual([]);
  });

  it("is on the bill with its turf and a cup for each flag", () => {
    const ground = placeRectangle({ kind: "lawn", surface: "turf", green: "all", flags: 2 }, 20, 10);
    const lines = takeOff([ground], { measured: EXACTLY });
    expect(lines.find(({ id }) => id.endsWith("-turf"))).toMatchObject({ variant: "putting" });
    expect(lines.find(({ id }) => id.endsWith("-green-cups"))).toMatchObject({ quantity: 2 });
  });
});

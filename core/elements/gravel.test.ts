import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { takeOff } from "#core/takeoff/take-off.ts";
import { EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";

const drawn = (text: string): string[] => parsePlan(text).elements.map(describeElement);

describe("loose stone", () => {
  it.each([
    ["cream gravel", ["cream gravel area"]],
    ["tan river rock", ["tan river rock area"]],
    ["river rock", ["river rock area"]],
    ["gray river rock instead of mulch", ["gray river rock mulch"]],
    ["mexican beach pebbles", ["black river rock area"]],
    ["crushed limestone path", ["gray gravel walkway"]],
    ["white marble chips", ["white gravel area"]],
  ])("has the color and the roundness that are said: %s", (text, elements) => {
    expect(drawn(text)).toEqual(elements);
  });

  it("is bought as river rock where it is rounded", () => {
    const ground = placeRectangle({ kind: "gravel", tone: "tan", grade: "rock", use: "area" }, 10, 10);
    const stone = takeOff([ground], { measured: EXACTLY }).find(({ id }) => id.endsWith("-gravel"));
    expect(stone).toMatchObject({ name: "River rock, tan", item: "decorative-stone", variant: "river" });
  });
});

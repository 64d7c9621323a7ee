import { describe, expect, it } from "vitest";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";

const drawn = (text: string): string =>
  parsePlan(text)
    .elements.map(({ size, ...element }) => describeElement(size ? { ...element, size } : element))
    .join("; ");

describe("short forms of contractors and telephones", () => {
  it.each([
    ["4ft blk alum fnc", "metal fence"],
    ["inst 5 hyd & 3 boxwd, blk mulch", "planting bed (black mulch) with 5 × smooth hydrangea, 3 × boxwood"],
    [
      "limelight hydrangea x3, boxwood (4)",
      "planting bed (brown mulch) with 3 × Limelight hydrangea, 4 × boxwood",
    ],
    ["nat stn ret wall 30 lf", "30 ft long stone retaining wall"],
    ["pvr patio lt gry, 2 no. steps", "gray ashlar paver patio; 2 × stone steps"],
    ["3x crape myrt lt side of dwy", "3 × crape myrtle on the left"],
  ])("are read as their words: %s", (text, words) => {
    expect(drawn(text)).toBe(words);
  });

  it("asks for the evening by night", () => {
    expect(parsePlan("path lts along wlk, show at nite").evening).toBe(true);
  });
});

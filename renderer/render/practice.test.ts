import { describe, expect, it } from "vitest";
import { practiceSteps } from "./practice.ts";

describe("practising", () => {
  it("draws what people wish for most, in many steps", () => {
    const steps = practiceSteps();
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count++;
    expect(count).toBeGreaterThan(20);
    const kinds = new Set(step.value.map(({ element }) => element.kind));
    expect([...kinds].sort()).toEqual([
      "bed",
      "boulders",
      "fire-pit",
      "gravel",
      "lawn",
      "pavers",
      "pool",
      "stepping-stones",
      "tree",
    ]);
  });
});

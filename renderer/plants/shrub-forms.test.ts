import { describe, expect, it } from "vitest";
import { leavesFor } from "./shrub-forms.ts";

describe("the leaves of a shrub", () => {
  it("have their true size and cover its surface so many times", () => {
    // A ball of radius 0.5 m has 3.14 m² of surface; a leaf of 10 by 5 cm covers 35 cm².
    const { leaves, enlarged } = leavesFor({ heightM: 1, radiusM: 0.5 }, [0.1, 0.05], 1.5);
    expect(leaves).toBe(Math.round((1.5 * Math.PI) / 0.0035));
    expect(enlarged).toBeCloseTo(1, 2);
  });

  it("are fewer and larger where a plant would have too many, and cover as much", () => {
    const { leaves, enlarged } = leavesFor({ heightM: 2, radiusM: 1 }, [0.02, 0.01], 1.5);
    expect(leaves).toBe(12000);
    expect(leaves * 0.7 * 0.02 * 0.01 * enlarged ** 2).toBeCloseTo(1.5 * 4 * Math.PI, 1);
  });
});

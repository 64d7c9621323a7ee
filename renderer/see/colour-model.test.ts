import { describe, expect, it } from "vitest";
import { ColourModel } from "./colour-model.ts";

describe("the colour model", () => {
  it("finds likely what it was shown, less what is near, and grants the rest a little", () => {
    const model = new ColourModel();
    for (let k = 0; k < 20; k++) model.add(45, -20, 30, 1);
    const seen = model.likelihood(45, -20, 30);
    const near = model.likelihood(45, -14, 30);
    const far = model.likelihood(80, 10, -20);
    expect(seen).toBeGreaterThan(2 * near);
    expect(near).toBeGreaterThan(100 * far);
    expect(far).toBeGreaterThan(0);
  });

  it("weighs by how much it was shown", () => {
    const model = new ColourModel();
    model.add(20, 0, 0, 3);
    model.add(90, 0, 0, 1);
    expect(model.likelihood(20, 0, 0) / model.likelihood(90, 0, 0)).toBeCloseTo(3, 1);
  });
});

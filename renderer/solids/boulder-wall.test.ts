import { describe, expect, it } from "vitest";
import { boulderWall } from "./boulder-wall.ts";

const LINE = [
  { x: -2, z: 5 },
  { x: 2, z: 5 },
];

describe("a wall of boulders", () => {
  it.each([0.35, 0.6, 1])("is about %s m high and has no gap along its line", (heightM) => {
    const stones = boulderWall(3, LINE, heightM);
    const top = Math.max(
      ...stones.map(({ mesh, baseM = 0, heightScale = 1 }) => baseM + mesh.heightM * heightScale),
    );
    expect(top).toBeGreaterThan(0.8 * heightM);
    expect(top).toBeLessThan(1.3 * heightM);
    for (let x = -1.9; x < 1.9; x += 0.1)
      expect(stones.some((stone) => Math.abs(stone.x - x) < (stone.scale ?? 1))).toBe(true);
  });

  it("has a second row behind the first where it is high", () => {
    expect(boulderWall(3, LINE, 0.35).every(({ baseM }) => baseM === 0)).toBe(true);
    expect(boulderWall(3, LINE, 0.8).some(({ baseM = 0 }) => baseM > 0.2)).toBe(true);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LAYING, type PaverCell } from "./paver-pattern.ts";

const patterns = Object.entries(LAYING);
function at(pattern: (typeof LAYING)["ashlar"], x: number, z: number): PaverCell {
  const cell = { id: 0, edgeM: 0, edgeX: 0, edgeZ: 0 };
  pattern(x, z, cell);
  return cell;
}
const somewhere = fc.double({ min: -8, max: 8, noNaN: true });

describe.each(patterns)("%s", (_, pattern) => {
  it("has a stone everywhere, its edge at a distance of 0 to half a stone", () => {
    fc.assert(
      fc.property(somewhere, somewhere, (x, z) => {
        const { edgeM } = at(pattern, x, z);
        return edgeM >= -1e-9 && edgeM <= 0.3 + 1e-9;
      }),
    );
  });

  it("stays on one stone until its edge", () => {
    fc.assert(
      fc.property(somewhere, somewhere, fc.double({ min: 0, max: 6.28, noNaN: true }), (x, z, angle) => {
        const here = at(pattern, x, z);
        // Rings are measured along their middle, so a chord of a small ring is a little shorter.
        const step = here.edgeM * 0.8;
        if (Math.hypot(x, z) < 1 || step < 1e-6) return true;
        return at(pattern, x + Math.cos(angle) * step, z + Math.sin(angle) * step).id === here.id;
      }),
    );
  });

  it("points to its edge: going there and on ends on another stone", () => {
    fc.assert(
      fc.property(somewhere, somewhere, (x, z) => {
        const here = at(pattern, x, z);
        if (Math.hypot(x, z) < 1) return true;
        const step = here.edgeM + 0.004;
        return at(pattern, x + here.edgeX * step, z + here.edgeZ * step).id !== here.id;
      }),
    );
  });
});

it("lays herringbone in stones of two by one", () => {
  const cell = 0.005;
  const counts = new Map<number, number>();
  for (let x = 0; x < 3; x += cell) {
    for (let z = 0; z < 3; z += cell) {
      const { id } = at(LAYING.herringbone, x, z);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  const areas = [...counts.values()].map((count) => count * cell * cell).sort((a, b) => a - b);
  // The middle stone is whole (those at the rim of the sample are cut).
  expect(areas[areas.length >> 1]).toBeCloseTo(0.02, 3);
});

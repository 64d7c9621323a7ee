import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { plantBed } from "./plant-bed.ts";
import { ringOfFew, spotOfOne } from "./ring-of-few.ts";

type Bed = Extract<PlanElement, { kind: "bed" }>;
const strip: GroundSdf = (x, z) => Math.max(Math.abs(x) - 4, Math.abs(z - 8) - 1.5);

/** Square meters of a bed in which boxwood is counted, and how deep in it the first plant stands. */
function ringOf(count: number, more: Partial<Bed> = {}) {
  const bed: Bed = {
    ...{ kind: "bed", style: "classic", mulch: "brown", species: ["boxwood"], edging: false },
    ...{ counts: { boxwood: count }, ...more },
  };
  const site = bareSite({ elements: [bed] }, true);
  const field = ringOfFew(site, bed, strip, "wall");
  plantBed(site, bed, strip, "wall");
  let cells = 0;
  for (let x = -4.95; x < 5; x += 0.1) for (let z = 5.05; z < 11; z += 0.1) if (field(x, z) < 0) cells++;
  const [first] = site.instances;
  return { areaM2: cells * 0.1 ** 2, depthM: -field(first!.x, first!.z) };
}

it("is the ground at the foot of one plant, and all of the bed of several", () => {
  const one = ringOf(1);
  expect(one.areaM2).toBeLessThan(4);
  expect(one.depthM).toBeGreaterThan(0.3);
  expect(ringOf(5).areaM2).toBeCloseTo(24, 0);
  expect(ringOf(1, { size: { lengthM: 6 } }).areaM2).toBeCloseTo(24, 0);
});

it("is where an old plant stood in the loop of the one that takes its place, and the whole loop for several", () => {
  const stood = { x: 1, z: 7, frontM: 6.8, wideM: 1 };
  const spot = (more: Partial<Bed>) =>
    spotOfOne(
      { ...bareSite({}, true), stood },
      {
        ...{ kind: "bed", style: "classic", mulch: "brown", species: ["boxwood"], edging: false },
        ...{ counts: { boxwood: 1 }, ...more },
      },
    );
  expect(spot({})!(1, 7)).toBeLessThan(-0.5);
  expect(spot({})!(3, 7)).toBeGreaterThan(0.5);
  expect(spot({ counts: { boxwood: 2 } })).toBeNull();
  expect(spot({ mulch: "black" })).toBeNull();
});

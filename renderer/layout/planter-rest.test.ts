import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { withRest } from "./planter-rest.ts";

const size = { lengthM: 0.5, widthM: 0.5, heightM: 0.5, footShare: 0.8 };
const first = { x: 0, z: 7, wideM: 0.5, deepM: 0.5, turn: 0, baseM: 0 };
const always = () => false;

it("a planter that had no room stands as near to the first as there is open ground, and not in a way", () => {
  const site = bareSite({}, true);
  expect(withRest(site, [], size, 2, always)).toEqual([]);
  expect(withRest(site, [first], size, 1, always)).toEqual([first]);
  const [, second, ...more] = withRest(site, [first], size, 2, always);
  expect(more).toEqual([]);
  const awayM = Math.hypot(second!.x - first.x, second!.z - first.z);
  expect(awayM).toBeGreaterThan(0.7);
  expect(awayM).toBeLessThan(0.9);
  const [, aside] = withRest(site, [first], size, 2, ({ x }) => x < 1);
  expect(aside!.x).toBeGreaterThanOrEqual(1);
});

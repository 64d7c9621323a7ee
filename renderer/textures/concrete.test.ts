import { expect, it } from "vitest";
import { concrete } from "./concrete.ts";

/** Mean linear reflectance of a slab seen from far away, by channel. */
function seenFarAway(...[finish, color]: [Parameters<typeof concrete>[0], Parameters<typeof concrete>[2]?]) {
  const shade = concrete(finish, { direction: [0, 1, 0], share: 0 }, color);
  const out = new Float32Array(3);
  shade({ u: 0, v: 0, x: 0.4, z: 6, acrossM: 2, depthM: 2, shear: 0 }, out);
  return [out[0]!, out[1]!, out[2]!] as const;
}

it("lays slabs in their color, and asphalt darker than any", () => {
  const [red, , blue] = seenFarAway("stamped", "tan");
  expect(red / blue).toBeGreaterThan(1.4);
  const gray = seenFarAway("broom");
  expect(seenFarAway("broom", "grey")).toEqual(gray);
  expect(seenFarAway("broom", "charcoal")[1]).toBeLessThan(0.5 * gray[1]);
  expect(seenFarAway("asphalt")[1]).toBeLessThan(0.25 * gray[1]);
});

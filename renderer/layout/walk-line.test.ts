import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { regionField } from "./site.ts";
import { walkLine } from "./walk-line.ts";

it("leads to the door, and on past the region's edge at both ends", () => {
  const site = bareSite();
  const far = walkLine(site, 0.6)!.at(-1)!;
  for (const x of [-2, 1.5]) {
    const line = walkLine({ ...site, doors: [{ x, z: far.z }] }, 0.6)!;
    expect(Math.abs(line.at(-1)!.x - x)).toBeLessThan(0.8);
    expect(line.at(-1)!.z).toBeGreaterThan(line[0]!.z);
  }
  expect(regionField(site)(far.x, far.z)).toBeGreaterThan(-0.6 * 0.8);
});

it("leads towards a door that it cannot reach", () => {
  const site = bareSite();
  const far = walkLine(site, 0.6)!.at(-1)!;
  for (const x of [-3, 3]) {
    const line = walkLine({ ...site, doors: [{ x, z: far.z + 4 }] }, 0.6)!;
    expect(Math.abs(line.at(-1)!.x - x)).toBeLessThan(1.2);
  }
});

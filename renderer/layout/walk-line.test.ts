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

it("is one bow, and straight down the middle for who asks for that", () => {
  const site = bareSite();
  const sidesOf = (line: readonly { x: number; z: number }[]) => {
    const [a, b] = [line[0]!, line.at(-1)!];
    const offs = line.map(
      (p) => ((p.x - a.x) * (b.z - a.z) - (p.z - a.z) * (b.x - a.x)) / Math.hypot(b.x - a.x, b.z - a.z),
    );
    return [Math.min(...offs), Math.max(...offs)] as const;
  };
  const [left, right] = sidesOf(walkLine(site, 0.6)!);
  expect(Math.min(-left, right)).toBeLessThan(0.1);
  const straight = walkLine(site, 0.6, true)!;
  for (const off of sidesOf(straight)) expect(Math.abs(off)).toBeLessThan(1e-6);
  for (const { x, z } of straight) expect(Math.abs(x) / z).toBeLessThan(0.1);
});

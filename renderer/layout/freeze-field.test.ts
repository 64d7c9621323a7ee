import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { freezeField } from "./freeze-field.ts";

it("a frozen field keeps its shape, without the pieces that are too small", () => {
  const around = (cx: number, radiusM: number) => (x: number, z: number) =>
    Math.hypot(x - cx, z - 6) - radiusM;
  const [bed, crumb] = [around(-1, 0.8), around(1.5, 0.2)];
  const both = (x: number, z: number) => Math.min(bed(x, z), crumb(x, z));
  const site = bareSite();
  const frozen = freezeField(site, both, 0.4);
  for (const x of [-1.5, -1, -0.5]) expect(Math.abs(frozen(x, 6) - bed(x, 6))).toBeLessThan(0.12);
  // And no line along its rim.
  for (const x of [1.3, 1.5, 1.7]) expect(frozen(x, 6)).toBeGreaterThan(0.3);
  expect(freezeField(site, both)(1.5, 6)).toBeLessThan(0);
  // The only piece is no crumb.
  expect(freezeField(site, crumb, 0.4)(1.5, 6)).toBeLessThan(0);
});

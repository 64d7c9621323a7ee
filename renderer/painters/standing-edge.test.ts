import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const BED = {
  kind: "bed",
  style: "classic",
  mulch: "brown",
  species: [],
  bare: true,
  edging: true,
  shape: "round",
  place: "centre",
} as const;

/** Distances of what was set from the middle of it all, meters. */
function ringOf(edge: "fieldstone" | "stacked") {
  const site = bareSite();
  const element = { ...BED, species: [], edge };
  expect(paintElement({ ...site, plan: { ...site.plan, elements: [element] } }, element)).toMatchObject({
    placed: true,
  });
  const { instances } = site;
  const x = instances.reduce((sum, one) => sum + one.x, 0) / instances.length;
  const z = instances.reduce((sum, one) => sum + one.z, 0) / instances.length;
  return { instances, away: instances.map((one) => Math.hypot(one.x - x, one.z - z)) };
}

it("fieldstones lie side by side round a bed", () => {
  const { instances, away } = ringOf("fieldstone");
  const radiusM = away.reduce((sum, m) => sum + m, 0) / away.length;
  expect(radiusM).toBeGreaterThan(0.8);
  for (const m of away) expect(Math.abs(m - radiusM)).toBeLessThan(0.2);
  // Stones of 0.2 to 0.31 m that touch go once round.
  expect(instances.length).toBeGreaterThan((2 * Math.PI * radiusM) / 0.36);
  expect(instances.length).toBeLessThan((2 * Math.PI * radiusM) / 0.16);
});

it("stacked stones are a low wall round it", () => {
  const { instances } = ringOf("stacked");
  expect(instances.length).toBeGreaterThan(2);
  for (const { mesh } of instances) expect(mesh.heightM).toBeCloseTo(0.22, 1);
});

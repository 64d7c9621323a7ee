import { expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { walkSides } from "./walk-sides.ts";

it("the sides of a walk lie beside it on both sides, across its own direction", () => {
  const site = bareSite({ elements: [] });
  const { camera } = site;
  // A walk 1.2 m wide that runs off to the right, half a meter for each meter.
  const walk = site.clip.map((_, i) => {
    const [row, column] = [Math.floor(i / camera.widthPx) + 0.5, (i % camera.widthPx) + 0.5];
    if (row < camera.horizonY + 3) return 0;
    const [x, z] = [camera.groundX(column, row), camera.groundZ(row)];
    return z > 4 && z < 12 && Math.abs(x - (z - 6) / 2) < 0.6 * Math.hypot(1, 0.5) ? 1 : 0;
  });
  const sides = walkSides({ ...site, walk }, 0.25);
  const across = ({ x, z }: { x: number; z: number }) => (x - (z - 6) / 2) / Math.hypot(1, 0.5);
  sides.forEach((side, k) => {
    const middle = side.filter(({ z }) => z > 5 && z < 9);
    expect(middle.length).toBeGreaterThan(10);
    for (const p of middle) expect(Math.abs(across(p) - (k === 0 ? -0.85 : 0.85))).toBeLessThan(0.12);
  });
});

it("a wide drive is no walk", () => {
  const site = bareSite({ elements: [] });
  const drive = site.clip.map((_, i) => (i % site.camera.widthPx > 20 ? 1 : 0));
  expect(
    walkSides({ ...site, walk: drive }, 0.25)
      .flat()
      .filter(({ z }) => z > 6),
  ).toEqual([]);
});

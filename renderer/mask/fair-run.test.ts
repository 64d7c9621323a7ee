import { expect, it } from "vitest";
import { fairRun } from "./fair-run.ts";

/** A run across the picture whose height over its column is given. */
const run = (heightAt: (x: number) => number) =>
  Array.from({ length: 300 }, (_, x) => ({ x, z: heightAt(x) }));
/** How far the curve leaves that height at most. */
const farthest = (points: ReturnType<typeof run>, heightAt: (x: number) => number) =>
  Math.max(...fairRun(points, 30, 4).map(({ x, z }) => Math.abs(z - heightAt(x))));

it("follows a wide bend", () => {
  const bend = (x: number) => 50 + 12 * Math.sin((Math.PI * x) / 300);
  expect(farthest(run(bend), bend)).toBeLessThan(0.5);
});

it("leaves out teeth", () => {
  const level = () => 50;
  expect(
    farthest(
      run((x) => (Math.floor(x / 4) % 2 ? 52 : 48)),
      level,
    ),
  ).toBeLessThan(1.5);
});

it("runs past a notch in a straight line", () => {
  const level = () => 50;
  expect(
    farthest(
      run((x) => (x > 140 && x < 146 ? 58 : 50)),
      level,
    ),
  ).toBeLessThan(0.3);
});

it("draws nothing through nothing", () => {
  expect(fairRun([], 30, 4)).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { standsBefore } from "./stands-before.ts";

const [width, height] = [200, 100];

/** A plane of 1 in a rectangle, by its first and last columns and rows. */
function box(left: number, right: number, top: number, bottom: number): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = top; y < bottom; y++) mask.fill(1, y * width + left, y * width + right);
  return mask;
}

describe("standsBefore", () => {
  const sky = box(0, width, 0, 20);
  const house = box(0, width, 20, 40);
  const nothing = new Float32Array(width * height);

  it("keeps what is no ground and wider than a tooth, though nobody knows what it is", () => {
    const car = box(60, 100, 60, 80);
    const ground = box(0, width, 40, height).map((cover, i) => cover - car[i]!);
    const before = standsBefore(ground, { ground, house: nothing, sky, width, height });
    expect(before[70 * width + 80]).toBe(1);
    expect(before[70 * width + 58]).toBe(0);
    expect(before[10 * width + 80]).toBe(0);
  });

  it("lets paving go over gaps that are narrower, but not over the house", () => {
    const gap = box(0, width, 40, 41);
    const ground = box(0, width, 40, height).map((cover, i) => cover - gap[i]!);
    const before = standsBefore(ground, { ground, house, sky, width, height });
    expect(before[39 * width + 80]).toBe(1);
    expect(before[40 * width + 80]).toBe(0);
  });

  it("leaves what the paving was found to go on under", () => {
    const stain = box(60, 100, 60, 80);
    const paving = box(0, width, 40, height);
    const ground = paving.map((cover, i) => cover - stain[i]!);
    const before = standsBefore(paving, { ground, house: nothing, sky, width, height });
    expect(before[70 * width + 80]).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { fitRectangle } from "./fit-rectangle.ts";
import { cornersOf, rectangle } from "./shapes.ts";
import { freeDistance, inFrame, regionField } from "./site.ts";

const wish = { wideM: 4, deepM: 3, marginM: 0.3, leastWideM: 1.5, leastDeepM: 1.2 };

describe("a fitted rectangle", () => {
  it("has the wished size where there is room, inside region and frame", () => {
    const site = bareSite();
    const room = fitRectangle(site, wish)!;
    expect(room.wideM).toBeCloseTo(4, 1);
    expect(room.deepM).toBeCloseTo(3, 1);
    for (const sx of [-1, 1]) {
      for (const sz of [-1, 1]) {
        const x = room.x + (sx * room.wideM) / 2;
        const z = room.z + (sz * room.deepM) / 2;
        expect(regionField(site)(x, z)).toBeLessThan(0);
        expect(inFrame(site, x, z).across).toBeGreaterThan(0);
        expect(inFrame(site, x, z).across).toBeLessThan(1);
      }
    }
  });

  it("lies square to a house that stands askew, and still inside", () => {
    const site = { ...bareSite(), wallTurnRad: 0.5 };
    const room = fitRectangle(site, wish)!;
    expect(room.turn).toBe(0.5);
    expect(room.wideM * room.deepM).toBeGreaterThan(7);
    for (const { x, z } of cornersOf(room)) expect(regionField(site)(x, z)).toBeLessThan(0);
  });

  it("stands with its far side against what it is to stand against", () => {
    const site = bareSite();
    const room = fitRectangle(site, { ...wish, against: (_, z) => Math.abs(11 - z) })!;
    expect(Math.abs(room.z + room.deepM / 2 - 11)).toBeLessThan(0.7);
  });

  it("holds a thing of one size, whatever the cells of the grid", () => {
    const site = bareSite();
    for (let sizeM = 2; sizeM < 2.2; sizeM += 0.007) {
      const only = { wideM: sizeM, deepM: sizeM, leastWideM: sizeM, leastDeepM: sizeM, marginM: 0.1 };
      expect(fitRectangle(site, only), `${sizeM} m`).not.toBeNull();
    }
  });

  it("goes to the side that is asked for", () => {
    const site = bareSite();
    const left = fitRectangle(site, { ...wish, wideM: 2, deepM: 2, place: "left" })!;
    const right = fitRectangle(site, { ...wish, wideM: 2, deepM: 2, place: "right" })!;
    expect(left.x).toBeLessThan(-0.5);
    expect(right.x).toBeGreaterThan(0.5);
  });

  it("keeps off what is placed", () => {
    const site = bareSite();
    const first = fitRectangle(site, wish)!;
    site.taken.push(rectangle(first, 0));
    const second = fitRectangle(site, { ...wish, wideM: 2, deepM: 1.5 })!;
    for (const sx of [-1, 0, 1]) {
      for (const sz of [-1, 0, 1]) {
        const clear = freeDistance(site, second.x + sx, second.z + sz * 0.75);
        expect(clear).toBeGreaterThan(0.1);
      }
    }
  });

  it("is null when not even the least size fits", () => {
    const site = bareSite();
    expect(fitRectangle(site, { ...wish, wideM: 80, deepM: 40, leastWideM: 60, leastDeepM: 30 })).toBeNull();
  });
});

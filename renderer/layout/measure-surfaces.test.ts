import { describe, expect, it } from "vitest";
import { bareSite } from "#tests/support/bare-site.ts";
import { measureSurfaces } from "./measure-surfaces.ts";
import { rectanglePiece } from "./rectangle-piece.ts";
import { circle, rectangle } from "./shapes.ts";
import { type LaidSurface, regionField } from "./site.ts";

const lawn: LaidSurface["element"] = { kind: "lawn", surface: "sod" };
const gravel: LaidSurface["element"] = { kind: "gravel", tone: "grey", use: "patio" };

describe("a measured surface", () => {
  it("has the area and the perimeter of its shape", () => {
    const site = bareSite();
    site.surfaces.push({ element: gravel, field: rectangle({ x: 0, z: 6, wideM: 4, deepM: 3, turn: 0 }, 0) });
    const [patio] = measureSurfaces(site);
    expect(patio!.areaM2).toBeCloseTo(12, 1);
    expect(patio!.perimeterM).toBeGreaterThan(13.5);
    expect(patio!.perimeterM).toBeLessThan(14.1);
  });

  it("has the whole edge of a rectangle whose corners the grid cuts, and not where a part of it is gone", () => {
    const site = bareSite();
    const room = { x: 0, z: 6, wideM: 4, deepM: 3, turn: 0.3 };
    const sides = { lengthM: 4, widthM: 3 };
    site.surfaces.push({ element: gravel, field: rectangle(room, 0), sides });
    expect(measureSurfaces(site)[0]!.perimeterM).toBe(14);
    site.surfaces.push({ element: lawn, field: rectangle({ ...room, x: 2, wideM: 2 }, 0) });
    expect(measureSurfaces(site)[0]!.perimeterM).toBeLessThan(13.9);
  });

  it("is counted without what lies on it: areas of a stack add up to the ground", () => {
    const site = bareSite();
    const whole = { element: lawn, field: regionField(site) };
    site.surfaces.push(whole);
    const ground = measureSurfaces(site)[0]!.areaM2;
    site.surfaces.push(
      { element: gravel, field: circle(0, 6, 1.5) },
      { element: gravel, field: rectangle({ x: 0.5, z: 6.5, wideM: 3, deepM: 2, turn: 0 }, 0) },
    );
    const stack = measureSurfaces(site);
    expect(stack[0]!.areaM2).toBeLessThan(ground - 6);
    expect(stack[2]!.areaM2).toBeCloseTo(6, 1);
    expect(stack.reduce((sum, { areaM2 }) => sum + areaM2, 0)).toBeCloseTo(ground, 3);
  });

  it("says how much of it lies where the photo shows paving", () => {
    const site = bareSite();
    const { camera, hard } = site;
    // The photo's left half is paved.
    for (let i = 0; i < hard.length; i++) hard[i] = i % camera.widthPx < camera.widthPx / 2 ? 1 : 0;
    site.surfaces.push({ element: gravel, field: rectangle({ x: 0, z: 6, wideM: 4, deepM: 3, turn: 0 }, 0) });
    expect(measureSurfaces(site)[0]!.overPavedM2).toBeCloseTo(6, 1);
    hard.fill(0);
    expect(measureSurfaces(site)[0]).not.toHaveProperty("overPavedM2");
  });

  it("is counted without the ground under a deck, and with that under a pergola", () => {
    const site = bareSite();
    site.surfaces.push({ element: lawn, field: regionField(site) });
    const ground = measureSurfaces(site)[0]!.areaM2;
    const room = { x: 0, z: 6, wideM: 3, deepM: 2, turn: 0 };
    site.pieces.push(rectanglePiece(site, { kind: "pergola", wood: "white" }, room));
    expect(measureSurfaces(site)[0]!.areaM2).toBeCloseTo(ground, 6);
    site.pieces.push(
      rectanglePiece(site, { kind: "deck", wood: "cedar", material: "cedar" }, room, { heightM: 0.2 }),
    );
    expect(measureSurfaces(site)[0]!.areaM2).toBeCloseTo(ground - 6, 0);
  });

  it("ends at the frame of the photo, although the ground goes on", () => {
    const site = bareSite();
    site.surfaces.push({
      element: gravel,
      field: rectangle({ x: 0, z: 6, wideM: 200, deepM: 2, turn: 0 }, 0),
    });
    const { camera } = site;
    // What the frame shows between 5 and 7 m is a trapezium.
    const seen = (2 * (6 * camera.widthPx)) / camera.focalPx;
    expect(measureSurfaces(site)[0]!.areaM2).toBeCloseTo(seen, 0);
  });

  it("that is covered completely is not there", () => {
    const site = bareSite();
    site.surfaces.push(
      { element: gravel, field: circle(0, 6, 1) },
      { element: lawn, field: circle(0, 6, 2) },
    );
    expect(measureSurfaces(site).map(({ element }) => element.kind)).toEqual(["lawn"]);
  });
});

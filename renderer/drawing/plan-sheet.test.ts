import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { feetAndInches } from "./dimension-line.ts";
import type { Drawing, SheetPoint } from "./drawing.ts";
import { inkSheet } from "./ink-sheet.ts";
import { lettering, letteringWidth } from "./lettering.ts";
import type { PlanScene } from "./plan-scene.ts";
import { planSheet } from "./plan-sheet.ts";
import { sheetLayout } from "./sheet-layout.ts";
import { toSvg } from "./to-svg.ts";

const rectangle = (x: number, z: number, wide: number, deep: number) => [
  { x, z },
  { x: x + wide, z },
  { x: x + wide, z: z + deep },
  { x, z: z + deep },
];

const patio: PlacedElement = {
  element: { kind: "pavers", use: "patio", pattern: "herringbone", colour: "grey", border: false },
  areaId: null,
  outline: [rectangle(-2, 5, 4, 3)],
  areaM2: 12,
  perimeterM: 14,
};
const lawn: PlacedElement = {
  element: { kind: "lawn", surface: "sod" },
  areaId: null,
  outline: [rectangle(-5, 3, 10, 8)],
  areaM2: 68,
  perimeterM: 36,
};

const scene: PlanScene = {
  placed: [lawn, patio],
  instances: [],
  existing: { hard: [], soft: [] },
  houseFoot: [
    { x: -6, z: 12 },
    { x: 6, z: 12 },
  ],
  houseHeightM: 3,
  camera: makeCamera(1200, 900),
};
const draw = (options: Partial<Parameters<typeof planSheet>[1]> = {}): Drawing =>
  planSheet(scene, { widthPx: 1200, heightPx: 900, band: 0.1, ...options });
const holds = (drawing: Drawing, strokes: SheetPoint[][]) =>
  drawing.marks.some(
    (mark) => mark.kind === "stroke" && JSON.stringify(mark.lines) === JSON.stringify(strokes),
  );

describe("a plan", () => {
  it("is drawn to scale: everything by the same pixels per metre, in both directions", () => {
    const { toSheet, pxPerM, frame } = sheetLayout(scene, 1200, 900);
    const a = toSheet(-2, 5);
    const b = toSheet(2, 8);
    expect(b.x - a.x).toBeCloseTo(4 * pxPerM, 6);
    expect(a.y - b.y).toBeCloseTo(3 * pxPerM, 6);
    const corner = toSheet(-5, 3);
    expect(corner.x).toBeGreaterThan(frame.left);
    expect(corner.y).toBeLessThan(frame.bottom);
  });

  it("fills each surface where it lies and covers the lawn under the patio", () => {
    const drawing = draw();
    const sheet = inkSheet(drawing);
    const { toSheet } = sheetLayout(scene, 1200, 900);
    const at = (x: number, z: number) => {
      const p = toSheet(x, z);
      const q = (Math.round(p.y) * sheet.width + Math.round(p.x)) * 3;
      return [...sheet.data.subarray(q, q + 3)];
    };
    const [r, g, b] = at(-4.13, 3.92) as [number, number, number];
    expect(g).toBeGreaterThan(r);
    expect(g).toBeGreaterThan(b + 20);
    const stone = at(0.71, 5.93) as [number, number, number];
    expect(Math.max(...stone) - Math.min(...stone)).toBeLessThan(12);
  });

  it("states the measures of what is built, in feet and inches", () => {
    expect(feetAndInches(4)).toBe(`13'-1"`);
    expect(feetAndInches(3.048)).toBe(`10'-0"`);
    const svg = toSvg(draw());
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 900"/);
    expect(svg.match(/<path /g)!.length).toBeGreaterThan(20);
    expect(svg).not.toMatch(/NaN|Infinity|<text|href=/);
  });

  it("points north only when the camera's direction is known", () => {
    const { strip, unit } = sheetLayout(scene, 1200, 900);
    const x = strip.right - 26 * unit;
    const y = strip.bottom - 34 * unit;
    const tip = (headingDeg: number): SheetPoint | undefined => {
      const added = draw({ headingDeg }).marks.find(
        (mark) => mark.kind === "fill" && mark.rings.length === 1 && mark.rings[0]!.length === 3,
      );
      return added?.kind === "fill" ? added.rings[0]![0] : undefined;
    };
    const north = tip(0)!;
    expect(north.x).toBeCloseTo(x, 6);
    expect(north.y).toBeLessThan(y);
    // Looking east, north is to the left.
    const east = tip(90)!;
    expect(east.x).toBeLessThan(x);
    expect(east.y).toBeCloseTo(y, 6);
    const none = draw().marks.some(
      (m) => m.kind === "fill" && m.rings.length === 1 && m.rings[0]!.length === 3,
    );
    expect(none).toBe(false);
  });

  it("says what it is", () => {
    const drawing = draw();
    const { strip, unit } = sheetLayout(scene, 1200, 900);
    const words = lettering("Plan view", strip.left, strip.top + 30 * unit, 19 * unit);
    expect(holds(drawing, words)).toBe(true);
    expect(toSvg(drawing)).toContain("<title>Plan of the design, drawn to scale</title>");
  });

  it("is the same twice", () => {
    expect(toSvg(draw())).toBe(toSvg(draw()));
  });
});

describe("lettering", () => {
  it("has a glyph for every letter, digit and sign of a plan", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;'\"()-/+=&%×±?!") {
      expect(lettering(letter, 0, 0, 12).length, letter).toBeGreaterThan(0);
    }
    expect(lettering("é", 0, 0, 12)).toEqual(lettering("E", 0, 0, 12));
  });

  it("is as wide as it says", () => {
    const xs = lettering("Plan 12", 0, 0, 12)
      .flat()
      .map(({ x }) => x);
    expect(Math.max(...xs)).toBeLessThanOrEqual(letteringWidth("Plan 12", 12) + 0.5);
    expect(Math.max(...xs)).toBeGreaterThan(letteringWidth("Plan 12", 12) * 0.9);
  });
});

import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { pavedShape } from "./paved-shape.ts";

type Gravel = Extract<PlanElement, { kind: "gravel" }>;

const gravel = (more: Partial<Gravel> = {}): Gravel => ({
  kind: "gravel",
  tone: "tan",
  use: "area",
  ...more,
});
const shapeOf = (element: Gravel, filled = true) =>
  pavedShape(bareSite({ elements: [element] }, filled), element)!;

describe("the shape of gravel", () => {
  it("is its highlight where nobody said one", () => {
    expect(shapeOf(gravel()).whole).toBe(true);
  });

  it("is a circle where one was asked for: as far from its middle on all sides", () => {
    const { field, contour, x, z, whole } = shapeOf(gravel({ shape: "round" }));
    expect(whole).toBe(false);
    const distances = contour.map((p) => Math.hypot(p.x - x, p.z - z));
    expect(Math.max(...distances) / Math.min(...distances)).toBeLessThan(1.05);
    expect(field(x, z)).toBeLessThan(-0.7);
  });

  it("is as wide as was asked for, and does not take the whole yard", () => {
    const { room, field, x, z } = shapeOf(gravel({ shape: "round", size: { widthM: 3 } }), false);
    expect(room).toBeUndefined();
    expect(field(x + 1.4, z)).toBeLessThan(0);
    expect(field(x + 1.6, z)).toBeGreaterThan(0);
  });
});

/** A yard of which only what lies within `halfM` (across, away) of a point 7 m away was highlighted, with slanting ends. */
function circled(halfM: { across: number; away: number }, elements: PlanElement[]) {
  const bare = bareSite({ elements }, true);
  const { camera } = bare;
  const clip = bare.clip.map((_, i) => {
    const [u, v] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
    if (v <= camera.horizonY + 1) return 0;
    const [across, away] = [camera.groundX(u, v) / halfM.across, (camera.groundZ(v) - 7) / halfM.away];
    return Number(Math.abs(away) < 1 && Math.abs(across + away / 4) < 1);
  });
  return { ...bare, areaId: "1", clip, grid: new GroundGrid(camera, clip) };
}

/** Share of a highlight inside a shape. */
function shareOf({ grid }: ReturnType<typeof circled>, field: (x: number, z: number) => number): number {
  let [all, own] = [0, 0];
  for (let o = 0; o < grid.inside.length; o++) {
    if (!grid.inside[o]) continue;
    all++;
    const [i, j] = [o % grid.nx, Math.floor(o / grid.nx)];
    if (field(grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM) < 0) own++;
  }
  return own / all;
}

describe("a patio with a fire pit in a long highlight", () => {
  const patio: PlanElement = { kind: "concrete", use: "patio", finish: "broom" };
  const pit: PlanElement = { kind: "fire-pit", seating: true };

  it("is an oval that fills it, with open lawn around it or without", () => {
    for (const others of [[], [{ kind: "lawn" } as PlanElement]]) {
      const site = circled({ across: 3, away: 1.3 }, [patio, pit, ...others]);
      const { whole, field } = pavedShape(site, patio)!;
      expect(whole).toBe(false);
      expect(shareOf(site, field)).toBeGreaterThan(0.6);
    }
  });

  it("is an oval where the largest rectangle beside open lawn is a smaller one", () => {
    const lawn = { kind: "lawn" } as PlanElement;
    const site = circled({ across: 2.5, away: 1.25 }, [patio, pit, lawn]);
    const { x, z, contour, room } = pavedShape(site, patio)!;
    expect(room).toBeUndefined();
    // An oval is as far from its middle on opposite sides and has no corners.
    const out = contour.map((p) => Math.hypot(p.x - x, p.z - z));
    const steps = out.map((m, k) => Math.abs(m - out[(k + 1) % out.length]!));
    expect(Math.max(...steps)).toBeLessThan(0.2);
  });

  it("is a rectangle along the house where an oval would lie aslant in the view", () => {
    const aslant = { ...circled({ across: 2.6, away: 1.6 }, [patio, pit]), wallTurnRad: 0.25 };
    const { turn, whole, field } = pavedShape(aslant, patio)!;
    expect({ turn, whole }).toEqual({ turn: 0.25, whole: false });
    expect(shareOf(aslant, field)).toBeGreaterThan(0.5);
  });

  it("has the shape of the paving that lies there", () => {
    const site = circled({ across: 3, away: 1.3 }, [patio, pit]);
    expect(pavedShape({ ...site, hard: site.clip }, patio)!.whole).toBe(true);
  });
});

describe("a patio in a rough loop", () => {
  const patio: PlanElement = { kind: "concrete", use: "patio", finish: "broom" };
  /** A loop with a corner to each side, `halfM` meters wide. */
  function loop(isLawn: boolean) {
    const site = circled({ across: 3, away: 2.4 }, [patio]);
    const { camera } = site;
    const clip = site.clip.map((own, i) => {
      const [u, v] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
      if (v <= camera.horizonY + 1) return 0;
      return own && Math.abs(camera.groundX(u, v)) + 0.8 * Math.abs(camera.groundZ(v) - 7) < 3 ? 1 : 0;
    });
    if (isLawn) site.lawn.set(clip);
    return { ...site, clip, grid: new GroundGrid(camera, clip) };
  }

  it("has rounded corners in a lawn, and fills it", () => {
    const site = loop(true);
    const { whole, field } = pavedShape(site, patio)!;
    expect(whole).toBe(false);
    expect(field(2.85, 7)).toBeGreaterThan(0);
    expect(shareOf(site, field)).toBeGreaterThan(0.8);
  });

  it("is a rectangle where the loop is nearly one", () => {
    const site = circled({ across: 2.6, away: 1.6 }, [patio]);
    site.lawn.set(site.clip);
    const { whole, field } = pavedShape(site, patio)!;
    expect(whole).toBe(false);
    const right = (z: number) => {
      let x = 0;
      while (field(x, z) < 0) x += 0.01;
      return x;
    };
    expect(right(6)).toBeCloseTo(right(8), 1);
  });

  it("fills it to its corners where the ground was prepared", () => {
    expect(pavedShape(loop(false), patio)!.whole).toBe(true);
  });
});

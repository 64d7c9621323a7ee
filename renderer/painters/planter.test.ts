import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { standingThing } from "#core/plan/removal-notes.ts";
import type { Way } from "#renderer/layout/site.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

type Planter = Extract<PlanElement, { kind: "planter" }>;
const pot: Planter = { kind: "planter", form: "pot", species: ["boxwood"] };

function painted(element: Planter, change: (site: ReturnType<typeof bareSite>) => void = () => {}) {
  const site = bareSite({ elements: [element] });
  change(site);
  const outcome = paintElement(site, element);
  const pots = site.instances.filter(({ mesh }) => mesh.kind === "solid");
  const plants = site.instances.filter(({ species }) => species !== undefined);
  return { site, outcome, pots, plants };
}

const way = (kind: Way["kind"], x: number, z: number): Way =>
  ({ kind, left: { x: x - 0.5, z }, right: { x: x + 0.5, z } }) as Way;

describe("planters", () => {
  it("stand alike on both sides of the door that is meant", () => {
    const { pots, outcome } = painted({ ...pot, by: "door" }, (site) => {
      site.ways = () => [way("garage", -2, 9), way("door", 1, 9)];
    });
    expect(outcome).toEqual({ placed: true });
    const [left, right] = pots.map(({ x }) => x - 1).sort((a, b) => a - b);
    expect(left).toBeCloseTo(-right!, 5);
    expect(left).toBeLessThan(-0.7);
    expect(left).toBeGreaterThan(-1.2);
    for (const { z } of pots) expect(z).toBeCloseTo(pots[0]!.z, 5);
  });

  it("stand on the side that is named", () => {
    const { pots } = painted({ ...pot, by: "garage", place: "left", size: { count: 1 } }, (site) => {
      site.ways = () => [way("garage", 0, 8)];
    });
    expect(pots).toHaveLength(1);
    expect(pots[0]!.x).toBeLessThan(-0.7);
  });

  it("say so where the photo does not show what they are to stand at", () => {
    expect(painted({ ...pot, by: "door" }).outcome.sentence).toBe(
      "The front door was not made out in this photo: drag the planters to where they belong.",
    );
  });

  it("stand on the paving before a highlight that was drawn round the steps behind them", () => {
    const element: Planter = { ...pot, size: { count: 1 } };
    const open = bareSite({ elements: [element] }, true);
    const { camera } = open;
    const step = Math.floor(camera.photoY(0, 8));
    // Of the highlight one row of ground is left.
    const clip = open.clip.map((_, i) => {
      const [x, y] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
      return y === step && Math.abs(x - camera.photoX(1, 8)) < 20 ? 1 : 0;
    });
    const site = { ...open, clip, grid: new GroundGrid(camera, clip), hard: open.clip, paved: open.clip };
    expect(paintElement(site, element)).toEqual({ placed: true });
    expect(site.instances[0]!.x).toBeCloseTo(1, 0);
    expect(Math.abs(site.instances[0]!.z - 8)).toBeLessThan(1);
  });

  it("stand at the foot of the highlight where they come in the place of a hedge", () => {
    const place = (notes: PlanNote[]) => {
      const element: Planter = { ...pot, size: { count: 1 } };
      const open = bareSite({ elements: [element], notes }, true);
      const { camera } = open;
      const [far, foot] = [camera.photoY(0, 14), camera.photoY(0, 6)];
      const clip = open.clip.map((_, i) => {
        const [x, y] = [i % camera.widthPx, Math.floor(i / camera.widthPx)];
        return y >= far && y <= foot && Math.abs(x - camera.widthPx / 2) < 60 ? 1 : 0;
      });
      const site = {
        ...open,
        clip,
        filled: true,
        grid: new GroundGrid(camera, clip),
        hard: clip,
        paved: clip,
      };
      paintElement(site, element);
      return site.instances.find(({ mesh }) => mesh.kind === "solid")!.z;
    };
    const hedge = { text: "the hedge", ...standingThing("the hedge") };
    const bins = { text: "the bins", ...standingThing("the bins") };
    expect(place([hedge])).toBeLessThan(7);
    expect(place([bins])).toBe(place([]));
    expect(place([])).toBeGreaterThan(7);
  });

  it("say so of steps too", () => {
    expect(painted({ ...pot, by: "steps", size: { count: 1 } }).outcome.sentence).toBe(
      "The steps were not made out in this photo: drag the planter to where it belongs.",
    );
  });

  it("have the size that was asked for, and the form's own without one", () => {
    const wide = (element: Planter) => painted(element).pots[0]!.mesh;
    expect(wide(pot).radiusM).toBeCloseTo(0.25, 2);
    expect(wide({ ...pot, size: { widthM: 0.8 } }).radiusM).toBeCloseTo(0.4, 2);
    expect(wide({ ...pot, size: { widthM: 0.8 } }).heightM).toBeCloseTo(0.736, 2);
    expect(wide({ ...pot, size: { heightM: 0.9 } }).heightM).toBeCloseTo(0.9, 2);
    expect(wide({ ...pot, bulk: "large" }).radiusM).toBeCloseTo(0.35, 2);
  });

  it.each<[string, Planter, number]>([
    ["one shrub", pot, 1],
    ["a group of small plants", { ...pot, species: ["lavender"] }, 3],
    ["the tallest in the middle of the others", { ...pot, species: ["fountain-grass", "heuchera"] }, 6],
    ["a tree", { ...pot, species: ["japanese-maple"] }, 1],
    ["one shrub for each part of a trough", { kind: "planter", form: "trough", species: ["boxwood"] }, 3],
  ])("hold %s, rooted in the soil inside of the rim", (_, element, count) => {
    const { pots, plants, site } = painted({ ...element, size: { count: 1 } });
    expect(plants).toHaveLength(count);
    const { mesh, x, z } = pots[0]!;
    for (const plant of plants) {
      expect(Math.hypot(plant.x - x, plant.z - z)).toBeLessThan(mesh.radiusM);
      expect(plant.baseM! / mesh.heightM).toBeGreaterThan(0.85);
      expect(plant.baseM!).toBeLessThan(mesh.heightM);
    }
    expect(site.pieces[0]).toMatchObject({ count: 1 });
    expect(site.pieces[0]!.plants!.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  });

  it("stand on paving of the photo, and not where nothing is ground", () => {
    const element: Planter = { ...pot, by: "door", size: { count: 1 } };
    const withPaving = (paved: number) =>
      painted(element, (site) => {
        site.ways = () => [way("door", 0, 8)];
        site.clip.fill(0);
        site.paved.fill(paved);
        site.hard.fill(paved);
      }).outcome.placed;
    expect(withPaving(1)).toBe(true);
    expect(withPaving(0)).toBe(false);
  });

  it("keep off each other and off what is built", () => {
    const { pots } = painted({ ...pot, place: "left", size: { count: 5 } }, (site) =>
      site.taken.push((x) => Math.abs(x) - 0.5),
    );
    expect(pots.length).toBeGreaterThan(1);
    for (const a of pots) {
      expect(Math.abs(a.x)).toBeGreaterThan(0.5);
      for (const b of pots) if (a !== b) expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(0.5);
    }
  });
});

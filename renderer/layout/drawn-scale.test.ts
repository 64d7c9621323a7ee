import { describe, expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { layoutTurn, paintElement } from "#renderer/painters/painters.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import type { Site } from "./site.ts";

/** A circled place about 7 m away, as wide and deep as that, and what is said to stand there, laid in its order. */
function circled(words: string, wideM: number, deepM: number, more: Partial<Site> = {}) {
  const { elements } = parsePlan(words);
  const yard = bareSite({ elements }, true);
  const { camera } = yard;
  const at = (turn: number) => {
    const [x, z] = [(wideM / 2) * Math.cos(turn), 7 + (deepM / 2) * Math.sin(turn)];
    return { x: camera.photoX(x, z), y: camera.photoY(0, z) };
  };
  const path = Array.from({ length: 24 }, (_, k) => at((k / 12) * Math.PI));
  const clip = fillPolygon(camera.widthPx, camera.heightPx, path);
  const site: Site = { ...yard, areaId: "1", clip, grid: new GroundGrid(camera, clip), ...more };
  const inTurn = elements.toSorted((a, b) => layoutTurn(site, a) - layoutTurn(site, b));
  const outcomes = inTurn.map((element) => paintElement(site, element));
  return { site, outcomes };
}

const scales = ({ instances }: Site) => [
  ...new Set(instances.map(({ scale = 1 }) => Math.round(100 * scale))),
];

describe("what has one size in a small highlight", () => {
  it("is drawn smaller and says so: a dining table", () => {
    const { site, outcomes } = circled("dining table for 6", 1.9, 1.7);
    expect(site.instances).toHaveLength(7);
    expect(scales(site)).toEqual([expect.toSatisfy((percent: number) => percent >= 40 && percent < 75)]);
    expect(outcomes[0]!.sentence).toMatch(
      /^By the scale of this photo the place for the dining furniture is about \d by \d ft: the dining furniture is drawn smaller to fit in it\. Mark a known size/,
    );
  });

  it("is told to have no room where a marked size says that it has none", () => {
    const { site, outcomes } = circled("dining table for 6", 1.9, 1.7, { isMeasured: true });
    expect(site.instances).toHaveLength(0);
    expect(outcomes[0]!.sentence).toMatch(/^There was no room for the dining furniture/);
  });

  it("has its size where there is room", () => {
    const { site, outcomes } = circled("dining table for 6", 6, 5);
    expect(scales(site)).toEqual([100]);
    expect(outcomes).toEqual([{ placed: true }]);
  });

  it("keeps its number: the chairs round a fire, all inside the circle", () => {
    const { site } = circled("fire pit with 4 red adirondack chairs", 2.4, 2.4);
    expect(site.instances).toHaveLength(5);
    for (const { x, z } of site.instances) expect(Math.hypot(x, z - 7)).toBeLessThan(1.2);
  });

  it("is in the middle where it is a fountain, with the flowers round it", () => {
    const { site, outcomes } = circled("small fountain with a ring of flowers around", 2, 2);
    expect(outcomes.every(({ placed }) => placed)).toBe(true);
    const fountain = site.instances.find(({ species }) => !species)!;
    expect(Math.hypot(fountain.x, fountain.z - 7)).toBeLessThan(0.25);
    expect(site.surfaces.map(({ element }) => element.kind)).toEqual(["bed"]);
  });
});

describe("furniture that goes together", () => {
  it("has its fire in place of its table", () => {
    const { site } = circled("sofa set with a fire table", 5, 5);
    const [fire] = site.instances.slice(-1);
    expect(site.instances).toHaveLength(4);
    expect(Math.hypot(fire!.x, fire!.z - 7)).toBeLessThan(1);
    expect(site.surfaces).toHaveLength(0);
  });

  it("has the pole of its umbrella through the table", () => {
    const { site } = circled("dining table for 6 with a cream umbrella", 5, 4.5);
    const [table, ...others] = site.instances;
    expect(others.at(-1)).toMatchObject({ x: table!.x, z: table!.z });
  });

  it("stands with a side table between two loungers and the umbrella behind them", () => {
    const { site } = circled("two loungers and a small table, white umbrella", 4, 4);
    const [left, right, table, umbrella] = site.instances;
    expect(table!.x).toBeGreaterThan(left!.x);
    expect(table!.x).toBeLessThan(right!.x);
    expect(umbrella!.z).toBeGreaterThan(right!.z);
  });
});

describe("stepping stones", () => {
  it("lie in a highlight that seems too short for a walk, each smaller", () => {
    const { site, outcomes } = circled("stepping stones", 0.8, 1.8);
    expect(outcomes).toEqual([{ placed: true }]);
    expect(site.surfaces[0]!.count).toBeGreaterThan(2);
  });
});

describe("boulders", () => {
  it("are smaller in a small highlight than in a large one", () => {
    const largest = (wideM: number) =>
      Math.max(
        ...circled("gravel with 3 boulders", wideM, wideM).site.instances.map(({ scale = 1 }) => scale),
      );
    expect(largest(2.4)).toBeLessThan(0.3);
    expect(largest(6)).toBeCloseTo(0.38);
  });
});

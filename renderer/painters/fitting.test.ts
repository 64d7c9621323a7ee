import { describe, expect, it } from "vitest";
import { readChanges } from "#core/design/read-changes.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import { measureSurfaces } from "#renderer/layout/measure-surfaces.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { paintElement } from "./painters.ts";

const pool: PlanElement = {
  kind: "pool",
  shape: "rectangle",
  coping: "grey",
  size: { lengthM: 6, widthM: 3 },
};
const patio: PlanElement = {
  kind: "pavers",
  use: "patio",
  pattern: "ashlar",
  colour: "grey",
  border: false,
};

/** A yard of which only a rectangle is free, its middle 7 m away, and one element in it. */
function laidIn(wideM: number, deepM: number, element: PlanElement) {
  const site = bareSite({ elements: [element] });
  site.taken.push((x, z) => Math.min(wideM / 2 - Math.abs(x), deepM / 2 - Math.abs(z - 7)));
  return { site, outcome: paintElement(site, element) };
}

const waysOf = (outcome: Outcome) => (outcome.placed ? [] : (outcome.ways ?? []));

describe("what does not fit as it was asked for", () => {
  it("is turned, at its full size", () => {
    const { outcome, site } = laidIn(4.4, 9, pool);
    expect(outcome).toEqual({ placed: true });
    const { field } = site.surfaces.find(({ element }) => element === pool)!;
    const metersOn = (at: (m: number) => [x: number, z: number]) =>
      Array.from({ length: 240 }, (_, k) => at(k * 0.05)).filter(([x, z]) => field(x, z) < 0).length * 0.05;
    expect(metersOn((m) => [0, m])).toBeCloseTo(6, 0);
    expect(metersOn((m) => [m - 6, 6])).toBeCloseTo(3, 0);
  });

  it("is turned where it is a pond or a raised bed too", () => {
    expect(laidIn(2.6, 6, { kind: "water-feature", form: "pond" }).outcome.placed).toBe(true);
    const bed: PlanElement = { kind: "raised-bed", material: "wood", planting: "flowers" };
    expect(laidIn(1.4, 4, bed).outcome.placed).toBe(true);
  });

  it("is tried at its smallest size, and says so", () => {
    const { outcome } = laidIn(4.2, 3.2, { ...pool, size: { lengthM: 14, widthM: 6 } });
    expect(outcome.placed).toBe(true);
    expect(outcome.sentence).toMatch(
      /^The pool was made smaller to fit: about \d+ by \d+ ft instead of 46 by 20 ft\.$/,
    );
  });

  it("is told to be small where nobody named a size and the usual one is far larger", () => {
    expect(laidIn(3, 2.6, patio).outcome.sentence).toMatch(
      /^There was room for a small patio only, about \d+ by \d+ ft\. Circle a larger place for a larger one\.$/,
    );
    expect(laidIn(7, 4.6, patio).outcome).toEqual({ placed: true });
  });

  it.each<[thing: string, element: PlanElement]>([
    ["patio", patio],
    ["pool", pool],
    ["pond", { kind: "water-feature", form: "pond" }],
  ])("comes out no smaller where it is asked for far too large: %s", (_, element) => {
    const areas = [30, 40, 50, 60, 90, 120].map((sideFt) => {
      const size = { lengthM: feetToMeters(sideFt), widthM: feetToMeters(sideFt / 2) };
      const { sentence = "" } = laidIn(5, 5, { ...element, size }).outcome;
      const [, long = "0", short = "0"] = /about (\d+) by (\d+) ft instead of/.exec(sentence) ?? [];
      return Number(long) * Number(short);
    });
    for (const area of areas) expect(area, `${areas}`).toBeGreaterThan(0.5 * Math.max(...areas));
  });

  it.each<[string, PlanElement]>([
    ["patio", patio],
    ["pool", pool],
    ["raised bed", { kind: "raised-bed", material: "wood", planting: "flowers" }],
    ["deck", { kind: "deck", wood: "cedar", material: "cedar" }],
  ])("is told with a button for each way out: %s", (thing, element) => {
    const size = { lengthM: feetToMeters(40), widthM: feetToMeters(30) };
    const { outcome } = laidIn(4, 4, { ...element, size });
    expect(outcome.placed).toBe(true);
    expect(outcome.sentence).toMatch(
      new RegExp(`^The ${thing} was made smaller to fit: about \\d+ by \\d+ ft instead of 40 by 30 ft\\.$`),
    );
    const { ways = [] } = outcome;
    expect(ways.map(({ label }) => label.replaceAll(/\d+/g, "N"))).toEqual([
      "Keep it N by N ft",
      "Leave it out",
      "Circle another place",
    ]);
    const read = ways.flatMap(({ change }) => (change === null ? [] : [readChanges(change)]));
    expect(read.map(({ operations, unread }) => [operations.map(({ op }) => op), unread])).toEqual([
      [["size"], []],
      [["remove"], []],
    ]);
  });

  it("says of a kitchen and a fire pit that they are not as large as was asked for", () => {
    const kitchen: PlanElement = { kind: "outdoor-kitchen", finish: "stone", size: { lengthM: 7.6 } };
    expect(laidIn(6, 6, kitchen).outcome.sentence).toMatch(
      /^The outdoor kitchen was made smaller to fit: about \d+ by 2 ft instead of 25 by 2 ft\.$/,
    );
    const deep: PlanElement = { ...kitchen, size: { lengthM: 7.6, widthM: 3.66 } };
    expect(laidIn(6, 6, deep).outcome.sentence).toMatch(/about \d+ by 2 ft instead of 25 by 12 ft\.$/);
    const short: PlanElement = { ...kitchen, size: { lengthM: 3, widthM: 3 } };
    expect(laidIn(6, 6, short).outcome.sentence).toBe(
      "Outdoor kitchens are drawn and priced as one counter, about 2 ft deep.",
    );
    const pit: PlanElement = { kind: "fire-pit", seating: true, size: { widthM: 6 } };
    expect(laidIn(6, 6, pit).outcome.sentence).toMatch(/^Fire pits are drawn and priced in one size/);
  });
});

describe("a round patio in a highlight", () => {
  it("is the largest circle in it, and not its shape", () => {
    const round: PlanElement = { ...patio, pattern: "circular" };
    const site = bareSite({ elements: [round] }, true);
    expect(paintElement(site, round)).toEqual({ placed: true });
    const { field } = site.surfaces[0]!;
    const { grid } = site;
    const covered = Array.from({ length: grid.nx * grid.nz }, (_, o) => ({
      x: grid.x0 + ((o % grid.nx) + 0.5) * grid.cellM,
      z: grid.z0 + (Math.floor(o / grid.nx) + 0.5) * grid.cellM,
    })).filter(({ x, z }) => field(x, z) < 0);
    const span = (side: (at: { x: number; z: number }) => number) =>
      Math.max(...covered.map(side)) - Math.min(...covered.map(side));
    const wide = span(({ x }) => x);
    expect(wide).toBeGreaterThan(2);
    expect(span(({ z }) => z) / wide).toBeCloseTo(1, 1);
    expect((covered.length * grid.cellM ** 2) / wide ** 2).toBeCloseTo(Math.PI / 4, 1);
  });
});

describe("a fire pit on a round patio in a highlight", () => {
  it("stands on the patio", () => {
    const round: PlanElement = { ...patio, pattern: "circular" };
    const pit: PlanElement = { kind: "fire-pit", seating: true };
    const site = bareSite({ elements: [round, pit] }, true);
    expect([round, pit].map((element) => paintElement(site, element).placed)).toEqual([true, true]);
    const { x, z } = site.instances[0]!;
    expect(site.surfaces[0]!.field(x, z)).toBeLessThan(-1);
  });
});

describe("a fire pit in a highlight", () => {
  const surfacesOn = (kind: "paved" | "street" | "lawn") => {
    const pit: PlanElement = { kind: "fire-pit", seating: true };
    const site = bareSite({ elements: [pit] }, true);
    site[kind].fill(1);
    expect(paintElement(site, pit).placed).toBe(true);
    return site.surfaces.length;
  };

  it("gets a floor of its own on a lawn, and none on paving that is there", () => {
    expect(surfacesOn("lawn")).toBe(1);
    expect(surfacesOn("paved")).toBe(0);
    expect(surfacesOn("street")).toBe(0);
  });
});

describe("chairs at a fire pit", () => {
  const pit: PlanElement = { kind: "fire-pit", seating: true, seats: 4 };

  it("are counted as they stand, and fewer than asked for are told", () => {
    const { site, outcome } = laidIn(2.3, 2.3, { ...pit, seats: 6 });
    expect(site.instances).toHaveLength(3);
    expect(site.pieces.find(({ element }) => element.kind === "fire-pit")?.element).toEqual({
      ...pit,
      seats: 2,
    });
    expect(outcome).toEqual({ placed: true, sentence: "There was room for 2 of the 6 chairs." });
  });

  it("are four in a place that holds no more than they need", () => {
    const { site, outcome } = laidIn(3, 3, pit);
    expect(site.instances).toHaveLength(5);
    expect(outcome).toEqual({ placed: true });
  });

  it("are four on a round patio that is wide enough for them", () => {
    const round: PlanElement = { ...patio, pattern: "circular" };
    const site = bareSite({ elements: [round, pit] }, true);
    site.taken.push((x, z) => 2.1 - Math.hypot(x, z - 5));
    paintElement(site, round);
    expect(paintElement(site, pit)).toEqual({ placed: true });
  });

  it("stand on the patio as a whole, or are left out and told", () => {
    const round: PlanElement = { ...patio, pattern: "circular" };
    for (const radiusM of [1.2, 1.5, 1.8]) {
      const site = bareSite({ elements: [round, pit] }, true);
      // Of its own: that of a bare site is shared.
      site.grid = new GroundGrid(site.camera, site.clip);
      site.grid.signedDistance.forEach((own, o, all) => {
        const { nx, x0, z0, cellM } = site.grid;
        const x = x0 + ((o % nx) + 0.5) * cellM;
        const z = z0 + (Math.floor(o / nx) + 0.5) * cellM;
        all[o] = Math.max(own, Math.hypot(x, z - 5) - radiusM - 0.1);
      });
      paintElement(site, round);
      const { sentence } = paintElement(site, pit);
      const [, ...chairs] = site.instances;
      for (const { x, z } of chairs) expect(site.surfaces[0]!.field(x, z)).toBeLessThan(-0.44);
      expect(sentence ?? "").toMatch(chairs.length < 4 ? `room for ${chairs.length} of the 4 chairs` : /^$/);
    }
  });

  it("are four where there is room for them", () => {
    const { site, outcome } = laidIn(5, 5, pit);
    expect(site.instances).toHaveLength(5);
    expect(outcome).toEqual({ placed: true });
  });
});

describe("what fits nowhere", () => {
  it("is told with the size that it needs and the size that there is", () => {
    const { outcome } = laidIn(3.2, 2.4, pool);
    expect(outcome.sentence).toBe(
      "There was no room for the pool: it needs at least 10 by 7 ft, and the largest free place is about 7 by 5 ft.",
    );
  });

  it.each<[string, PlanElement]>([
    ["pond", { kind: "water-feature", form: "pond" }],
    ["fountain", { kind: "water-feature", form: "fountain" }],
    ["raised bed", { kind: "raised-bed", material: "wood", planting: "flowers" }],
    ["dining furniture", { kind: "furniture", set: "dining" }],
    ["outdoor kitchen", { kind: "outdoor-kitchen", finish: "stone" }],
  ])("is told with both sizes and the ways out: %s", (thing, element) => {
    const { outcome } = laidIn(1, 0.9, element);
    expect(outcome.placed).toBe(false);
    expect(outcome.sentence).toMatch(
      new RegExp(`^There was no room for the ${thing}: it needs at least \\d+ by \\d+ ft, and `),
    );
    expect(waysOf(outcome).map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Leave it out", "Circle another place"]),
    );
    for (const { change } of waysOf(outcome)) if (change) expect(readChanges(change).unread).toEqual([]);
  });

  it("says where there is no free place at all", () => {
    const { outcome } = laidIn(0, 0, patio);
    expect(outcome.sentence).toBe(
      "There was no room for the patio: it needs at least 5 by 5 ft, and there is no free place.",
    );
  });

  it("has a way out for each button, in words that a change is read from", () => {
    const ways = waysOf(laidIn(3.2, 2.4, pool).outcome);
    expect(ways.map(({ label }) => label)).toEqual([
      "Make it 7 by 5 ft",
      "Leave it out",
      "Circle another place",
    ]);
    const read = ways.flatMap(({ change }) => (change === null ? [] : [readChanges(change)]));
    expect(read.map(({ operations, unread }) => [operations.map(({ op }) => op), unread])).toEqual([
      [["size"], []],
      [["remove"], []],
    ]);
  });

  it("offers no smaller size of a fire pit, which is never smaller than its ring and the room to walk round it", () => {
    const { outcome } = laidIn(1.9, 1.9, { kind: "fire-pit", seating: true });
    expect(outcome.sentence).toMatch(/^There was no room for the fire pit: it needs at least 5 by 5 ft/);
    expect(waysOf(outcome).map(({ label }) => label)).toEqual(["Leave it out", "Circle another place"]);
  });

  it("offers no smaller size where there is next to no place", () => {
    expect(waysOf(laidIn(0, 0, pool).outcome).map(({ label }) => label)).toEqual([
      "Leave it out",
      "Circle another place",
    ]);
  });
});

/** A highlight on open ground: the quadrilateral of these ground points, meters, and one element that was asked for in it. */
function drawnIn(corners: readonly (readonly [x: number, z: number])[], element: PlanElement) {
  const yard = bareSite({ elements: [element] }, true);
  const { camera } = yard;
  const path = corners.map(([x, z]) => camera.toPhoto({ x, z }));
  const clip = fillPolygon(camera.widthPx, camera.heightPx, path);
  const site = { ...yard, areaId: "1", clip, grid: new GroundGrid(camera, clip) };
  return { site, outcome: paintElement(site, element) };
}

/** Rectangles on the ground about (x, z), turned by a part of a turn. */
const quad = (x: number, z: number, wideM: number, deepM: number, turnRad: number) =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([i, j]) => {
    const [across, away] = [(i * wideM) / 2, (j * deepM) / 2];
    return [
      x + across * Math.cos(turnRad) - away * Math.sin(turnRad),
      z + across * Math.sin(turnRad) + away * Math.cos(turnRad),
    ] as const;
  });

describe("a place that a person drew for a thing", () => {
  const wall: PlanElement = { kind: "pergola", wood: "cedar" } as PlanElement;
  it.each<[string, PlanElement]>([
    ["pool", { kind: "pool", shape: "rectangle", coping: "sand" }],
    ["patio with a size", { ...patio, size: { lengthM: 5, widthM: 4 } } as PlanElement],
    ["fire pit", { kind: "fire-pit", seating: true } as PlanElement],
    ["fountain", { kind: "water-feature", form: "fountain" }],
    ["pond", { kind: "water-feature", form: "pond" }],
    ["dining set", { kind: "furniture", set: "dining" } as PlanElement],
    ["pergola", wall],
  ])("holds it to its edges, however small and turned it is: %s", (_, element) => {
    const { outcome } = drawnIn(quad(0.5, 5, 2.6, 2.2, 0.6), element);
    expect(outcome.placed).toBe(true);
  });

  it("holds a pool of which nobody named the size up to the paving's edge", () => {
    const pool: PlanElement = { kind: "pool", shape: "rectangle", coping: "sand" };
    const { site, outcome } = drawnIn(quad(0, 9, 6, 5, 0), pool);
    expect(outcome).toEqual({ placed: true });
    const { sides } = site.surfaces.find(({ element }) => element === pool)!;
    expect(sides!.lengthM).toBeGreaterThan(4.2);
    expect(sides!.lengthM).toBeLessThan(5.8);
  });

  it("is too small for nothing but what is smaller than half the least size", () => {
    const { outcome } = drawnIn(quad(0, 5, 0.5, 0.5, 0), wall);
    expect(outcome.placed).toBe(false);
  });
});

describe("furniture beside other furniture", () => {
  it("is an umbrella that stands by the loungers, and not in the middle of the yard", () => {
    const loungers: PlanElement = { kind: "furniture", set: "loungers", place: "left" };
    const shade: PlanElement = { kind: "furniture", set: "umbrella" };
    const site = bareSite({ elements: [loungers, shade] });
    for (const element of [loungers, shade]) expect(paintElement(site, element).placed).toBe(true);
    const [lying, standing] = site.pieces.map(({ outline }) => outline[0]![0]!);
    expect(Math.hypot(lying!.x - standing!.x, lying!.z - standing!.z)).toBeLessThan(4);
  });
});

describe("a patio whose size does not fit in its long highlight", () => {
  it.each<[string, Partial<PlanElement>, least: number, most: number]>([
    ["round: an oval in it", { shape: "round" } as Partial<PlanElement>, 10, 15],
    ["round a fire: an oval too", { shape: "round", place: "around-fire" } as Partial<PlanElement>, 10, 15],
    ["square: its outline", {}, 15.2, 16.5],
  ])("has the highlight's own shape, and says so: %s", (_, look, least, most) => {
    const size = { lengthM: 5, widthM: 5 };
    const { site, outcome } = drawnIn(quad(0, 9, 8, 2, 0.2), { ...patio, size, ...look } as PlanElement);
    expect(outcome.sentence).toMatch(
      /^The patio has the shape of your highlight, about 2[5-7] by [67] ft: 16 by 16 ft does not fit in it\.$/,
    );
    const [laid] = measureSurfaces(site);
    expect(laid!.areaM2).toBeGreaterThan(least);
    expect(laid!.areaM2).toBeLessThan(most);
  });
});

it("a bench in a yard does not stand right before the camera", () => {
  const bench: PlanElement = { kind: "furniture", set: "bench" };
  const site = bareSite({ elements: [bench] });
  expect(paintElement(site, bench)).toEqual({ placed: true });
  const [{ z, mesh }] = site.instances as [(typeof site.instances)[number]];
  expect((2 * mesh.radiusM * site.camera.focalPx) / z / site.camera.widthPx).toBeLessThan(0.22);
});

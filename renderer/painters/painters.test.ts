import { describe, expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { measureSurfaces } from "#renderer/layout/measure-surfaces.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { inTestAll, partOfToday } from "#tests/only-in-test-all.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { layoutTurn, paintElement } from "./painters.ts";

const one: PlanElement[] = [
  { kind: "lawn", surface: "sod" },
  { kind: "bed", style: "classic", mulch: "brown", species: [], edging: true },
  { kind: "pavers", use: "patio", pattern: "herringbone", colour: "charcoal", border: true },
  { kind: "concrete", use: "walkway", finish: "broom" },
  { kind: "gravel", tone: "tan", use: "area" },
  { kind: "stepping-stones", material: "flagstone" },
  { kind: "deck", wood: "cedar", material: "cedar" },
  { kind: "pool", shape: "kidney", coping: "sand" },
  { kind: "fire-pit", seating: true },
  { kind: "boulders" },
  { kind: "tree", species: "birch" },
  { kind: "hedge", species: "boxwood", place: "border" },
  { kind: "retaining-wall", material: "block", place: "back" },
  { kind: "fence", style: "wood", gate: false, place: "back" },
  { kind: "pergola", wood: "white" },
  { kind: "path-lights" },
  { kind: "raised-bed", material: "wood", planting: "vegetables" },
  { kind: "planter", form: "trough", species: [] },
  { kind: "edging", material: "steel" },
  { kind: "water-feature", form: "pond" },
  { kind: "water-feature", form: "fountain" },
  { kind: "outdoor-kitchen", finish: "stone" },
  { kind: "furniture", set: "dining" },
  { kind: "furniture", set: "bistro" },
  { kind: "furniture", set: "bench" },
  { kind: "furniture", set: "chairs", size: { count: 3 } },
  { kind: "furniture", set: "loungers" },
  { kind: "steps", material: "stone", place: "back" },
  { kind: "swale", lining: "rock" },
];

/** Each day another fifth of them. */
const PARTS = 5;
const PAINTED = inTestAll(
  "kinds of elements painted by themselves",
  one,
  one.filter((_, nth) => nth % PARTS === partOfToday(PARTS)),
);

/** Everything that the take-off will count for the elements. */
function placed(elements: PlanElement[], filled = false) {
  const site = bareSite({ elements }, filled);
  const outcomes = [...elements]
    .sort((a, b) => layoutTurn(site, a) - layoutTurn(site, b))
    .map((element) => paintElement(site, element));
  return { site, outcomes, list: [...measureSurfaces(site), ...site.pieces] };
}

describe("a bed of the photo", () => {
  const bed = {
    kind: "bed",
    style: "classic",
    mulch: "brown",
    species: ["boxwood"],
    edging: true,
    edge: "stone",
  } as const;

  it("keeps its mulch, and has an edging only where it ends at the lawn", () => {
    const painted = (isLawn: boolean) => {
      const site = bareSite({ elements: [{ ...bed, species: ["boxwood"] }] }, true);
      const { widthPx, heightPx } = site.camera;
      // The nearer half of the picture is the bed; lawn lies beyond it, or nothing.
      const far = site.clip.slice();
      const near = Float32Array.from(far, (cover, i) => (i >= widthPx * (heightPx * 0.75) ? cover : 0));
      const own = {
        ...site,
        isOwnBed: true,
        keepsCover: true,
        clip: near,
        grid: new GroundGrid(site.camera, near),
        lawn: isLawn ? Float32Array.from(far, (cover, i) => cover - near[i]!) : new Float32Array(far.length),
      };
      const [element] = own.plan.elements;
      expect(paintElement(own, element!)).toMatchObject({ placed: true });
      const { x0, z0, nx, nz, cellM } = own.grid;
      let shown = 0;
      for (let j = 0; j < nz; j++)
        for (let i = 0; i < nx; i++)
          for (const { shape } of own.layers)
            if (shape === null || shape(x0 + (i + 0.5) * cellM, z0 + (j + 0.5) * cellM) < 0) shown++;
      expect(shown).toBe(0);
      return own.instances.filter(({ mesh }) => mesh.kind === "solid").length;
    };
    expect(painted(false)).toBe(0);
    expect(painted(true)).toBeGreaterThan(5);
  });
});

describe("every kind of element", () => {
  it.each(PAINTED.map((element) => [element.kind, element] as const))(
    "%s is placed and can be counted",
    (_, element) => {
      const { outcomes, list, site } = placed([element]);
      expect(outcomes[0]).toMatchObject({ placed: true });
      const own = list.filter((p) => p.element === element);
      expect(own.length).toBe(1);
      expect(own[0]!.areaM2 + (own[0]!.count ?? 0) + (own[0]!.lengthM ?? 0)).toBeGreaterThan(0.3);
      expect(site.layers.length + site.instances.length).toBeGreaterThan(0);
    },
  );

  it("says so where there is no room for it", () => {
    const element: PlanElement = { kind: "pool", shape: "rectangle", coping: "grey" };
    const site = bareSite({ elements: [element] });
    site.taken.push(() => -1);
    expect(paintElement(site, element)).toMatchObject({ placed: false });
    expect([site.layers, site.surfaces, site.instances]).toEqual([[], [], []]);
  });
});

describe("a retaining wall", () => {
  it("runs across a yard that is deeper than wide, and not along its sides", () => {
    const site = bareSite({ elements: [] });
    const corners = [
      { x: -3.4, z: 3 },
      { x: -3, z: 18 },
      { x: 3, z: 18 },
      { x: 3.4, z: 3 },
    ].map((point) => site.camera.toPhoto(point));
    const { widthPx, heightPx } = site.camera;
    site.grid = new GroundGrid(site.camera, fillPolygon(widthPx, heightPx, corners));
    expect(paintElement(site, { kind: "retaining-wall", material: "stone" })).toMatchObject({ placed: true });
    const [line] = site.pieces[0]!.outline;
    const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
    expect(extent(line!.map(({ x }) => x))).toBeGreaterThan(1.5);
    expect(extent(line!.map(({ z }) => z))).toBeLessThan(1);
  });
});

describe("a bubbling rock", () => {
  it("is measured by itself, not by a fountain", () => {
    const rock: PlanElement = { kind: "water-feature", form: "bubbler" };
    const site = bareSite({ elements: [rock] });
    paintElement(site, rock);
    const { areaM2 } = site.pieces.find(({ element }) => element === rock)!;
    expect(areaM2).toBeCloseTo(Math.PI * 0.42 ** 2, 2);
  });
});

describe("a patio with a kitchen", () => {
  const patio: PlanElement = {
    kind: "pavers",
    use: "patio",
    pattern: "ashlar",
    colour: "grey",
    border: false,
  };
  const kitchen: PlanElement = { kind: "outdoor-kitchen", finish: "stone" };
  /** Both on an open strip of ground before the camera, so wide: whether each is placed. */
  const onStrip = (wideM: number) => {
    const site = bareSite({ elements: [{ kind: "lawn", surface: "sod" }, patio, kitchen] });
    site.taken.push((x) => wideM / 2 - Math.abs(x));
    return [patio, kitchen].map((element) => paintElement(site, element).placed);
  };

  it("becomes smaller, and runs away from the house, where it is narrow", () => {
    expect(onStrip(3.6)).toEqual([true, true]);
  });

  it("has no kitchen where there is no room for the patio", () => {
    expect(onStrip(2.9)).toEqual([false, false]);
  });
});

it("two trees on one side stand beside each other and not one behind the other", () => {
  const { site } = placed([{ kind: "tree", species: "dogwood", size: { count: 2 }, place: "left" }]);
  const [a, b] = site.instances.map(({ x, z }) => site.camera.photoX(x, z) / site.camera.widthPx);
  expect(Math.abs(a! - b!)).toBeGreaterThan(0.12);
  expect(Math.max(a!, b!)).toBeLessThan(0.6);
});

describe("the foot of a tree", () => {
  const birch: PlanElement = { kind: "tree", species: "birch" };
  const rings = (other: PlanElement) =>
    placed([birch, other], true).site.surfaces.flatMap(({ element }) =>
      element.kind === "bed" && element !== other ? [element] : [],
    );

  it("has a ring of brown mulch on a lawn", () => {
    expect(rings({ kind: "lawn", surface: "sod" })).toMatchObject([{ mulch: "brown" }]);
  });

  it("has the stone that it stands in, without a ring", () => {
    expect(rings({ kind: "gravel", tone: "white", use: "area" })).toEqual([]);
  });

  it("has the cover of the bed around it", () => {
    const bed: PlanElement = {
      ...{ kind: "bed", style: "dry", mulch: "gravel", stone: "white", species: ["sedum"], edging: false },
    };
    expect(rings(bed)).toMatchObject([{ mulch: "gravel", stone: "white" }]);
  });
});

describe("steps", () => {
  it("are not built on a level lawn: they are told to need a height", () => {
    const { outcomes, site } = placed([{ kind: "steps", material: "stone" }]);
    expect(outcomes[0]).toMatchObject({
      placed: false,
      sentence: expect.stringMatching(/^Steps need a height/),
    });
    expect(site.instances).toEqual([]);
  });

  it("end a walk", () => {
    const { outcomes, list } = placed([
      { kind: "concrete", use: "walkway", finish: "broom" },
      { kind: "steps", material: "stone" },
    ]);
    expect(outcomes[1]).toMatchObject({ placed: true });
    expect(list.some(({ element }) => element.kind === "steps")).toBe(true);
  });
});

describe("together", () => {
  it("a bed that was circled across the way to a door leaves that open, and says so", () => {
    // Of one kind of plants: to choose among all takes ten times as long.
    const bed: PlanElement = {
      ...{ kind: "bed", style: "classic", mulch: "brown", species: ["boxwood"], edging: false },
    };
    const way = (x: number) => Math.abs(x) - 0.7;
    const site = { ...bareSite({ elements: [bed] }, true), doorway: way };
    expect(paintElement(site, bed)).toEqual({
      placed: true,
      sentence: "The bed leaves the way into the house open.",
    });
    expect(site.instances.length).toBeGreaterThan(0);
    expect(site.instances.filter(({ x }) => way(x) < 0)).toEqual([]);
    // One at a place in a larger highlight does so too.
    const atBack = { ...bed, place: "back" as const, bare: true as const, species: [] };
    const larger = {
      ...bareSite({ elements: [atBack, { kind: "lawn", surface: "sod" }] }, true),
      doorway: way,
    };
    paintElement(larger, atBack);
    expect(larger.surfaces[0]!.field(0, 11.5)).toBeGreaterThan(0);
    expect(larger.surfaces[0]!.field(2, 11.5)).toBeLessThan(0);
    // What would take half of the highlight is no way to a door.
    const half = { ...bareSite({ elements: [bed] }, true), doorway: (x: number) => x };
    expect(paintElement(half, bed)).toEqual({ placed: true });
    const across = { ...bareSite({ elements: [bed] }, true), doorway: (x: number) => Math.abs(x) - 100 };
    expect(paintElement(across, bed)).toEqual({ placed: true });
  });

  it("boulders have room in a bed that fills its highlight", () => {
    const bed: PlanElement = {
      kind: "bed",
      style: "classic",
      mulch: "gravel",
      species: ["fountain-grass", "feather-reed-grass"],
      edging: true,
    };
    const stones: PlanElement = { kind: "boulders" };
    const site = bareSite({ elements: [bed, stones] }, true);
    const corners = [
      { x: -3, z: 6 },
      { x: -3, z: 10 },
      { x: 3, z: 10 },
      { x: 3, z: 6 },
    ].map((point) => site.camera.toPhoto(point));
    const { widthPx, heightPx } = site.camera;
    site.grid = new GroundGrid(site.camera, fillPolygon(widthPx, heightPx, corners));
    expect([bed, stones].map((element) => paintElement(site, element).placed)).toEqual([true, true]);
    expect(site.pieces.find(({ element }) => element === stones)!.count).toBeGreaterThan(2);
  });

  it("as many boulders as asked for lie at the near side of a bed, and no plant stands before them", () => {
    const bed: PlanElement = {
      kind: "bed",
      style: "classic",
      mulch: "gravel",
      species: ["fountain-grass", "feather-reed-grass"],
      edging: true,
    };
    const stones: PlanElement = { kind: "boulders", size: { count: 7 } };
    const site = bareSite({ elements: [bed, stones] }, true);
    const corners = [
      { x: -3, z: 6 },
      { x: -3, z: 8 },
      { x: 3, z: 8 },
      { x: 3, z: 6 },
    ].map((point) => site.camera.toPhoto(point));
    const { widthPx, heightPx } = site.camera;
    site.grid = new GroundGrid(site.camera, fillPolygon(widthPx, heightPx, corners));
    expect([bed, stones].map((element) => paintElement(site, element))).toEqual([
      { placed: true },
      { placed: true },
    ]);
    const lying = site.instances.filter((instance) => !("species" in instance));
    const plants = site.instances.filter((instance) => "species" in instance);
    expect(lying).toHaveLength(7);
    expect(plants.length).toBeGreaterThan(3);
    const hides = (stone: { x: number; z: number }) =>
      plants.some(({ x, z }) => z < stone.z && Math.abs(x - (stone.x * z) / stone.z) < 0.3);
    expect(lying.filter(hides)).toEqual([]);
  });

  it("things keep off each other: no plant stands in the pool or on the patio", () => {
    const elements = one.filter(({ kind }) => ["lawn", "pool", "bed", "pavers", "boulders"].includes(kind));
    const { site } = placed(elements);
    const hard = site.surfaces.filter(({ element }) => element.kind === "pool" || element.kind === "pavers");
    for (const { x, z } of site.instances) {
      for (const { field } of hard) expect(field(x, z)).toBeGreaterThan(0);
    }
  });

  it("a requested size is kept when it fits", () => {
    const element: PlanElement = {
      kind: "pavers",
      use: "patio",
      pattern: "running-bond",
      colour: "red",
      border: false,
      size: { lengthM: 4, widthM: 3 },
    };
    const { list } = placed([element]);
    expect(list[0]!.areaM2).toBeGreaterThan(11.4);
    expect(list[0]!.areaM2).toBeLessThan(12.3);
  });

  it("a requested size that does not fit is told with the size that did", () => {
    const element: PlanElement = {
      kind: "pool",
      shape: "rectangle",
      coping: "sand",
      size: { lengthM: 14, widthM: 9 },
    };
    expect(placed([element]).outcomes[0]).toMatchObject({
      placed: true,
      sentence: expect.stringMatching(
        /^The pool was made smaller to fit: about \d+ by \d+ ft instead of 46 by 30 ft\.$/,
      ),
    });
  });

  it.each(["deck", "pergola"])("a %s stands beside a walk that leads through the middle", (kind) => {
    const site = { ...bareSite(), hardDistance: (x: number) => Math.abs(x) - 0.8 };
    paintElement(site, one.find((element) => element.kind === kind)!);
    const xs = site.pieces[0]!.outline.flat().map(({ x }) => x);
    expect(Math.max(Math.min(...xs), -Math.max(...xs))).toBeGreaterThan(0.8);
  });

  it("three raised beds in a narrow yard stand one behind the other and leave a way past them", () => {
    const wide = bareSite();
    const clip = wide.clip.map((cover, i) => {
      const x = wide.camera.groundX((i % 640) + 0.5, Math.floor(i / 640) + 0.5);
      return Math.abs(x) < 1.6 ? cover : 0;
    });
    const site = { ...wide, clip, grid: new GroundGrid(wide.camera, clip) };
    paintElement(site, {
      ...one.find(({ kind }) => kind === "raised-bed")!,
      size: { count: 3 },
    } as PlanElement);
    const beds = site.pieces[0]!.outline;
    const xs = beds.flat().map(({ x }) => x);
    expect(beds.length).toBe(3);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(1.4);
    expect(Math.max(Math.min(...xs) + 1.6, 1.6 - Math.max(...xs))).toBeGreaterThan(0.8);
  });

  it("the main material of a highlight fills it", () => {
    const { list, site } = placed([one[2]!], true);
    expect(list[0]!.areaM2).toBeCloseTo(site.grid.areaM2, 0);
  });

  it("as many trees and stones as asked for are counted", () => {
    const { list } = placed([
      { kind: "tree", species: "birch", size: { count: 3 } },
      { kind: "boulders", size: { count: 7 } },
    ]);
    expect(list.find(({ element }) => element.kind === "tree")).toMatchObject({
      count: 3,
      plants: [{ species: "birch", count: 3 }],
    });
    expect(list.find(({ element }) => element.kind === "boulders")!.count).toBe(7);
  });

  it("of trees and stones it says where there was room for fewer than asked for", () => {
    const { list, outcomes } = placed([{ kind: "boulders", size: { count: 90 } }]);
    expect(outcomes[0]!.sentence).toBe(`There was room for ${list[0]!.count} of the 90 boulders.`);
    expect(placed([{ kind: "boulders" }]).outcomes).toEqual([{ placed: true }]);
  });

  it("a hedge is as long as asked for, in the middle of its side, and says where it is shorter", () => {
    const hedge = (size?: PlanElement["size"]) =>
      placed([{ kind: "hedge", species: "boxwood", ...(size ? { size } : {}) }]);
    const whole = hedge().list[0]!.lengthM!;
    const short = hedge({ lengthM: 2 });
    expect(short.list[0]).toMatchObject({ lengthM: expect.closeTo(2, 2) });
    expect(short.outcomes).toEqual([{ placed: true }]);
    const long = hedge({ lengthM: whole + 3 });
    expect(long.list[0]!.lengthM).toBeCloseTo(whole, 2);
    expect(long.outcomes[0]!.sentence).toMatch(/^There was room for \d+ of the \d+ ft of hedge\.$/);
  });

  it("a row of so many plants is drawn and counted with as many", () => {
    const { list, site } = placed([{ kind: "hedge", species: "arborvitae", size: { count: 6 } }]);
    expect(list[0]!.plants).toEqual([{ species: "arborvitae", count: 6 }]);
    expect(site.instances).toHaveLength(6);
  });

  it("plants of a bed are counted by species, as many as stand there", () => {
    const { list, site } = placed([one[1]!]);
    const plants = list[0]!.plants!;
    expect(plants.reduce((sum, { count }) => sum + count, 0)).toBe(site.instances.length);
    expect(plants.length).toBeGreaterThan(3);
  });

  const counted = (counts: Record<string, number>): PlanElement => ({
    kind: "bed",
    style: "classic",
    mulch: "brown",
    species: Object.keys(counts),
    counts,
    edging: true,
  });

  it("no plant of a bed hides the yard: what is seen taller than a quarter of the picture is low", () => {
    const element: PlanElement = {
      kind: "bed",
      style: "classic",
      mulch: "brown",
      species: ["hydrangea", "hosta"],
      edging: false,
    };
    const { site } = placed([element], true);
    const { focalPx, heightPx } = site.camera;
    expect(site.instances.length).toBeGreaterThan(3);
    for (const { mesh, z, heightScale = 1 } of site.instances) {
      const heightM = mesh.heightM * heightScale;
      expect(heightM <= 0.7501 || (heightM * focalPx) / z <= 0.2701 * heightPx).toBe(true);
    }
  });

  it("plants that are asked for by number stand in a bed in that number, spread over it", () => {
    const counts = { boxwood: 8, hydrangea: 3 };
    const { list, site, outcomes } = placed([counted(counts)]);
    expect(Object.fromEntries(list[0]!.plants!.map(({ species, count }) => [species, count]))).toEqual(
      counts,
    );
    expect(site.instances.length).toBe(11);
    expect(outcomes[0]).toEqual({ placed: true });
    const xs = site.instances.filter(({ species }) => species === "boxwood").map(({ x }) => x);
    const bedXs = list[0]!.outline.flat().map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(
      0.5 * (Math.max(...bedXs) - Math.min(...bedXs)),
    );
  });

  it("a bed too small for the plants that were asked for says how many it holds", () => {
    const { list, outcomes } = placed([counted({ boxwood: 200 })]);
    const count = list[0]!.plants![0]!.count;
    expect(count).toBeGreaterThan(20);
    expect(outcomes[0]).toEqual({
      placed: true,
      sentence: `The bed has room for ${count} of the 200 boxwood.`,
    });
  });

  /** A bed with these plants that fills a highlight so far to the left and right, from 5 m to so far from the camera. Meters. */
  function bedWithin(species: string[], halfM: number, farM: number) {
    const bed: PlanElement = { kind: "bed", style: "classic", mulch: "brown", edging: false, species };
    const open = bareSite({ elements: [bed] }, true);
    const { camera } = open;
    const clip = open.clip.map((cover, i) => {
      const { x, z } = camera.toGround({ x: i % camera.widthPx, y: Math.floor(i / camera.widthPx) });
      return Math.abs(x) < halfM && z > 5 && z < farM ? cover : 0;
    });
    const site = { ...open, clip, grid: new GroundGrid(camera, clip) };
    const outcome = paintElement(site, bed);
    return { outcome, stand: [...new Set(site.instances.map(({ species: id }) => id))].toSorted() };
  }

  it.each([
    [["hosta", "lavender", "rose"], 3, 5.45],
    [["hosta", "lavender", "rose"], 1.2, 6],
    [["boxwood", "hydrangea", "rose"], 1.5, 6.5],
    [["boxwood", "hydrangea", "lavender", "rose"], 2.4, 7],
  ])(
    "a bed holds each of %s where it has room: %s m to each side, up to %s m away",
    (species, halfM, farM) => {
      expect(bedWithin(species, halfM, farM)).toEqual({ outcome: { placed: true }, stand: species });
    },
  );

  it("a bed too narrow for a plant that was asked for says so", () => {
    const { outcome, stand } = bedWithin(["lavender", "rose"], 3, 5.14);
    expect(stand).not.toContain("rose");
    expect(outcome).toEqual({
      placed: true,
      sentence: expect.stringMatching(
        /^The bed has no fitting place for .*Knock Out rose\. Try a larger bed\.$/,
      ),
    });
  });
});

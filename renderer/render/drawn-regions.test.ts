import { describe, expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findRegions } from "./find-regions.ts";

const WIDTH = 200;
const HEIGHT = 150;
const camera = makeCamera(WIDTH, HEIGHT);
type Box = readonly [left: number, top: number, right: number, bottom: number];
const patch = (...[left, top, right, bottom]: Box) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });

/** House above row 70, a drive on the right, a lawn with a bay on the left, a street below. */
const house = patch(0, 20, 200, 70);
const street = patch(0, 135, 200, 150);
const drive = patch(150, 70, 190, 135);
const bay = patch(60, 100, 64, 116);
const soft = patch(0, 70, 150, 135).map((cover, i) => (bay[i] ? 0 : cover));
const hard = street.map((cover, i) => Math.max(cover, drive[i]!));
const ground = soft.map((cover, i) => Math.max(cover, hard[i]!));
const seen = seenByHand(
  { width: WIDTH, height: HEIGHT },
  { ground, soft, lawn: soft, hard, house, street, drive },
);

type Wish = { areas: readonly (readonly [description: string, box: Box])[]; brush?: BrushStroke[] };
const regionsIn = (view: Parameters<typeof findRegions>[1], { areas, brush }: Wish) =>
  findRegions(
    {
      photo: seen.picture,
      prompt: "",
      areas: areas.map(([description, [l, t, r, b]], k) => {
        const corners = [
          [l, t],
          [r, t],
          [r, b],
          [l, b],
        ] as const;
        return { id: `${k}`, description, path: corners.map(([x, y]) => ({ x, y })) };
      }),
      ...(brush ? { brush } : {}),
      viewpoint: "same",
      seed: 1,
    },
    view,
  );

const bed: Box = [16, 28, 66, 130];
const patio: Box = [82, 85, 120, 125];
/** Each differs from the one before it in one thing that what its highlights cover follows from. */
const wishes: Record<string, Wish> = {
  "a bed and a patio": {
    areas: [
      ["planting bed", bed],
      ["paver patio", patio],
    ],
  },
  "another outline": {
    areas: [
      ["planting bed", [16, 32, 66, 130]],
      ["paver patio", patio],
    ],
  },
  "words that mean the house": {
    areas: [
      ["bed to match the porch", [16, 32, 66, 130]],
      ["paver patio", patio],
    ],
  },
  "what is no bed has its corners": {
    areas: [
      ["gravel to match the porch", [16, 32, 66, 130]],
      ["paver patio", patio],
    ],
  },
  "another beside it": {
    areas: [
      ["gravel to match the porch", [16, 32, 66, 130]],
      ["paver patio", [69, 85, 120, 125]],
    ],
  },
  "another over it": {
    areas: [
      ["gravel to match the porch", [16, 32, 66, 130]],
      ["paver patio", [40, 85, 120, 125]],
    ],
  },
  "the other way round": {
    areas: [
      ["paver patio", [40, 85, 120, 125]],
      ["gravel to match the porch", [16, 32, 66, 130]],
    ],
  },
  "not built with straight sides": {
    areas: [
      ["gravel patio", [40, 85, 120, 125]],
      ["gravel to match the porch", [16, 32, 66, 130]],
    ],
  },
  "painted larger": {
    areas: [
      ["gravel patio", [40, 85, 120, 125]],
      ["gravel to match the porch", [16, 32, 66, 130]],
    ],
    brush: [
      {
        mode: "add",
        radius: 8,
        path: [
          { x: 130, y: 120 },
          { x: 140, y: 120 },
        ],
      },
    ],
  },
  "a part of the drive": { areas: [["paver patio", [150, 78, 190, 125]]] },
  "the whole drive": { areas: [["paver driveway", [150, 78, 190, 125]]] },
};

describe("the highlights of a photo", () => {
  it("cover what they would had no others been there before", () => {
    const view = { seen, camera };
    let before: unknown = null;
    // There and back: what is kept is that of other wishes each time.
    for (const [name, wish] of [...Object.entries(wishes), ...Object.entries(wishes).toReversed().slice(1)]) {
      const kept = regionsIn(view, wish);
      const anew = regionsIn({ seen: { ...seen }, camera }, wish);
      expect(kept, name).toEqual(anew);
      const clips = kept.regions.map(({ clip }) => clip);
      expect(clips, `${name} is like the one before it`).not.toEqual(before);
      before = clips;
    }
  });

  it("are the very same objects while another is drawn anew", () => {
    const view = { seen, camera };
    const [first] = regionsIn(view, wishes["a bed and a patio"]!).regions;
    const moved: Wish = {
      areas: [
        ["planting bed", bed],
        ["paver patio", [90, 85, 130, 125]],
      ],
    };
    const [second] = regionsIn(view, moved).regions;
    expect(second!.clip).toBe(first!.clip);
    expect(second!.shape).toBe(first!.shape);
  });
});

it("leaves the ground under a hedge to the highlight that it stands in", () => {
  const gravel = ["gravel", [16, 80, 140, 130]] as const;
  const inside: Box = [40, 95, 110, 110];
  const areaOf = (...areas: Wish["areas"]) =>
    regionsIn({ seen, camera }, { areas }).regions[0]!.clip.reduce((sum, cover) => sum + cover, 0);
  const whole = areaOf(gravel);
  expect(areaOf(gravel, ["a hedge of 5 arborvitae", inside])).toBe(whole);
  expect(areaOf(gravel, ["planting bed", inside])).toBeLessThan(whole);
});

it("leaves the ground under what only goes to the highlight that it stands in, and under what stays to nobody", () => {
  const lawn = ["new sod", [16, 80, 140, 130]] as const;
  const inside: Box = [60, 85, 90, 120];
  const areaOf = (...areas: Wish["areas"]) =>
    regionsIn({ seen, camera }, { areas }).regions[0]!.clip.reduce((sum, cover) => sum + cover, 0);
  const whole = areaOf(lawn);
  expect(areaOf(lawn, ["take the sign out", inside])).toBe(whole);
  expect(areaOf(lawn, ["keep this tree", inside])).toBeLessThan(whole);
});

it("paves a drive beyond the stroke, and not the narrow thing that runs out from it", () => {
  const spur = patch(150, 100, 164, 103);
  const narrow = patch(164, 70, 190, 135);
  const drives = narrow.map((cover, i) => Math.max(cover, spur[i]!));
  const lawn = soft.map((cover, i) => (drives[i] ? 0 : cover));
  const view = {
    camera,
    seen: {
      ...seen,
      ...{ soft: lawn, lawn, drive: drives, hard: street.map((cover, i) => Math.max(cover, drives[i]!)) },
    },
  };
  const { regions } = regionsIn(view, { areas: [["paver driveway", [166, 74, 188, 130]]] });
  const at = (x: number, y: number) => regions[0]!.clip[y * WIDTH + x]!;
  expect([at(177, 100), at(177, 133)].every((cover) => cover > 0.5)).toBe(true);
  expect(at(153, 101)).toBe(0);
});

describe("a highlight round most of a drive", () => {
  const coverIn = (view: Parameters<typeof findRegions>[1], box: Box) => {
    const { clip } = regionsIn(view, { areas: [["paver driveway", box]] }).regions[0]!;
    return (x: number, y: number) => clip[y * WIDTH + x]!;
  };

  it("takes in the end that it misses", () => {
    const cover = coverIn({ seen, camera }, [150, 84, 190, 125]);
    expect(cover(170, 73)).toBeGreaterThan(0.5);
    expect(cover(170, 132)).toBeGreaterThan(0.5);
  });

  it("is as it was drawn where the network only thinks that soil a drive", () => {
    const planes = seen.shares.planes.map((one) => one.slice());
    // In the order of `SEEN_CLASSES`: soft 4, drive 5.
    for (let i = 0; i < drive.length; i++) if (drive[i]) [planes[4]![i], planes[5]![i]] = [0.3, 0.7];
    const cover = coverIn(
      { seen: { ...seen, shares: { ...seen.shares, planes } }, camera },
      [147, 84, 190, 125],
    );
    expect([cover(170, 73), cover(148, 100), cover(170, 100)]).toEqual([0, 1, 1]);
  });

  it("leaves out what goes on beside it, such as a walk or a bed that was seen as the drive", () => {
    const joined = patch(95, 95, 150, 125);
    const wider = drive.map((cover, i) => Math.max(cover, joined[i]!));
    const lawn = soft.map((cover, i) => cover * (1 - joined[i]!));
    const paved = hard.map((cover, i) => Math.max(cover, joined[i]!));
    const masks = { ground, soft: lawn, lawn, hard: paved, house, street, drive: wider };
    const view = { seen: seenByHand({ width: WIDTH, height: HEIGHT }, masks), camera };
    const cover = coverIn(view, [120, 78, 190, 133]);
    expect(cover(150, 110)).toBeGreaterThan(0.5);
    expect(cover(103, 110)).toBeLessThan(0.5);
  });
});

it("lays new paving up to the edge of the old without a step where that runs away from the stroke", () => {
  // Old concrete that ends 2 pixels below the stroke at the left and 8 at the right.
  const isOld = (x: number, y: number) => x >= 40 && x < 160 && y >= 80 && y < 112 + (x - 40) / 20;
  const walk = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isOld(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0,
  );
  const soil = patch(0, 70, 200, 150).map((cover, i) => cover - walk[i]!);
  const masks = { ground: patch(0, 70, 200, 150), soft: soil, hard: walk, walk, house };
  const view = { seen: seenByHand({ width: WIDTH, height: HEIGHT }, masks), camera };
  for (let i = 0; i < walk.length; i++)
    view.seen.picture.data.set(walk[i] ? [170, 170, 165] : [90, 70, 50], i * 3);
  const wish = "replace the concrete with a paver patio";
  const { clip } = regionsIn(view, { areas: [[wish, [40, 80, 160, 110]]] }).regions[0]!;
  const ends = Array.from({ length: 90 }, (_, k) => {
    let y = 100;
    while (clip[y * WIDTH + 50 + k]! > 0.5) y++;
    return y;
  });
  expect(Math.max(...ends.slice(2).map((y, k) => Math.abs(y - ends[k]!)))).toBeLessThanOrEqual(2);
});

it("plants stand in the lower part of a circle in which no ground was made out, and other things need some", () => {
  const onHouse: Box = [40, 30, 80, 60];
  const { regions } = regionsIn({ seen, camera }, { areas: [["lavender and salvia in the rock", onHouse]] });
  expect(regions).toMatchObject([{ keepsCover: true }]);
  const rows = [...regions[0]!.clip.keys()]
    .filter((i) => regions[0]!.clip[i]! > 0.5)
    .map((i) => Math.floor(i / WIDTH));
  expect([Math.min(...rows), Math.max(...rows)]).toEqual([45, 59]);
  for (const other of ["paver patio", "new lawn"]) {
    const told = regionsIn({ seen, camera }, { areas: [[other, onHouse]] });
    expect(told.regions).toEqual([]);
    expect(told.notes).toMatchObject([{ sentence: expect.stringContaining("too small") }]);
  }
});

it("plants stand before the wall that came to light where old ones were taken out", () => {
  const onHouse: Box = [40, 30, 80, 60];
  const completed = Uint8Array.from(seen.ground, (_, i) => (i < 55 * WIDTH ? 1 : 0));
  const wish = { areas: [["lavender and salvia in the rock", onHouse]] } as Parameters<typeof regionsIn>[1];
  const { clip } = regionsIn({ seen: { ...seen, completed }, camera }, wish).regions[0]!;
  const rows = [...clip.keys()].filter((i) => clip[i]! > 0.5).map((i) => Math.floor(i / WIDTH));
  expect([Math.min(...rows), Math.max(...rows)]).toEqual([55, 59]);
});

it("plants in stones that are there leave these, and new stones cover the ground", () => {
  const keeps = (text: string) =>
    regionsIn({ seen, camera }, { areas: [[text, bed]] }).regions.map(
      ({ keepsCover }) => keepsCover === true,
    );
  expect(keeps("agaves in the rock")).toEqual([true]);
  expect(keeps("blue fescue in these stones")).toEqual([true]);
  expect(keeps("agaves in river rock")).toEqual([false]);
  expect(keeps("gravel instead of the grass, agaves in the gravel")).toEqual([false]);
});

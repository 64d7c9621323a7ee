import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { doorway, hardDistance } from "./hard-distance.ts";
import type { Region } from "./region.ts";
import { viewOf } from "./view.ts";

const [width, height] = [640, 480];
const camera = makeCamera(width, height);
const foot = Math.round(camera.photoY(0, 10));
const house = new Float32Array(width * height).fill(1, 0, foot * width);
const ground = house.map((cover) => 1 - cover);
const seen = {
  ...seenByHand({ width, height }, { house, ground, soft: ground }),
  doors: [{ left: 400, right: 440, foot }],
};

/** Stones before the door, and beside what is drawn. */
const stones = ground.map((cover, i) =>
  i % width >= 400 && i % width < 440 && i >= (foot + 8) * width ? cover : 0,
);

/** Meters to the way that a bed from one column to another leaves open at the foot of the wall; null without one. */
function wayIn(
  left: number,
  right: number,
  hard = stones,
  beforeRows = 0,
  elements: Region["plan"]["elements"] = [],
): number | null {
  const clip = ground.map((cover, i) =>
    i % width >= left &&
    i % width < right &&
    i >= (foot + beforeRows) * width &&
    i < (foot + beforeRows + 30) * width
      ? cover
      : 0,
  );
  const plan = { elements, removals: [], keeps: [], notes: [], announced: [] };
  const region: Region = {
    ...{ areaId: "1", part: "highlight", clip, plan, planIndex: 0, filled: true, isBedSized: true },
    shape: { ground: clip, drawn: null, trusted: null, before: null },
    hard: new Float32Array(width * height),
  };
  const way = doorway(viewOf({ ...seen, hard }, camera), region);
  const row = foot + beforeRows + 5;
  return way?.(camera.groundX(410, row), camera.groundZ(row)) ?? null;
}

it("leaves the way to a door open in a bed before it", () => {
  expect(wayIn(300, 500)).toBeLessThan(0);
});

it("leaves none open where nothing leads to what was taken for a door", () => {
  expect(wayIn(300, 500, new Float32Array(width * height))).toBeNull();
});

it("leaves it open in a yard that is drawn, where nothing leads to it", () => {
  const bare = new Float32Array(width * height);
  expect(wayIn(300, 500, bare, 0, [{ kind: "lawn", surface: "sod" }])).toBeLessThan(0);
});

it("leaves none open in a bed that ends beside the door", () => {
  expect(wayIn(200, 415)).toBeNull();
});

it("leaves none open in a bed beyond the terrace before the door", () => {
  const paved = (left: number, right: number) =>
    ground.map((cover, i) => (i % width >= left && i % width < right && i < (foot + 20) * width ? cover : 0));
  expect(wayIn(300, 540, paved(200, 600), 20)).toBeNull();
  expect(wayIn(300, 540, paved(400, 440), 20)).not.toBeNull();
});

/** Meters to what is kept clear in a yard with such doors, so far along the wall and before it. */
function clearOf(
  columns: readonly (readonly [left: number, right: number])[],
  walk = new Float32Array(width * height),
) {
  const doors = columns.map(([left, right]) => ({ left, right, foot }));
  const clip = ground.map((cover, i) => cover * (1 - walk[i]!));
  const region: Region = {
    ...{ areaId: null, part: "yard", clip, planIndex: 0, filled: false },
    plan: { elements: [], removals: [], keeps: [], notes: [], announced: [] },
    shape: { ground: clip, drawn: null, trusted: null, before: null },
    hard: new Float32Array(width * height),
  };
  const field = hardDistance(viewOf({ ...seen, walk, doors }, camera), region);
  return (column: number, beforeM: number) => {
    const z = camera.groundZ(foot + 0.5) - beforeM;
    return field(((column - width / 2) * camera.groundZ(foot + 0.5)) / camera.focalPx, z);
  };
}

it("keeps the way of a car open before a garage, and lets plants come up to its frame", () => {
  const clear = clearOf([[200, 400]]);
  expect(clear(300, 3.2)).toBeLessThan(0);
  expect(clear(190, 0.5)).toBeGreaterThan(0);
  expect(clearOf([[300, 340]])(320, 3.2)).toBeGreaterThan(0);
});

it("keeps the end of a walk open, and not the porch before the door beside it", () => {
  const walk = ground.map((cover, i) => (i % width > 350 && i % width < 400 ? cover : 0));
  const clear = clearOf([[300, 335]], walk);
  expect(clear(375, 0.5)).toBeLessThan(0);
  expect(clear(305, 0.5)).toBeGreaterThan(0);
  expect(clearOf([[300, 335]])(305, 0.5)).toBeLessThan(0);
});

it("lets plants come nearer to the frame of a wide door than to steps", () => {
  const clear = clearOf([[300, 380]]);
  expect(clear(340, 0.5)).toBeLessThan(0);
  expect(clear(400, 0.5)).toBeGreaterThan(0);
});

import { expect, it } from "vitest";
import { makeCamera } from "#core/camera/make-camera.ts";
import { areaMeaning } from "#core/plan/area-meaning.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { hash01 } from "#renderer/math/random.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { findRegions } from "./find-regions.ts";
import { swapsGround } from "./swaps-ground.ts";

function swaps(words: string): boolean {
  const plan = parsePlan(words);
  return swapsGround(plan, areaMeaning(words), mainMaterial({ plan, filled: true }));
}

it.each([
  ["tear out the walk and do red brick pavers", true],
  ["no more red mulch - river rock here instead", true],
  ["gravel goes, lay sod", true],
  ["swap the red rock for dark mulch and small boxwoods", true],
  ["flagstone walk", true],
  ["paver patio", false],
  ["fresh sod", false],
  ["pull the old hedge, roses and black mulch", false],
  ["take out this part of the concrete, brick pavers", false],
  ["gravel goes, 10x12 paver patio", false],
])("reads whether a surface is swapped: %s", (words, is) => {
  expect(swaps(words)).toBe(is);
});

const WIDTH = 320;
const HEIGHT = 240;
const patch = (left: number, top: number, right: number, bottom: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  });

type Areas = readonly (readonly [words: string, box: readonly number[]])[];
const SLAB = patch(80, 100, 240, 200);

/** What is built on in a lawn with a concrete slab from (80, 100) to (240, 200), by highlights with words. */
const clipsOf = (...areas: Areas) => clipsOn(SLAB, areas);

function clipsOn(slab: Float32Array, areas: Areas) {
  const ground = patch(0, 60, WIDTH, HEIGHT);
  const soft = ground.map((cover, i) => cover - slab[i]!);
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { ground, soft, lawn: soft, hard: slab, walk: slab, house: patch(0, 0, WIDTH, 60) },
  );
  for (let i = 0; i < ground.length; i++)
    for (const [c, level] of (slab[i] ? [150, 148, 140] : [95, 130, 70]).entries())
      seen.picture.data[i * 3 + c] = level + 16 * (hash01(i, c, 3) - 0.5);
  const { regions } = findRegions(
    {
      ...{ photo: seen.picture, prompt: "", viewpoint: "same", seed: 1 },
      areas: areas.map(([description, [l, t, r, b]], k) => ({
        id: `${k}`,
        description,
        path: [
          { x: l!, y: t! },
          { x: r!, y: t! },
          { x: r!, y: b! },
          { x: l!, y: b! },
        ],
      })),
    },
    { seen, camera: makeCamera(WIDTH, HEIGHT) },
  );
  return regions.map(
    ({ clip }) =>
      (x: number, y: number) =>
        clip[y * WIDTH + x],
  );
}

it("paves all of the slab that words take out, and what was drawn of a new one", () => {
  const rough = [96, 102, 238, 184] as const;
  const [swapped] = clipsOf(["tear out the concrete, red brick pavers", rough]);
  expect([swapped!(84, 150), swapped!(160, 195), swapped!(160, 150)]).toEqual([1, 1, 1]);
  expect([swapped!(70, 150), swapped!(160, 210)]).toEqual([0, 0]);
});

it("leaves to another highlight what was drawn of it", () => {
  const [swapped] = clipsOf(
    ["tear out the concrete, red brick pavers", [96, 102, 238, 184]],
    ["planting bed with boxwood", [70, 120, 94, 170]],
  );
  expect([swapped!(86, 145), swapped!(160, 195)]).toEqual([0, 1]);
});

it("gives new paving a fair edge where grass grows over that of the old", () => {
  const toothed = SLAB.map((cover, i) =>
    Math.floor(i / WIDTH) < 106 && Math.floor((i % WIDTH) / 6) % 2 === 0 ? 0 : cover,
  );
  const [paved] = clipsOn(toothed, [["tear out the concrete, red brick pavers", [80, 100, 240, 200]]]);
  const tops = Array.from({ length: 120 }, (_, k) => {
    let y = 90;
    while (paved!(100 + k, y)! <= 0.5) y++;
    return y;
  });
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
});

import { expect, it } from "vitest";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { overUprights } from "./over-uprights.ts";
import { thinUprights } from "./thin-uprights.ts";
import { wholeThings } from "./whole-things.ts";

const WIDTH = 200;
const HEIGHT = 150;
const isTrunk = (x: number, y: number) => x >= 100 && x < 103 && y > 30 && y < 110;

it("lays out behind a trunk what is painted around it, and leaves a region without one as it is", () => {
  const soft = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i >= 70 * WIDTH ? 1 : 0));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { soft });
  for (let i = 0; i < soft.length; i++) {
    const light = isTrunk(i % WIDTH, Math.floor(i / WIDTH)) ? 60 : 130;
    seen.picture.data.fill(light, i * 3, i * 3 + 3);
  }
  const thin = thinUprights(seen);
  const clip = soft.map((cover, i) => (thin[i] ? 0 : cover));
  expect(clip[90 * WIDTH + 101]).toBe(0);
  expect([...overUprights(seen)(clip)]).toEqual([...soft]);
  const beside = soft.map((cover, i) => (i % WIDTH < 90 ? cover : 0));
  expect(overUprights(seen)(beside)).toBe(beside);
});

it("lays out behind the part of a thing that was seen as ground", () => {
  const box = (left: number, right: number, top: number, bottom: number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
    });
  // Of a dark box on the lawn the network sees the left half, and is not sure of the rest.
  const [half, whole] = [box(80, 100, 80, 100), box(80, 120, 80, 100)];
  const soft = box(0, WIDTH, 70, HEIGHT).map((cover, i) => (half[i] ? 0 : whole[i] ? 0.8 : cover));
  const seen = seenByHand({ width: WIDTH, height: HEIGHT }, { soft, ground: soft, standing: half });
  for (let i = 0; i < soft.length; i++)
    seen.picture.data.set(whole[i] ? [20, 20, 25] : [110, 150 + ((i * 7) % 11), 70], i * 3);
  const things = wholeThings(seen);
  expect(things[90 * WIDTH + 110]).toBe(1);
  const clip = soft.map((cover, i) => (things[i] ? 0 : cover));
  const laid = overUprights(seen)(clip);
  expect([90, 110].map((x) => laid[90 * WIDTH + x])).toEqual([0, 1]);
});

it("goes on behind a box in the ground, and not over the slabs of a walk", () => {
  const box = (left: number, right: number, top: number, bottom: number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      return x >= left && x < right && y >= top && y < bottom ? 1 : 0;
    });
  // A box that the network sees, and a pale slab that it sees as a walk and as some thing; both look unlike the lawn around them.
  const [seenBox, slab] = [box(60, 70, 80, 100), box(120, 130, 80, 100)];
  const soft = box(0, WIDTH, 70, HEIGHT).map((cover, i) => (seenBox[i] || slab[i] ? 0 : cover));
  const ground = soft.map((cover, i) => Math.max(cover, slab[i]!));
  const seen = seenByHand(
    { width: WIDTH, height: HEIGHT },
    { soft, ground, hard: slab, walk: slab, standing: seenBox.map((cover, i) => Math.max(cover, slab[i]!)) },
  );
  for (let i = 0; i < soft.length; i++)
    seen.picture.data.set(
      seenBox[i] ? [20, 20, 25] : slab[i] ? [230, 228, 220] : [110, 150 + ((i * 7) % 11), 70],
      i * 3,
    );
  const laid = overUprights(seen)(soft);
  expect([65, 125].map((x) => laid[90 * WIDTH + x])).toEqual([1, 0]);
});

import sharp from "sharp";
import { expect, it } from "vitest";
import type { EditArea } from "#server/adapters/image-model/image-model.ts";
import { encodeMark } from "./encode-mark.ts";

/** The left pixel may change, the right one must stay. */
const MASK = { width: 2, height: 1, data: new Uint8Array([255, 0]) };

it.each([
  ["alpha-0-edits", "alpha", [0, 255]],
  ["alpha-0-edits", "red", [255, 0]],
  ["white-edits", "red", [255, 0]],
  ["black-edits", "red", [0, 255]],
] as const)("a mask of the form %s says by its %s what may change", async (form, channel, expected) => {
  const mark = await encodeMark(form, MASK, [], { width: 2, height: 1 });
  const pixels = await sharp(mark?.content).extractChannel(channel).raw().toBuffer();
  expect([...pixels]).toEqual(expected);
});

it("outlines are drawn where the highlights lie in the picture that is sent, and nowhere else", async () => {
  const photo = { width: 40, height: 20, data: new Uint8Array(800).fill(255, 0, 400) };
  const path = [
    { x: 10, y: 5 },
    { x: 30, y: 5 },
    { x: 30, y: 15 },
    { x: 10, y: 15 },
  ];
  const area = { id: "1", description: "a pond", path } as EditArea;
  const size = { width: 400, height: 200 };
  const mark = await encodeMark("drawn-outlines", photo, [area], size);
  const alpha = await sharp(mark?.content).extractChannel("alpha").raw().toBuffer();
  const isDrawn = (x: number, y: number) => alpha[y * size.width + x] !== 0;
  // The middle of each side; then inside and outside of it.
  const sides = [isDrawn(200, 50), isDrawn(300, 100), isDrawn(200, 150), isDrawn(100, 100)];
  expect([...sides, isDrawn(200, 100), isDrawn(350, 100)]).toEqual([true, true, true, true, false, false]);
});

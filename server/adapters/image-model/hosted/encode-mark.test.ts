import sharp from "sharp";
import { expect, it } from "vitest";
import { encodeMark } from "./encode-mark.ts";

/** The left pixel may change, the right one must stay. */
const MASK = { width: 2, height: 1, data: new Uint8Array([255, 0]) };

it.each([
  ["alpha-0-edits", "alpha", [0, 255]],
  ["white-edits", "red", [255, 0]],
  ["black-edits", "red", [0, 255]],
] as const)("a mask of the form %s says what may change", async (form, channel, expected) => {
  const mark = await encodeMark(form, MASK, [], { width: 2, height: 1 });
  const pixels = await sharp(mark?.content).extractChannel(channel).raw().toBuffer();
  expect([...pixels]).toEqual(expected);
});

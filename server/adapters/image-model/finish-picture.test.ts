import { describe, expect, it } from "vitest";
import { measurePreservation } from "#renderer/registration/preservation.ts";
import { decodeRgb, finishPicture } from "./finish-picture.ts";

describe("finishing a picture", () => {
  const image = (value: number) => ({ width: 4, height: 2, data: new Uint8Array(24).fill(value) });
  const editable = { width: 4, height: 2, data: Uint8Array.from([0, 0, 255, 255, 0, 1, 128, 0]) };

  it("puts the photo's bytes back wherever nothing may change", async () => {
    const { content, preservation } = await finishPicture(image(10), image(200), editable);
    const { data } = await decodeRgb(content);
    expect([...data].filter((_, i) => i % 3 === 0)).toEqual([10, 10, 200, 200, 10, 200, 200, 10]);
    expect(preservation).toEqual({ protectedPixels: 4, changedPixels: 0, score: 1 });
  });

  it("counts what a picture changed that it should not have", () => {
    expect(measurePreservation(image(10), image(11), editable)).toEqual({
      protectedPixels: 4,
      changedPixels: 4,
      score: 0,
    });
    const all = { ...editable, data: new Uint8Array(8).fill(255) };
    expect(measurePreservation(image(10), image(11), all).score).toBe(1);
  });

  it("refuses parts of different sizes", async () => {
    await expect(finishPicture(image(1), { ...image(1), width: 3 }, editable)).rejects.toThrow(
      "expected 4x2, got 3x2",
    );
  });
});

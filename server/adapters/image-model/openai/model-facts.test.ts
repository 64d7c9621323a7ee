import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costMicroUsd, sizeFor } from "./model-facts.ts";

const side = fc.integer({ min: 64, max: 8000 });

describe("sizeFor", () => {
  it("keeps the photo's proportions within what gpt-image-2 draws, whatever the photo", () => {
    fc.assert(
      fc.property(side, side, (photoWidth, photoHeight) => {
        const { width, height } = sizeFor("gpt-image-2", { width: photoWidth, height: photoHeight }, null);
        expect(width % 16).toBe(0);
        expect(height % 16).toBe(0);
        expect(width * height).toBeGreaterThanOrEqual(655_360);
        expect(width * height).toBeLessThanOrEqual(8_294_400);
        expect(width).toBeLessThanOrEqual(3 * height);
        expect(height).toBeLessThanOrEqual(3 * width);
        const wanted = Math.min(3, Math.max(1 / 3, photoWidth / photoHeight));
        expect(Math.abs(Math.log(width / height / wanted))).toBeLessThan(0.04);
      }),
    );
  });

  it.each([
    [4000, 3000, "1536x1024"],
    [3000, 4000, "1024x1536"],
    [1000, 1000, "1024x1024"],
  ])("chooses the nearest fixed size for %d x %d on other models", (width, height, size) => {
    const chosen = sizeFor("some-other-model", { width, height }, "auto");
    expect(`${chosen.width}x${chosen.height}`).toBe(size);
  });
});

it.each([
  ["gpt-image-2", "2048x1536", "2048x1536"],
  ["gpt-image-2", "2047x1536", "1456x1088"],
  ["gpt-image-2", "8000x16", "1456x1088"],
  ["some-other-model", "1024x1024", "1024x1024"],
  ["some-other-model", "2048x1536", "1536x1024"],
])("%s asked for %s draws %s of a photo of 4 to 3", (model, wanted, drawn) => {
  const { width, height } = sizeFor(model, { width: 4000, height: 3000 }, wanted);
  expect(`${width}x${height}`).toBe(drawn);
});

it("the cost of a model that we do not know is unknown", () => {
  expect(costMicroUsd("some-other-model", { output_tokens: 10 })).toBeNull();
  expect(costMicroUsd("gpt-image-2", undefined)).toBeNull();
});

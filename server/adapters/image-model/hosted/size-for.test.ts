import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOSTED_ENGINES, hostedRow } from "#contract/engines.ts";
import { costMicroUsd, priceOf, sizesOf, takenMicroUsd } from "./model-facts.ts";
import { sizeFor } from "./size-for.ts";

const OPENAI = hostedRow("openai");
const sizes = (model: string) => sizesOf(OPENAI, model);

const side = fc.integer({ min: 64, max: 8000 });

describe("sizeFor", () => {
  it("keeps the photo's proportions within what gpt-image-2 draws, whatever the photo", () => {
    fc.assert(
      fc.property(side, side, (photoWidth, photoHeight) => {
        const { width, height } = sizeFor(
          sizes("gpt-image-2"),
          { width: photoWidth, height: photoHeight },
          null,
        );
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
    const chosen = sizeFor(sizes("some-other-model"), { width, height }, "auto");
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
  const { width, height } = sizeFor(sizes(model), { width: 4000, height: 3000 }, wanted);
  expect(`${width}x${height}`).toBe(drawn);
});

it("the cost of a model that we do not know is unknown, and taken above the usual", () => {
  const price = priceOf(OPENAI, "some-other-model");
  expect(costMicroUsd(price, { output_tokens: 10 }, null)).toBeNull();
  expect(costMicroUsd(priceOf(OPENAI, "gpt-image-2"), null, null)).toBeNull();
  expect(takenMicroUsd(OPENAI, "some-other-model")).toBe(250_000);
});

it.each([
  ["openai", "gpt-image-2-2026-04-21", { output_tokens: 100, input_tokens: 10 }, null, 3_080],
  ["gemini", "gemini-nano-banana-2.1", { output_tokens: 1_120 }, null, 33_600],
  ["bfl", "flux-2-pro", null, null, 45_000],
  ["ideogram", "ideogram-4-5", null, "low", 30_000],
  ["ideogram", "ideogram-4-5", null, "extra", null],
  ["vllm", "whatever", null, null, 0],
] as const)(
  "a picture of %s, %s, with %o at quality %s costs %s micro-dollars",
  (engine, model, usage, quality, cost) => {
    expect(costMicroUsd(priceOf(hostedRow(engine), model), usage, quality)).toBe(cost);
  },
);

it("keeps the longest side of every engine, whatever the photo", () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(...HOSTED_ENGINES), (width, height, engine) => {
      const rule = hostedRow(engine).sizes;
      const size = sizeFor(rule, { width, height }, null);
      expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
      if (rule.kind === "free") {
        expect([size.width % rule.step, size.height % rule.step]).toEqual([0, 0]);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(rule.maxSide);
        expect(size.width * size.height).toBeLessThanOrEqual(1.1 * Math.min(rule.maxPixels, 1_572_864));
      }
    }),
  );
});

import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { warmConceptModel } from "#tests/support/warm-threads.ts";
import { type EditRequest, ModelRefusal } from "./image-model.ts";
import { isChanged, whyNothing } from "./nothing-drawn.ts";

const gray = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(90),
});

describe("a picture", () => {
  it("is changed from one pixel in twenty thousand on", () => {
    const photo = gray(400, 300);
    const picture = gray(400, 300);
    for (let pixel = 0; pixel < 5; pixel++) picture.data[pixel * 300 + 1] = 91;
    expect(isChanged(photo, picture)).toBe(false);
    picture.data[9_000] = 91;
    expect(isChanged(photo, picture)).toBe(true);
  });
});

describe("the reason why nothing was drawn", () => {
  it("is what the engine told, each sentence once, three at most", () => {
    const told = (sentence: string) => ({ text: "", status: "told" as const, sentence });
    const placed = { text: "", status: "placed" as const, sentence: "Kept as it is: oak." };
    expect(whyNothing([placed, told("A."), told("A."), told("B."), told("C."), told("D.")])).toBe("A. B. C.");
  });

  it("is a sentence of its own where the engine told nothing", () => {
    expect(whyNothing([])).toBe(
      "Nothing in the picture would change. Say what you want and where, or circle the place, and try again.",
    );
  });
});

describe("the built-in engine", () => {
  const model = warmConceptModel();

  it("refuses a design that paints nothing, in its own words", async () => {
    const content = await sharp(
      await readFile(new URL("../../../tests/fixtures/yards/front-ranch.jpg", import.meta.url)),
    )
      .resize(320)
      .jpeg()
      .toBuffer();
    const { width = 0, height = 0 } = await sharp(content).metadata();
    const request: EditRequest = {
      photo: { content, width, height, focal35Mm: null },
      mask: null,
      prompt: "Zorp the blarg",
      editHistory: [],
      areas: [],
      viewpoint: "same",
      seed: 1,
      quality: null,
      size: null,
    };
    const run = {
      signal: new AbortController().signal,
      onStage: () => {},
      onPartial: () => {},
      onSpent: () => {},
      onCall: async () => {},
      onUnbilled: () => {},
    };
    const refusal = await model.edit(request, run).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ModelRefusal);
    expect(refusal).toMatchObject({
      code: "nothing_drawn",
      sentence: "I did not understand “zorp”. I did not understand “blarg”.",
    });
  });
});

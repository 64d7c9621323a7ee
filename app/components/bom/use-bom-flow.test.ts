import { describe, expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { type BomDesign, bomObstacle } from "./use-bom-flow.ts";

const design: BomDesign = {
  savedImageId: 7,
  projectId: 1,
  originalImageUrl: "/files/before.jpg",
  generatedImageUrl: "/files/after.png",
  prompt: "a patio",
};

describe("what stands in the way of a bill", () => {
  it("is nothing for a saved design with both pictures", () => {
    expect(bomObstacle(design)).toBeNull();
  });

  it.each([
    ["one picture", { originalImageUrl: null }, MESSAGES.bomImagesRequired],
    ["the other picture", { generatedImageUrl: "" }, MESSAGES.bomImagesRequired],
    ["both pictures", { originalImageUrl: null, generatedImageUrl: null }, MESSAGES.bomUrlsMissing],
    ["the saved design", { savedImageId: null }, MESSAGES.bomUrlsMissing],
  ])("is said when %s is missing", (_, missing, sentence) => {
    expect(bomObstacle({ ...design, ...missing })).toBe(sentence);
  });
});

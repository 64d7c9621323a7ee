import { describe, expect, it } from "vitest";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { openScene } from "#tests/support/open-scene.ts";
import { cameraOf } from "./camera-of.ts";
import type { ConceptInput } from "./concept-types.ts";
import { regionDoubt } from "./region-doubt.ts";
import { NO_SCALE, scaleNotes } from "./scale-notes.ts";

/** The rows of a photo from this share of its height down: a bed and the foot of a wall. */
function lowerPart({ width, height, data }: RgbImage, from: number): RgbImage {
  const first = Math.round(height * from);
  return { width, height: height - first, data: data.subarray(first * width * 3) };
}

function told(photo: RgbImage, camera: NonNullable<ConceptInput["camera"]> = {}) {
  const seen = seePhoto(photo, camera);
  const found = cameraOf({ photo, camera }, seen);
  return {
    seen,
    estimate: found.estimate,
    sentences: scaleNotes(found, seen).map(({ sentence }) => sentence),
  };
}

const edge = {
  kind: "ground-length",
  from: { x: 200, y: 250 },
  to: { x: 500, y: 250 },
  lengthM: 3,
} as const;

describe("what is said of the scale", () => {
  it("asks for a known size where a photo shows a piece of ground and no more, whoever took it", async () => {
    const { photo } = await openScene("front-brick", 800);
    const part = lowerPart(photo, 0.55);
    expect(told(part).sentences).toEqual([NO_SCALE]);
    expect(told(part, { focal35Mm: 26 }).sentences).toEqual([NO_SCALE]);
    expect(told(part, { references: [edge] }).sentences).toEqual([]);
    const horizons = told(part)
      .estimate.spread.flat()
      .map(({ horizonY }) => horizonY / part.height);
    expect(Math.max(...horizons) - Math.min(...horizons)).toBeGreaterThan(0.4);
  });

  it("is asked before a design costs anything, a circle or none", async () => {
    const { photo } = await openScene("front-brick", 800);
    const { seen } = told(lowerPart(photo, 0.55));
    const notes = [{ text: "scale", status: "told" as const, sentence: NO_SCALE }];
    expect(
      regionDoubt({ areas: [{ id: "1", path: [], description: "" }] }, seen, { notes, measured: [] }),
    ).toBe(NO_SCALE);
  });

  it("is nothing where a house and its horizon are seen", async () => {
    for (const name of ["front-brick", "backyard-fence", "portrait-walk"]) {
      const { photo, truth } = await openScene(name, 800);
      expect(told(photo).sentences, name).toEqual([]);
      expect(told(photo, { focal35Mm: truth.focal35Mm }).sentences, name).toEqual([]);
    }
  });

  it("says that the ground rises where a phone looked at a house too tall for level ground", async () => {
    const { photo, truth } = await openScene("slope-deck", 800);
    expect(told(photo, { focal35Mm: truth.focal35Mm }).sentences).toEqual([
      "The ground seems to rise toward the house. Sizes follow its slope.",
    ]);
    expect(told(photo).sentences).toEqual([]);
  });
});

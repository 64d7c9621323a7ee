import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { groundOptions, picturedSpecies, TILE_PX, TILES_IN_ROW } from "#core/design/hand-pictures.ts";
import { drawGround, drawPlant } from "../script/showcase/hand-pictures.ts";

const file = (name: string) => fileURLToPath(new URL(`../app/pictures/hands/${name}.webp`, import.meta.url));

/** Looked at this coarsely, what compression and fewer pixels change is gone, and another color, shape or plant is not. */
const COARSE_PX = 12;
/** Levels by which the two may differ in the mean: chips of gravel and plumes of grass are finer than the pixels of a quick drawing, and a sheet with more tiles is compressed otherwise. */
const WITHIN = { grounds: 9, plants: 5 };

type Picture = { width: number; height: number; data: Uint8Array };

async function offBy(name: string, pictures: readonly Picture[]): Promise<number[]> {
  const image = sharp(file(name)).removeAlpha();
  const coarse = (picture: Sharp) =>
    picture.resize(COARSE_PX, COARSE_PX, { kernel: "linear" }).raw().toBuffer();
  return Promise.all(
    pictures.map(async ({ width, height, data }, i) => {
      const left = (i % TILES_IN_ROW) * TILE_PX;
      const top = Math.floor(i / TILES_IN_ROW) * TILE_PX;
      const kept = await coarse(image.clone().extract({ left, top, width: TILE_PX, height: TILE_PX }));
      const now = await coarse(sharp(data, { raw: { width, height, channels: 3 } }));
      return kept.reduce((sum, value, k) => sum + Math.abs(value - now[k]!), 0) / kept.length;
    }),
  );
}

describe("the pictures to choose from", () => {
  it("show every ground as the engine draws it; `npm run make:showcase hands` makes them anew", async () => {
    const off = await offBy(
      "grounds",
      groundOptions.map((option) => drawGround(option, TILE_PX)),
    );
    expect(groundOptions.filter((_, i) => off[i]! > WITHIN.grounds).map(({ option }) => option)).toEqual([]);
  });

  it("show every plant as the engine draws it", async () => {
    const off = await offBy(
      "plants",
      picturedSpecies.map((id) => drawPlant(id, TILE_PX)),
    );
    expect(picturedSpecies.filter((_, i) => off[i]! > WITHIN.plants)).toEqual([]);
  });
});

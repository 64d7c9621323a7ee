import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { groundOptions, picturedSpecies, TILE_PX, TILES_IN_ROW } from "#core/design/hand-pictures.ts";
import { drawGround, drawPlant } from "../script/showcase/hand-pictures.ts";
import { inTestAll } from "./only-in-test-all.ts";

const file = (name: string) => fileURLToPath(new URL(`../app/pictures/hands/${name}.webp`, import.meta.url));

/** Looked at this coarsely, what compression and fewer pixels change is gone, and another color, shape or plant is not. */
const COARSE_PX = 12;
/** Levels by which the two may differ in the mean: chips of gravel and plumes of grass are finer than the pixels of a quick drawing, and a sheet with more tiles is compressed otherwise. */
const WITHIN = { grounds: 9, plants: 5 };

type Picture = { width: number; height: number; data: Uint8Array };

/** Each third of a sheet in every run: a sheet is made as a whole. */
const EACH = inTestAll("tiles of a sheet", 1, 3);

/** How far each picture is off the tile that is kept of it; 0 for those that this run leaves out. */
async function offBy(name: string, draw: readonly (() => Picture)[]): Promise<number[]> {
  const image = sharp(file(name)).removeAlpha();
  const coarse = (picture: Sharp) =>
    picture.resize(COARSE_PX, COARSE_PX, { kernel: "linear" }).raw().toBuffer();
  return Promise.all(
    draw.map(async (one, i) => {
      if (i % EACH > 0) return 0;
      const { width, height, data } = one();
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
      groundOptions.map((option) => () => drawGround(option, TILE_PX)),
    );
    expect(groundOptions.filter((_, i) => off[i]! > WITHIN.grounds).map(({ option }) => option)).toEqual([]);
  });

  it("show every plant as the engine draws it", async () => {
    const off = await offBy(
      "plants",
      picturedSpecies.map((id) => () => drawPlant(id, TILE_PX)),
    );
    expect(picturedSpecies.filter((_, i) => off[i]! > WITHIN.plants)).toEqual([]);
  });
});

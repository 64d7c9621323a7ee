import { fileURLToPath } from "node:url";
import sharp from "sharp";
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

/** Each sixth of the plants in every run: a sheet is made as a whole. Grounds take a seventh of the time of all plants, and each has a look of its own. */
const EACH = { grounds: 1, plants: inTestAll("tiles of a sheet", 1, 6) };

/** How far each picture is off the tile that is kept of it; 0 for those that this run leaves out. */
async function offBy(name: keyof typeof EACH, draw: readonly (() => Picture)[]): Promise<number[]> {
  // Decoded once: a tile of a compressed sheet costs the decoding of all of it.
  const { data: sheet, info } = await sharp(file(name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tile = (left: number, top: number): Picture => {
    const data = new Uint8Array(TILE_PX * TILE_PX * 3);
    for (let row = 0; row < TILE_PX; row++) {
      const from = ((top + row) * info.width + left) * 3;
      data.set(sheet.subarray(from, from + TILE_PX * 3), row * TILE_PX * 3);
    }
    return { width: TILE_PX, height: TILE_PX, data };
  };
  const coarse = ({ width, height, data }: Picture) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .resize(COARSE_PX, COARSE_PX, { kernel: "linear" })
      .raw()
      .toBuffer();
  return Promise.all(
    draw.map(async (one, i) => {
      if (i % EACH[name] > 0) return 0;
      const left = (i % TILES_IN_ROW) * TILE_PX;
      const top = Math.floor(i / TILES_IN_ROW) * TILE_PX;
      const kept = await coarse(tile(left, top));
      const now = await coarse(one());
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

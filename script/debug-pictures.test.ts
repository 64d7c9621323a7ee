import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { renderConcept } from "#renderer/render/concept.ts";
import { openScene } from "#tests/support/open-scene.ts";
import { writeDebugPictures } from "./debug-pictures.ts";

it("draws what was seen, what sets the scale, the light and the layers, each as large as the photo", async () => {
  const { photo } = await openScene("front-ranch", 400);
  const prompt = "Bed with lavender along the house";
  const output = renderConcept({ photo, prompt, areas: [], viewpoint: "same", seed: 1 });
  const folder = await mkdtemp(join(tmpdir(), "debug-pictures-"));
  try {
    await writeDebugPictures(folder, photo, undefined, output);
    const names = ["classes", "layers", "light", "lines", "masks", "region", "rulers", "shadow"];
    expect((await readdir(folder)).sort()).toEqual(names.map((name) => `${name}.png`));
    const plain = await sharp(photo.data, { raw: { ...photo, channels: 3 } })
      .raw()
      .toBuffer();
    for (const name of names) {
      const { data, info } = await sharp(join(folder, `${name}.png`))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([name, info.width, info.height]).toEqual([name, photo.width, photo.height]);
      expect(data.equals(plain), name).toBe(false);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

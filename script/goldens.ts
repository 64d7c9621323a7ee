/** Makes the golden pictures anew, after a look at what changed: npm run goldens [-- name ...] */
import "#server/adapters/image-model/install-network.ts";
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { goldenFile, goldenNames, renderGolden } from "#tests/support/golden-designs.ts";

const wanted = process.argv.slice(2);
for (const name of goldenNames) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { width, height, data } = await renderGolden(name);
  const png = sharp(data, { raw: { width, height, channels: 3 } }).png({
    palette: true,
    quality: 95,
    effort: 8,
  });
  await writeFile(goldenFile(name), await png.toBuffer());
  console.log(name);
}

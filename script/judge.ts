/**
 * The judged designs (`judged-designs.ts`) as pictures, to be scored by eye:
 *
 *   npm run judge -- [PHOTOS ...] --out DIR [--half tuned|held] [--only name,name] [--designs FILE.json] [--width 1200]
 *
 * PHOTOS: folders, searched for the photos that the designs name, beside the repository's own; a design whose photo is nowhere is named and
 * left out. `--designs` draws other designs than those of the repository, such as ones that are put aside: an array of
 * `{ name, photo, text, areas: [{ corners, text }] }`. Writes one PNG per design (before and after, side by side), the notes as notes.txt, and sheet.png.
 */
import "#server/adapters/image-model/install-network.ts";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { z } from "zod";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { ContactSheet } from "./contact-sheet.ts";
import { readArea, sideBySide } from "./design-files.ts";
import { type JudgedDesign, judgedDesigns } from "./judged-designs.ts";
import { openPhoto, savePng } from "./photo-file.ts";
import { photoName, photosIn } from "./photos-in.ts";

const DESIGNS_FILE = z.array(
  z.object({
    name: z.string(),
    photo: z.string(),
    text: z.string(),
    areas: z.array(z.object({ corners: z.string(), text: z.string() })),
  }),
);

type Drawn = Omit<JudgedDesign, "half"> & Partial<Pick<JudgedDesign, "half">>;

/** The design's highlights in pixels of the photo. */
const areasOf = ({ areas }: Drawn, { width, height }: RgbImage) =>
  areas.map(({ corners, text }, k) => {
    const { path, ...area } = readArea(`${corners}: ${text}`, k);
    return { ...area, path: path.map(({ x, y }) => ({ x: x * width, y: y * height })) };
  });

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string" },
      half: { type: "string" },
      only: { type: "string" },
      designs: { type: "string" },
      width: { type: "string", default: "1200" },
    },
  });
  if (!values.out) throw new Error("Say where the pictures go: --out DIR.");
  const folders = [...positionals, "tests/fixtures/scenes", "tests/fixtures/photos"];
  const photos = (await Promise.all(folders.map(photosIn))).flat();
  const only = values.only?.split(",");
  await mkdir(values.out, { recursive: true });
  const sheet = new ContactSheet();
  const notes: string[] = [];
  const designs: readonly Drawn[] = values.designs
    ? DESIGNS_FILE.parse(JSON.parse(await readFile(values.designs, "utf8")))
    : judgedDesigns;
  for (const design of designs) {
    if ((values.half && design.half !== values.half) || (only && !only.includes(design.name))) continue;
    const file = photos.find((path) =>
      photoName(path).replaceAll("-", "_").startsWith(design.photo.replaceAll("-", "_")),
    );
    if (!file) {
      console.log(`${design.name}: no photo ${design.photo}`);
      continue;
    }
    const narrow = await sharp(file)
      .autoOrient()
      .resize({ width: Number(values.width) })
      .keepExif()
      .png()
      .toBuffer();
    const { photo, focal35Mm } = await openPhoto(narrow);
    const output = renderConcept({
      photo,
      prompt: design.text,
      areas: areasOf(design, photo),
      viewpoint: "same",
      seed: 1,
      ...(focal35Mm === undefined ? {} : { camera: { focal35Mm } }),
    });
    await savePng(join(values.out, `${design.name}.png`), sideBySide(photo, output.image));
    await sheet.add(design.name, output.image);
    const told = output.notes.map(({ status, sentence }) => `  ${status}: ${sentence}`);
    const wishes = [design.text, ...design.areas.map(({ text }) => text)].filter(Boolean).join(" / ");
    notes.push([`${design.name} (${design.photo})`, `  “${wishes}”`, ...told].join("\n"));
    console.log(design.name);
  }
  await writeFile(join(values.out, "notes.txt"), `${notes.join("\n\n")}\n`);
  await sheet.save(join(values.out, "sheet.png"));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

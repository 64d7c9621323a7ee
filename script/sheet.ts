/**
 * A contact sheet of the concept engine's work, to be looked at:
 *
 *   npm run sheet -- [PHOTOS] [--out DIR] [--only name,name] [--turn 0] [--width 1000]
 *
 * PHOTOS: a folder, searched through for pictures; without it the repository's own test photos serve. The 24 designs go round the
 * photos; `--turn` gives each the next photo. Writes one PNG per design (before and after, side by side), the notes as notes.txt, and
 * sheet.png with all pictures.
 */
import "#server/adapters/image-model/install-network.ts";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { renderConcept } from "#renderer/render/concept.ts";
import { sideBySide } from "./design-files.ts";
import { openPhoto, savePng } from "./photo-file.ts";
import { preservationOf } from "./preservation.ts";
import { sheetDesigns } from "./sheet-designs.ts";

const PICTURES = new Set([".jpg", ".jpeg", ".png", ".webp"]);
/** Masks and depth maps of test scenes lie beside their photos. */
const isPhoto = (file: string) => PICTURES.has(extname(file)) && !/masks|classes|depth/.test(file);
const COLUMNS = 4;
const CELL_PX = 480;
const LABEL_PX = 22;

async function photosIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter(isPhoto)
    .sort()
    .map((file) => join(folder, file));
}

/** "r03_modern_front_lawn", or the folder's name where every file is called photo. */
const photoName = (file: string) => {
  const own = basename(file, extname(file));
  return own === "photo" ? basename(dirname(file)) : own;
};

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL_PX}"><rect width="100%" height="100%" fill="white"/><text x="4" y="16" font-family="sans-serif" font-size="13">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text></svg>`,
  );

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string", default: "sheet" },
      only: { type: "string" },
      turn: { type: "string", default: "0" },
      width: { type: "string", default: "1000" },
    },
  });
  const photos = await Promise.all(
    (positionals.length > 0 ? positionals : ["tests/fixtures/scenes", "tests/fixtures/photos"]).map(photosIn),
  ).then((lists) => lists.flat());
  if (photos.length === 0) throw new Error("There are no pictures in that folder.");
  const wanted = values.only?.split(",");
  await mkdir(values.out, { recursive: true });
  const cells: { input: Buffer; left: number; top: number }[] = [];
  const notes: string[] = [];
  let height = 0;
  for (const [k, design] of sheetDesigns.entries()) {
    if (wanted && !wanted.includes(design.name)) continue;
    const file = photos[(k + Number(values.turn)) % photos.length]!;
    const narrow = await sharp(file)
      .autoOrient()
      .resize({ width: Number(values.width) })
      .keepExif()
      .png()
      .toBuffer();
    const { photo, focal35Mm } = await openPhoto(narrow);
    const started = performance.now();
    const output = renderConcept({
      photo,
      prompt: design.text,
      areas: [],
      viewpoint: "same",
      seed: 1,
      ...(focal35Mm === undefined ? {} : { camera: { focal35Mm } }),
    });
    const elapsed = Math.round(performance.now() - started);
    const title = `${design.name} / ${photoName(file)}`;
    await savePng(join(values.out, `${design.name}.png`), sideBySide(photo, output.image));
    const cell = await sharp(output.image.data, {
      raw: { width: photo.width, height: photo.height, channels: 3 },
    })
      .resize(CELL_PX, Math.round(CELL_PX * 0.75), { fit: "contain", background: "white" })
      .png()
      .toBuffer();
    const nth = cells.length / 2;
    const left = (nth % COLUMNS) * CELL_PX;
    const top = Math.floor(nth / COLUMNS) * (CELL_PX * 0.75 + LABEL_PX);
    cells.push({ input: label(title, CELL_PX), left, top }, { input: cell, left, top: top + LABEL_PX });
    height = Math.max(height, top + LABEL_PX + CELL_PX * 0.75);
    const told = output.notes.map(({ status, sentence }) => `  ${status}: ${sentence}`);
    const { score } = preservationOf(photo, output);
    notes.push([`${title} (${elapsed} ms, kept ${score})`, `  “${design.text}”`, ...told].join("\n"));
    console.log(`${title} ${elapsed} ms`);
  }
  await writeFile(join(values.out, "notes.txt"), `${notes.join("\n\n")}\n`);
  await sharp({
    create: { width: COLUMNS * CELL_PX, height: Math.ceil(height), channels: 3, background: "white" },
  })
    .composite(cells)
    .png()
    .toFile(join(values.out, "sheet.png"));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

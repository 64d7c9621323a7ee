/**
 * A contact sheet of the concept engine's work, to be looked at:
 *
 *   npm run sheet -- [PHOTOS] [--out DIR] [--only name,name] [--turn 0] [--width 1000]
 *
 * PHOTOS: a folder, searched through for pictures; without it the repository's own test photos serve. The 24 designs go round the
 * photos; `--turn` gives each the next photo. Writes one PNG per design (before and after, side by side), the notes as notes.txt, and
 * sheet.png with all pictures. Says at the end how many elements are named as placed, and how many of them cannot be seen: there must be none.
 */
import "#server/adapters/image-model/install-network.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { measurePreservation } from "#renderer/registration/preservation.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { ContactSheet } from "./contact-sheet.ts";
import { sideBySide } from "./design-files.ts";
import { openPhoto, savePng } from "./photo-file.ts";
import { photoName, photosIn } from "./photos-in.ts";
import { SHEET_DESIGNS } from "./sheet-designs.ts";
import { countPlaced } from "./unseen-elements.ts";

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
  const sheet = new ContactSheet();
  const notes: string[] = [];
  const counted = { named: 0, unseen: [] as string[] };
  for (const [k, design] of SHEET_DESIGNS.entries()) {
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
    await sheet.add(title, output.image);
    const { named, unseen } = countPlaced(photo, output);
    counted.named += named.length;
    counted.unseen.push(...unseen.map((id) => `${title}: ${id}`));
    const told = output.notes.map(({ status, sentence }) => `  ${status}: ${sentence}`);
    const { score } = measurePreservation(photo, output.image, output.editable);
    notes.push([`${title} (${elapsed} ms, kept ${score})`, `  “${design.text}”`, ...told].join("\n"));
    console.log(`${title} ${elapsed} ms`);
  }
  await writeFile(join(values.out, "notes.txt"), `${notes.join("\n\n")}\n`);
  await sheet.save(join(values.out, "sheet.png"));
  console.log(
    `${counted.named} elements are named as placed; ${counted.unseen.length} of them cannot be seen`,
  );
  for (const line of counted.unseen) console.log(`  ${line}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

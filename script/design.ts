/**
 * The main job without a server:
 *
 *   npm run design -- photo.jpg --describe "text" [--area "x,y x,y x,y: text"]... [--viewpoint same] [--seed 1] --out DIR [--debug DIR]
 *
 * writes after.png, before-after.png, plan.json and bom.csv (and plan.svg with --viewpoint overhead) to DIR and prints one line of JSON.
 * --debug writes pictures of what was seen to another folder: classes, masks, lines, rulers, the region that was
 * changed, its light and shadow, and the layers of the design.
 */
import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import "#server/adapters/image-model/install-network.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bomToCsv } from "#core/bom/bom-csv.ts";
import { computeBom } from "#core/bom/compute-bom.ts";
import { demolitionsOf } from "#core/design/demolitions.ts";
import { toSvg } from "#renderer/drawing/to-svg.ts";
import { measurePreservation } from "#renderer/registration/preservation.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import type { ConceptOutput } from "#renderer/render/concept-types.ts";
import { writeDebugPictures } from "./debug-pictures.ts";
import { readArea, readViewpoint, sideBySide } from "./design-files.ts";
import { openPhoto, savePng } from "./photo-file.ts";

const squareFeet = (m2: number) => Math.round(squareMetersToSquareFeet(m2) * 10) / 10;
const feet = (m: number) => Math.round(metersToFeet(m) * 10) / 10;

const USAGE =
  'Usage: npm run design -- photo.jpg --describe "text" [--area "x,y x,y x,y: text"]... [--viewpoint same] [--seed 1] --out DIR [--debug DIR]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      describe: { type: "string", default: "" },
      area: { type: "string", multiple: true, default: [] },
      viewpoint: { type: "string", default: "same" },
      seed: { type: "string", default: "1" },
      out: { type: "string" },
      debug: { type: "string" },
    },
  });
  const [file] = positionals;
  if (!file || !values.out) throw new Error(USAGE);
  const started = performance.now();
  const { photo, focal35Mm } = await openPhoto(file);
  const output = renderConcept({
    photo,
    prompt: values.describe,
    areas: values.area.map(readArea),
    viewpoint: readViewpoint(values.viewpoint),
    seed: Number.parseInt(values.seed, 10) || 0,
    ...(focal35Mm === undefined ? {} : { camera: { focal35Mm } }),
    now: () => performance.now(),
  });
  if (values.debug) await writeDebugPictures(values.debug, photo, focal35Mm, output);
  await mkdir(values.out, { recursive: true });
  const target = (name: string) => join(values.out!, name);
  await Promise.all([
    savePng(target("after.png"), output.image),
    savePng(target("before-after.png"), sideBySide(photo, output.image)),
    writeFile(target("plan.json"), planJson(output)),
    writeFile(target("bom.csv"), billOf(output)),
    ...(output.drawing ? [writeFile(target("plan.svg"), toSvg(output.drawing))] : []),
  ]);
  console.log(
    JSON.stringify({
      width: photo.width,
      height: photo.height,
      elapsedMs: Math.round(performance.now() - started),
      preservation: measurePreservation(photo, output.image, output.editable),
      measured: output.measured.map(({ areaId, areaM2, perimeterM, band, basis }) => ({
        annotationId: areaId,
        areaSqFt: squareFeet(areaM2),
        perimeterFt: feet(perimeterM),
        band,
        basis,
      })),
    }),
  );
}

/** The bill of materials, counted from what was drawn. */
const billOf = ({ placed, measured, document }: ConceptOutput): string =>
  bomToCsv(
    computeBom(placed, {
      title: "Concept design",
      measured,
      removals: demolitionsOf(document),
    }),
  );

const planJson = ({ plans, placed, notes, measured, camera, timings }: ConceptOutput): string =>
  `${JSON.stringify({ plans, placed, notes, measured, camera, timings }, null, 2)}\n`;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

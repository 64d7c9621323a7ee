/**
 * Where a new walk leads to, against the entrance doors that were read by eye (`training/doors.json`), by photo: the doors that are seen, and
 * the one that is chosen. Every third photo by name is put aside: `-- doors --half tuned` leaves those out. `--photos FOLDER`: the same photos in
 * another size; those of `training` are 512 pixels wide, and people send larger ones.
 */
import "#server/adapters/image-model/install-network.ts";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { cameraOf } from "#renderer/render/camera-of.ts";
import { doorsOf } from "#renderer/render/front-doors.ts";
import { viewOf } from "#renderer/render/view.ts";
import { yardOf } from "#renderer/render/yard-of.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";

/** Left, top, right, bottom, percent of the photo; `unsure` may be doors or windows. */
type Box = [number, number, number, number];
type Truth = { doors?: Box[]; unsure?: Box[] };

/** A point counts as at a door up to so much of the door's width beside it. */
const BESIDE = 0.75;

const training = new URL("../../training/", import.meta.url);
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: "string" },
    photos: { type: "string", default: new URL("photos", training).pathname },
  },
});
const truths = JSON.parse(await readFile(new URL("doors.json", training), "utf8")) as Record<string, Truth>;
const pathOf = (photo: string): string => `${values.photos}/${photo}.jpg`;

async function openPhoto(name: string): Promise<RgbImage> {
  const { data, info } = await sharp(pathOf(name))
    .rotate()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const at = (column: number, boxes: readonly Box[] = []): boolean =>
  boxes.some(([left, , right]) => {
    const beside = BESIDE * (right - left);
    return column >= left - beside && column <= right + beside;
  });

const names = Object.keys(truths)
  .filter((name) => existsSync(pathOf(name)))
  .sort();
const tallies: Record<string, Record<string, number>> = {};
function count(half: string, what: string): void {
  tallies[half] ??= {};
  tallies[half][what] = (tallies[half][what] ?? 0) + 1;
}
const rows: Record<string, string>[] = [];
for (const [k, name] of names.entries()) {
  const half = k % 3 === 2 ? "aside" : "tuned";
  if (values.half && values.half !== half) continue;
  const { doors: truth = [], unsure } = truths[name]!;
  const photo = await openPhoto(name);
  const seen = seePhoto(photo);
  const { camera } = cameraOf({ photo }, seen);
  const view = viewOf(seen, scaledCamera(camera, seen.width, seen.height));
  const share = (column: number) => (100 * column) / seen.width;
  const verdict = (column: number) => (at(column, truth) ? "right" : at(column, unsure) ? "unsure" : "wrong");
  const isGarage = (left: number, right: number) => {
    const column = Math.round((left + right) / 2);
    for (let i = column; i < seen.garage.length; i += seen.width) if (seen.garage[i]! > 0.5) return true;
    return false;
  };
  const found = seen.doors.filter(({ left, right }) => !isGarage(left, right));
  const verdicts = found.map(({ left, right }) => verdict(share((left + right) / 2)));
  for (const v of verdicts) count(half, `seen ${v}`);
  for (const box of truth) {
    count(half, "doors");
    if (found.some(({ left, right }) => at(share((left + right) / 2), [box]))) count(half, "doors met");
  }
  const { doors, areDoorsGuessed } = doorsOf(view, yardOf(seen).yard);
  const to = doors[0] ? share(view.camera.photoX(doors[0].x, doors[0].z)) : Number.NaN;
  const front = Number.isNaN(to) ? "none" : `${areDoorsGuessed ? "guess " : "found "}${verdict(to)}`;
  count(half, `photos${truth.length ? "" : " unsure"}`);
  if (truth.length) count(half, `walk to ${front}`);
  rows.push({
    name,
    half,
    truth: JSON.stringify(truth),
    seen: verdicts.join(" "),
    front: `${front} ${to.toFixed(1)}`,
  });
}
console.table(rows);
console.table(tallies);

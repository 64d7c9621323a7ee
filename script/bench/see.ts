/**
 * How well photos are understood, on labeled photos and on rendered scenes apart: overlap by group of classes, accuracy, house pixels
 * called editable, usable regions, drives found, reliability of the confidence, and horizon. For time see `bench -- seeing`.
 *
 *     npm run bench -- see [--training FOLDER] [--folds FOLDER] [--before CHECKOUT] [--sheet FOLDER [--photos 60]] [--each]
 *
 * `--training`: another folder than `training`. `--folds`: a folder with `fold0/weights.bin` to `fold3/weights.bin`: each photo is seen by
 * the network that has not seen it; without it figures of real photos are those of photos learned from, and those put aside (fold 3) are not measured. `--before`: an older checkout, measured
 * on the same photos. `--sheet`: a contact sheet of the real photos, in pages, with the region tinted, to be judged by eye; `--photos`: of
 * so many, spread evenly. `--each`: a line for every photo.
 */
import "#server/adapters/image-model/install-network.ts";
import { existsSync, readdirSync } from "node:fs";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { openScene, sceneNames } from "#tests/support/open-scene.ts";
import { labeledPhotos } from "./see/labeled-photos.ts";
import { reliability, type Score, scorePhoto, summary } from "./see/score-photo.ts";
import { drawSheet } from "./see/sheet.ts";
import { type Said, wayOf } from "./see/way.ts";

const MOST_HOUSE_EDITABLE = 0.005;

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? "");
}
const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}%`;

const training = option("training") ?? "training";
const checked = process.argv.includes("--checked")
  ? new Set(readdirSync(`${training}/edits`).map((file) => file.replace(/\.txt$/, "")))
  : null;
const photos = await labeledPhotos(training, checked);
const before = option("before");
const ways = {
  ...(before ? { before: await wayOf(before, null) } : {}),
  now: await wayOf(null, option("folds")),
};

/** Photos that no network learns from, see `training/README.md`. */
const ASIDE_FOLD = 3;

/** Of folds whose network is not there nothing is measured. */
const folds = option("folds");
const isMeasured = (fold: number) =>
  folds === null ? fold !== ASIDE_FOLD : fold < 0 || existsSync(`${folds}/fold${fold}/weights.bin`);

const columns: Record<string, Record<string, string>> = {};
let worst = 0;
const sheet: { photo: (typeof photos)[number]; said: Said }[] = [];
for (const [name, way] of Object.entries(ways)) {
  for (const real of [true, false]) {
    const own = photos.filter((photo) => photo.real === real && isMeasured(photo.fold));
    if (own.length === 0) continue;
    own.sort((a, b) => a.fold - b.fold);
    const scores: Score[] = [];
    for (const photo of own) {
      const said = way(photo.photo, photo.fold);
      const score = scorePhoto(photo, said);
      scores.push(score);
      if (name === "now" && real) sheet.push({ photo, said });
    }
    const s = summary(scores);
    columns[`${name}, ${real ? "real" : "rendered"}`] = {
      photos: `${s.photos}`,
      "pixels right": percent(s.accuracy),
      ...Object.fromEntries(Object.entries(s.iou).map(([group, iou]) => [`IoU ${group}`, iou.toFixed(3)])),
      "house editable": percent(s.houseEditable, 2),
      "region usable": percent(s.usable, 0),
      "region partly": percent(s.partly, 0),
      "street as yard": percent(s.streetAsYard, 0),
      "drive as yard": percent(s.driveAsYard, 0),
      "drive found": `${percent(s.driveFound, 0)} of ${s.drives}`,
      "drive on house": percent(s.driveOnHouse, 0),
    };
    if (name === "now" && !real)
      worst = Math.max(...scores.map((x) => x.houseEditable / Math.max(1, x.house)));
    if (real) {
      console.log(`Confidence of the region, ${name}:`);
      console.table(reliability(scores));
    }
    if (process.argv.includes("--each")) {
      console.table(
        scores.map(({ name, yard, drive, confidence, house, houseEditable }) => ({
          photo: name,
          overlap: yard.overlap.toFixed(2),
          confidence: confidence.toFixed(2),
          yard: `${yard.verdict}${yard.street ? ", street" : ""}${yard.drive ? ", drive" : ""}`,
          drive: drive.asked ? (drive.found ? "found" : drive.onHouse ? "on house" : "not found") : "",
          "house editable": percent(houseEditable / Math.max(1, house), 2),
        })),
      );
    }
  }
}
const rows = Object.keys(Object.values(columns)[0] ?? {});
console.table(
  Object.fromEntries(
    rows.map((row) => [row, Object.fromEntries(Object.entries(columns).map(([k, v]) => [k, v[row]]))]),
  ),
);

for (const name of sceneNames) {
  const { photo, truth } = await openScene(name, 1600);
  const { horizonY } = seePhoto(photo, { focal35Mm: truth.focal35Mm });
  const off = horizonY / photo.height - truth.horizonY / truth.heightPx;
  console.log(
    `${name}: horizon off by ${percent(off)} of the height${truth.slopes ? " (the ground slopes)" : ""}`,
  );
}

const sheetFolder = option("sheet");
if (sheetFolder) {
  const wanted = Math.min(sheet.length, Number(option("photos") ?? sheet.length));
  const spread = Array.from({ length: wanted }, (_, k) => sheet[Math.floor((k * sheet.length) / wanted)]!);
  await drawSheet(sheetFolder, spread);
}
if (worst > MOST_HOUSE_EDITABLE) process.exitCode = 1;

/**
 * How tall known things are read: doors, garage doors, cars and people whose true height somebody read by eye
 * (`training/known-sizes.json`), measured by the automatic camera over their true height, by photo. Constants were set by looking at the
 * readings "tuned", and later at those "later" too; "aside" is for judging. Photos that are not here are left out.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import type { PosedCamera } from "#core/camera/posed-camera.ts";
import { feetToMeters } from "#core/geometry/units.ts";
import type * as Estimates from "#core/measure/camera-estimate.ts";
import type * as References from "#core/measure/reference.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type * as Cameras from "#renderer/render/camera-of.ts";
import type { ConceptInput } from "#renderer/render/concept-types.ts";
import type * as See from "#renderer/see/see-photo.ts";

/** `foot` and `top` in shares of the photo; `raisedFt`: the foot over the ground; `spread`: relative standard deviation of the reading. */
type Reading = {
  photo: string;
  half: "tuned" | "later" | "aside";
  kind: "door" | "garage" | "car" | "person";
  foot: [x: number, y: number];
  top: [x: number, y: number];
  heightFt: number;
  raisedFt?: number;
  spread: number;
};

/** Seen over true height, the stated band, and whether the truth lies in it, allowing for one spread of the reading itself. */
type Read = { ratio: number; band: number; inside: boolean };

/** Nine of ten of a Gaussian lie within so many standard deviations. */
const BAND_WIDTH = 1.645;
/** A thing whose foot a camera sees above the horizon is infinitely tall. */
const ENDLESS = 99;

const training = new URL("../../training/", import.meta.url);

async function openPhoto(path: string): Promise<RgbImage> {
  const { data, info } = await sharp(path).rotate().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

type Pose = Pick<PosedCamera, "dropOf" | "toGround" | "heightAt">;

function readWith({ foot, top, heightFt, raisedFt = 0, spread }: Reading, { width, height }: RgbImage) {
  const at = ([x, y]: [number, number]) => ({ x: x * width, y: y * height });
  const raisedM = feetToMeters(raisedFt);
  const ratioOf = (camera: Pose) => {
    if (camera.dropOf(at(foot)) <= 0) return ENDLESS;
    const tallM = camera.heightAt(at(top), camera.toGround(at(foot), raisedM).z) - raisedM;
    return Math.max(0.01, tallM / feetToMeters(heightFt));
  };
  return (camera: Pose, cameras: Estimates.CameraEstimate["spread"]): Read => {
    const ratio = ratioOf(camera);
    const spreads = cameras.map(([one, other]) => Math.log(ratioOf(one) / ratioOf(other)) / 2);
    const band = Math.expm1(BAND_WIDTH * Math.hypot(...spreads));
    return { ratio, band, inside: Math.abs(Math.log(ratio)) <= Math.log1p(band) + spread };
  };
}

type Way = {
  /** Of every reading of a photo. */
  alone(photo: RgbImage, readings: readonly Reading[]): { reads: Read[]; rulers: string };
  /** Each reading after another of the same photo was marked by a person. */
  marked(photo: RgbImage, marked: Reading, other: Reading): Read;
};

/** The measuring of a checkout; this one without a path. */
async function wayOf(checkout: string | null): Promise<Way> {
  const load = async <T>(path: string): Promise<T> =>
    (await import(checkout ? `${pathToFileURL(checkout)}/${path}` : `../../${path}`)) as T;
  if (checkout) await load("server/adapters/image-model/install-network.ts");
  const { seePhoto } = await load<typeof See>("renderer/see/see-photo.ts");
  const { cameraOf } = await load<typeof Cameras>("renderer/render/camera-of.ts");
  const inputOf = (photo: RgbImage, references: References.Reference[]): ConceptInput => ({
    photo,
    prompt: "",
    areas: [],
    viewpoint: "same",
    seed: 1,
    ...(references.length > 0 ? { camera: { references } } : {}),
  });
  return {
    alone: (photo, readings) => {
      const seen = seePhoto(photo);
      const drawing = cameraOf(inputOf(photo, []), seen);
      return {
        reads: readings.map((reading) =>
          readWith(reading, photo)(drawing.estimate.camera, drawing.estimate.spread),
        ),
        rulers: [...new Set((seen.rulers ?? []).map(({ kind }) => kind))].join(", "),
      };
    },
    marked: (photo, { foot, top, heightFt, raisedFt = 0 }, other) => {
      const at = ([x, y]: [number, number]) => ({ x: x * photo.width, y: y * photo.height });
      const reference: References.Reference = {
        kind: "upright",
        foot: at(foot),
        top: at(top),
        heightM: feetToMeters(heightFt),
        raisedM: feetToMeters(raisedFt),
        raisedSpreadM: raisedFt > 0 ? 0.12 : 0.03,
      };
      const drawing = cameraOf(inputOf(photo, [reference]), seePhoto(photo));
      return readWith(other, photo)(drawing.estimate.camera, drawing.estimate.spread);
    },
  };
}

const show = ({ ratio, band, inside }: Read): string =>
  `${ratio.toFixed(2)} ±${band > 9.99 ? ">999" : (band * 100).toFixed(0)}%${inside ? "" : " OUT"}`;

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function summary(title: string, reads: readonly Read[]): Record<string, string | number> {
  const share = (is: (read: Read) => boolean) =>
    `${Math.round((100 * reads.filter(is).length) / reads.length)}%`;
  return {
    "": title,
    readings: reads.length,
    "within 15%": share(({ ratio }) => Math.abs(ratio - 1) <= 0.15),
    "-20 to +25%": share(({ ratio }) => ratio >= 0.8 && ratio <= 1.25),
    "truth in the band": share(({ inside }) => inside),
    "median band": `±${Math.round(100 * middle(reads.map(({ band }) => band)))}%`,
    "median error": `${Math.round(100 * middle(reads.map(({ ratio }) => Math.abs(ratio - 1))))}%`,
    "median ratio": middle(reads.map(({ ratio }) => ratio)).toFixed(2),
  };
}

function markdownTable(rows: readonly Record<string, string | number>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((name) => row[name] ?? ""))),
    "",
  ].join("\n");
}

/** Reads everything both ways: the new one, and with `old` that of another checkout. Prints the tables, or writes them to `table`. */
export async function benchKnownHeights({
  old,
  half: only,
  table,
  photos = new URL("photos", training).pathname,
}: {
  old?: string | undefined;
  half?: string | undefined;
  table?: string | undefined;
  photos?: string | undefined;
}): Promise<void> {
  const pathOf = (photo: string) => `${photos}/${photo}.jpg`;
  const file = await readFile(new URL("known-sizes.json", training), "utf8");
  const readings = (JSON.parse(file) as Reading[]).filter(
    ({ half, photo }) => (!only || half === only) && existsSync(pathOf(photo)),
  );
  const ways = { ...(old ? { before: await wayOf(old) } : {}), now: await wayOf(null) };
  const kept = new Map<string, Read[]>();
  const keep = (name: string, ...reads: Read[]) => kept.set(name, [...(kept.get(name) ?? []), ...reads]);
  const rows: Record<string, string>[] = [];
  for (const [photo, things] of Map.groupBy(readings, ({ photo }) => photo)) {
    const picture = await openPhoto(pathOf(photo));
    const { half } = things[0]!;
    const ofPhoto = things.map(({ kind }): Record<string, string> => ({ photo, half, thing: kind }));
    for (const [word, way] of Object.entries(ways)) {
      const { reads, rulers } = way.alone(picture, things);
      const garage = `${rulers.includes("garageDoor") ? "with" : "without"} a garage door`;
      keep(`${half}, ${word}`, ...reads);
      if (word === "now") keep(`${half}, ${word}, ${garage}`, ...reads);
      things.forEach((thing, i) => {
        ofPhoto[i]![word] = show(reads[i]!);
        const others = things.filter((other) => other !== thing);
        const tapped = others.map((other) => way.marked(picture, other, thing));
        if (tapped.length > 0) ofPhoto[i]![`one tap, ${word}`] = tapped.map(show).join(", ");
        keep(`${half}, one tap, ${word}`, ...tapped);
        if (word === "now") ofPhoto[i]!.rulers = rulers;
      });
    }
    rows.push(...ofPhoto);
  }
  const summaries = [...kept]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, reads]) => summary(name, reads));
  if (table)
    await writeFile(
      table,
      `# How tall known things are read, by photo\n\nWritten by \`npm run bench -- measure --table FILE --old CHECKOUT\`; before: a checkout before rulers (decision 039). Seen over true height, then the stated band; OUT: the truth lies outside of it.\nOne tap: read after another thing of the same photo was marked.\n\n${markdownTable(summaries)}\n${markdownTable(rows)}`,
    );
  else {
    console.table(rows);
    console.table(summaries);
  }
}

/**
 * How much of what stands in a lawn a new lawn paints over, on labeled photos: inside the outline that a person would draw round the lawn
 * (circled), and without one (seen). Of each kind of thing that is touched: its labeled pixels, those painted over, the things, and those of
 * them that are visibly cut; and the share of the lawn that is left as it was.
 *
 *     npm run bench -- things PHOTOS... [--half 0|1] [--each]
 *
 * PHOTOS: folders with labeled photos at their own size. `--half`: every second one by name, 0 to tune on and 1 to report.
 */
import "#server/adapters/image-model/install-network.ts";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { opened } from "#renderer/math/opened.ts";
import { cameraOf } from "#renderer/render/camera-of.ts";
import { findRegions } from "#renderer/render/find-regions.ts";
import { regionsRect, sharpRegions } from "#renderer/render/sharp-regions.ts";
import { viewOf } from "#renderer/render/view.ts";
import { maskSharpener } from "#renderer/see/mask-sharpener.ts";
import { type Seen, seePhoto } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";
import { openPhoto } from "../photo-file.ts";
import { photoName, photosIn } from "../photos-in.ts";

type Point = { x: number; y: number };
type Label = { data: Uint8Array; width: number; height: number };

/** Width at which photos are drawn on, as `npm run judge` does. */
const WIDTH = 1200;
/** Corners along each side of the outline. */
const CORNERS = 14;
/** A lawn covers at least this share of the photo; a piece of it this share of the largest one. */
const LEAST_LAWN = 0.03;
const LEAST_PIECE = 0.1;
/** Plants narrower than twice this share of the width are trunks and single stems. */
const THIN_SHARE = 0.012;
/** A thing of fewer pixels of the label is a speck; one is cut where so much of it, or of the photo, is painted over. */
const LEAST_PIXELS = 12;
const CUT_OF_THING = 0.25;
const CUT_OF_PHOTO = 0.0008;

const number = (name: SeenClass) => SEEN_CLASSES.indexOf(name);
const only = ({ data }: Label, name: SeenClass) =>
  Float32Array.from(data, (one) => (one === number(name) ? 1 : 0));
/** What must stay, as coverage of the label's size. */
const KINDS: Record<string, (label: Label) => Float32Array> = {
  other: (label) => only(label, "other"),
  vehicle: (label) => only(label, "vehicle"),
  fence: (label) => only(label, "fence"),
  building: (label) => only(label, "building"),
  "thin plants": (label) => plantsOf(label, true),
  "wide plants": (label) => plantsOf(label, false),
};

function plantsOf(label: Label, isThin: boolean): Float32Array {
  const { width, height } = label;
  const plants = only(label, "plants");
  const wide = opened(plants, width, height, Math.round(THIN_SHARE * width));
  return plants.map((one, i) => (wide[i]! > 0.5 === isThin ? 0 : one));
}

/** Round the lawn as a person would draw it: about its first and last row by column, and up to the frame. Pixels of the label. */
function outlineOf(label: Label): Point[] | null {
  const { width, height } = label;
  const { start, end, piece, sizes } = findPieces(only(label, "lawn"), width, height, 0.5, true);
  const largest = Math.max(0, ...sizes);
  if (largest < LEAST_LAWN * width * height) return null;
  const top = new Int32Array(width).fill(height);
  const bottom = new Int32Array(width).fill(-1);
  for (let k = 0; k < piece.length; k++) {
    if (sizes[piece[k]!]! < LEAST_PIECE * largest) continue;
    for (let i = start[k]!; i < end[k]!; i++) {
      const [x, y] = [i % width, Math.floor(i / width)];
      top[x] = Math.min(top[x]!, y);
      bottom[x] = Math.max(bottom[x]!, y);
    }
  }
  const columns = [...top.keys()].filter((x) => bottom[x]! >= 0);
  const half = Math.ceil(columns.length / CORNERS / 2);
  const side = (rowOf: (x: number) => number, share: number) =>
    Array.from({ length: CORNERS + 1 }, (_, k) => {
      const at = Math.round((k * (columns.length - 1)) / CORNERS);
      const rows = columns.slice(Math.max(0, at - half), at + half + 1).map(rowOf);
      rows.sort((a, b) => a - b);
      return { x: columns[at]! + 0.5, y: rows[Math.floor((rows.length - 1) * share)]! };
    });
  const upper = side((x) => top[x]!, 0.2);
  const lower = side((x) => bottom[x]! + 1, 0.8);
  return [...upper, ...lower.reverse()].map(({ x, y }) => ({
    x: x < 0.06 * width ? 0 : x > 0.94 * width ? width : x,
    y: y > 0.94 * height ? height : y,
  }));
}

/** 1 per pixel of the label that "new sod lawn" paints over. */
function paintedBy(outline: readonly Point[] | null, photo: RgbImage, seen: Seen, label: Label): Uint8Array {
  const area = (path: readonly Point[]) => ({
    id: "a",
    path: path.map(({ x, y }) => ({
      x: (x / label.width) * photo.width,
      y: (y / label.height) * photo.height,
    })) as never,
    description: "New sod lawn",
  });
  const input = {
    photo,
    prompt: outline ? "" : "New sod lawn",
    areas: outline ? [area(outline)] : [],
    viewpoint: "same" as const,
    seed: 1,
  };
  const { camera } = cameraOf(input, seen);
  const { regions } = findRegions(input, viewOf(seen, scaledCamera(camera, seen.width, seen.height)));
  const rect = regionsRect(regions, seen, photo);
  const clips = sharpRegions(regions, seen, photo, maskSharpener(seen, photo), rect);
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  return label.data.map((_, i) => {
    const x = Math.floor((((i % label.width) + 0.5) / label.width) * photo.width) - rect.left;
    const y = Math.floor(((Math.floor(i / label.width) + 0.5) / label.height) * photo.height) - rect.top;
    const isInside = x >= 0 && y >= 0 && x < wide && y < high;
    return isInside && clips.some((clip) => clip[y * wide + x]! >= 128) ? 1 : 0;
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  args: process.argv.slice(2),
  options: { half: { type: "string" }, each: { type: "boolean" } },
});
const folders = positionals.filter((one) => one !== "things");
const files = (await Promise.all(folders.map(photosIn))).flat();
const ways = ["circled", "seen"] as const;
const counts = () => ({ pixels: 0, painted: 0, things: 0, cut: 0 });
const totals = ways.map(() => Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, counts()])));
const lawns = ways.map(() => ({ all: 0, left: 0 }));
for (const [at, file] of files.entries()) {
  const name = photoName(file);
  const labelFile = `training/labels/${name}.png`;
  if ((values.half && at % 2 !== Number(values.half)) || !existsSync(labelFile)) continue;
  const { data, info } = await sharp(labelFile).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const label = { data: new Uint8Array(data), width: info.width, height: info.height };
  const outline = outlineOf(label);
  if (!outline) continue;
  const { photo } = await openPhoto(await sharp(file).autoOrient().resize({ width: WIDTH }).png().toBuffer());
  const seen = seePhoto(photo);
  const inside = fillPolygon(label.width, label.height, outline as never);
  for (const [w, way] of ways.entries()) {
    const painted = paintedBy(way === "circled" ? outline : null, photo, seen, label);
    const cuts: Record<string, number> = {};
    for (const [kind, maskOf] of Object.entries(KINDS)) {
      const total = totals[w]![kind]!;
      const { start, end, piece, sizes } = findPieces(maskOf(label), label.width, label.height, 0.5, true);
      const over = sizes.map(() => 0);
      for (let k = 0; k < piece.length; k++)
        for (let i = start[k]!; i < end[k]!; i++) over[piece[k]!]! += painted[i]!;
      for (const [p, pixels] of sizes.entries()) {
        if (over[p] === 0 || pixels < LEAST_PIXELS) continue;
        const isCut = over[p]! > CUT_OF_THING * pixels || over[p]! > CUT_OF_PHOTO * painted.length;
        total.pixels += pixels;
        total.painted += over[p]!;
        total.things++;
        if (!isCut) continue;
        total.cut++;
        cuts[kind] = (cuts[kind] ?? 0) + over[p]!;
      }
    }
    const own = label.data.reduce(
      (all, one, i) => all + (one === number("lawn") && inside[i]! > 0.5 ? 1 : 0),
      0,
    );
    const left = label.data.reduce(
      (all, one, i) => all + (one === number("lawn") && inside[i]! > 0.5 && !painted[i] ? 1 : 0),
      0,
    );
    lawns[w]!.all += own;
    lawns[w]!.left += left;
    if (values.each) console.log(name, way, cuts, `lawn left ${((100 * left) / own).toFixed(1)}%`);
  }
}
for (const [w, way] of ways.entries()) {
  console.log(`${way}: ${((100 * lawns[w]!.left) / lawns[w]!.all).toFixed(2)}% of the lawn left as it was`);
  console.table(totals[w]);
}

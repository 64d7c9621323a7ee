/**
 * How far what is painted is from what is kept of the same kind in the same photo: lawn, paving and plants.
 *
 *     npm run bench -- looks [--photos DIR]... [--every 1] [--width 640]
 *
 * In each photo half of what is seen of a kind is highlighted and built anew as the same kind, and compared with the half that stays. Four
 * statistics (lightness, chroma, warmth as b*, contrast within 5 pixels; CIE Lab) are taken in three tone bands of each (darkest fifth, middle
 * three fifths, lightest fifth), after Xue et al., "Understanding and Improving the Realism of Image Composites" (2012). A statistic
 * is right when it is within the photo's own spread: the distance from the median to the 10th or 90th percentile among tiles of the
 * kept half, and no less than what nobody sees. For lawn the hue and chroma beside each other are told as well: within 8 degrees and 6.
 * Without `--photos` the repository's own photos serve; `--every 3` takes each
 * third.
 */
import "#server/adapters/image-model/install-network.ts";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { type Seen, type SeenMasks, seePhoto } from "#renderer/see/see-photo.ts";
import { openPhoto } from "../photo-file.ts";
import { photoName, photosIn } from "../photos-in.ts";
import {
  greenOf,
  labPlanes,
  STATISTIC_NAMES,
  type Statistics,
  spreadOf,
  statisticsOf,
} from "./looks/statistics.ts";

const KINDS = {
  lawn: { mask: "lawn", wish: "New lawn", needsGreen: true },
  paving: { mask: "drive", wish: "Concrete driveway", needsGreen: false },
  plants: { mask: "plants", wish: "Planting bed with boxwood and hydrangeas", needsGreen: false },
} as const satisfies Record<string, { mask: keyof SeenMasks; wish: string; needsGreen: boolean }>;
type Kind = keyof typeof KINDS;

/** Fewer pixels than this on either side tell nothing. */
const LEAST_PIXELS = 1500;
const HUE_LIMIT = 8;
const CHROMA_LIMIT = 6;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    photos: { type: "string", multiple: true },
    width: { type: "string", default: "640" },
    every: { type: "string", default: "1" },
  },
});

type Row = { photo: string; kind: Kind; within: boolean[]; hue?: number; chroma?: number };

/** Where to highlight: for plants the ground in front of them, for the rest the half of the surface on one side of its middle column. */
function highlightOf(seen: Seen, kind: Kind, { width, height }: RgbImage) {
  const mask = kind === "plants" ? seen.lawn : seen[KINDS[kind].mask];
  const columns = new Float64Array(seen.width);
  let all = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! < 0.8) continue;
    columns[i % seen.width]!++;
    all++;
  }
  let below = 0;
  let middle = 0;
  while (middle < seen.width && below < all / 2) below += columns[middle++]!;
  const x = (middle / seen.width) * width;
  return {
    all,
    path: [
      { x: 0, y: height * 0.3 },
      { x, y: height * 0.3 },
      { x, y: height - 1 },
      { x: 0, y: height - 1 },
    ],
  };
}

function compare(name: string, kind: Kind, photo: RgbImage, seen: Seen): Row | null {
  const { mask, wish, needsGreen } = KINDS[kind];
  const { all, path } = highlightOf(seen, kind, photo);
  if (all < LEAST_PIXELS) return null;
  const { image, editable } = renderConcept({
    photo,
    seen,
    prompt: "",
    areas: [{ id: "1", path, description: wish }],
    viewpoint: "same",
    seed: 1,
  });
  const before = labPlanes(photo);
  const after = labPlanes(image);
  const keptPixels: number[] = [];
  const newPixels: number[] = [];
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const i = y * photo.width + x;
      const at =
        Math.floor((y * seen.height) / photo.height) * seen.width +
        Math.floor((x * seen.width) / photo.width);
      const isKind = seen[mask][at]! > 0.8;
      if (kind === "plants") {
        // New leaves stand where lawn or its background was.
        if (editable.data[i] && greenOf(after, i) && after.lightness[i]! < 60) newPixels.push(i);
        else if (isKind && !editable.data[i] && greenOf(before, i)) keptPixels.push(i);
        continue;
      }
      if (!isKind) continue;
      if (editable.data[i]) newPixels.push(i);
      else if (x > path[1]!.x) keptPixels.push(i);
    }
  }
  if (keptPixels.length < LEAST_PIXELS || newPixels.length < LEAST_PIXELS) return null;
  const kept = statisticsOf(before, keptPixels);
  const painted = statisticsOf(after, newPixels);
  if (needsGreen && !(kept.hue > 101 && kept.chroma > 12)) return null;
  const spread = spreadOf(before, keptPixels, photo.width);
  const within = kept.bands.flatMap((band, b) =>
    STATISTIC_NAMES.map((statistic) => isWithin(painted, band, b, statistic, spread)),
  );
  const beside = kind === "lawn" ? { hue: painted.hue - kept.hue, chroma: painted.chroma - kept.chroma } : {};
  return { photo: name, kind, within, ...beside };
}

const isWithin = (
  painted: Statistics,
  band: Statistics["bands"][number],
  b: number,
  statistic: (typeof STATISTIC_NAMES)[number],
  spread: Statistics["bands"][number],
) => Math.abs(painted.bands[b]![statistic] - band[statistic]) <= spread[statistic];

const folders = values.photos ?? [
  "tests/fixtures/scenes",
  "tests/fixtures/photos",
  "tests/fixtures/must-stay",
];
const files = (await Promise.all(folders.map(photosIn)))
  .flat()
  .filter((file) => !/must-stay.*png$/.test(file));
const rows: Row[] = [];
for (const [k, file] of files.entries()) {
  if (k % Number(values.every) !== 0) continue;
  const narrow = await sharp(file)
    .autoOrient()
    .resize({ width: Number(values.width) })
    .png()
    .toBuffer();
  const { photo } = await openPhoto(narrow);
  const seen = seePhoto(photo);
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const row = compare(photoName(file), kind, photo, seen);
    if (row) rows.push(row);
  }
}
const percent = (list: readonly boolean[]) =>
  `${Math.round((100 * list.filter(Boolean).length) / Math.max(1, list.length))}%`;
const median = (list: number[]) => list.map(Math.abs).sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
console.table(
  rows
    .filter(({ kind }) => kind === "lawn")
    .map(({ photo, within, hue, chroma }) => ({
      photo,
      "hue difference": Math.round(hue ?? 0),
      "chroma difference": Math.round(chroma ?? 0),
      "within spread": percent(within),
    })),
);
console.table(
  (Object.keys(KINDS) as Kind[]).map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const within = own.flatMap((row) => row.within);
    const by = Object.fromEntries(
      STATISTIC_NAMES.map((name, s) => [
        name,
        percent(within.filter((_, k) => k % STATISTIC_NAMES.length === s)),
      ]),
    );
    const beside = own.flatMap(({ hue, chroma }) =>
      hue === undefined ? [] : [{ hue, chroma: chroma ?? 0 }],
    );
    return {
      kind,
      photos: own.length,
      "within spread": percent(within),
      ...by,
      ...(beside.length > 0 && {
        "hue within 8": percent(beside.map(({ hue }) => Math.abs(hue) <= HUE_LIMIT)),
        "chroma within 6": percent(beside.map(({ chroma }) => Math.abs(chroma) <= CHROMA_LIMIT)),
        both: percent(
          beside.map(({ hue, chroma }) => Math.abs(hue) <= HUE_LIMIT && Math.abs(chroma) <= CHROMA_LIMIT),
        ),
        "median hue": median(beside.map(({ hue }) => hue)).toFixed(1),
        "median chroma": median(beside.map(({ chroma }) => chroma)).toFixed(1),
      }),
    };
  }),
);

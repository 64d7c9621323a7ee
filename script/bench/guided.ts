/**
 * How much of a measured plan a hosted picture keeps, guided by our own rendering and not: `npm run bench -- guided`.
 *
 * No real model answers here. One that is guided repaints what it was sent, our rendering in the region that may change. Against it
 * stand pictures that keep less and less of the plan: our own rendering with all things moved aside, mirrored, the same words
 * arranged anew, other things, and the yard as it was. Each is then shifted, tinted or painted anew as models do, and goes through the
 * product's own lock. `plan` is the correlation of edges (-1 to 1, lightness less what is around it) between the locked picture and our
 * rendering, inside the region: 1 = each thing is where it was measured. `before` is the share of the protected pixels that the
 * answer itself had left alone, and `shift` what registration found in it, in pixels.
 */
import "#server/adapters/image-model/install-network.ts";
import sharp from "sharp";
import { drawnDocument } from "#core/design/drawn-document.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { lockHouse } from "#renderer/registration/lock-house.ts";
import { decodeRgb } from "#server/adapters/image-model/finish-picture.ts";
import { withGuide } from "#server/adapters/image-model/hosted/house-lock.ts";
import { renderWithin } from "#server/adapters/image-model/render-within.ts";

const YARDS = ["front-ranch", "backyard-fence", "portrait-walk"] as const;
type Yard = (typeof YARDS)[number];
const WIDTH = 480;
const WORDS = "a curved planting bed with hydrangeas and boxwood, a flagstone path and a new lawn";

const clamp = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
const mapChannels = (picture: RgbImage, change: (value: number, at: number) => number): RgbImage => ({
  ...picture,
  data: Uint8Array.from(picture.data, (value, at) => clamp(change(value, at))),
});

function shifted(picture: RgbImage, x: number, y: number): RgbImage {
  const { width, height, data } = picture;
  const at = (px: number, py: number) =>
    (Math.min(height - 1, Math.max(0, py)) * width + Math.min(width - 1, Math.max(0, px))) * 3;
  const out = new Uint8Array(data.length);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++)
      out.set(data.subarray(at(px - x, py - y), at(px - x, py - y) + 3), (py * width + px) * 3);
  return { ...picture, data: out };
}
/** Grain of a new texture: the same for the same pixel. */
const grain = (at: number) => ((Math.floor(at / 3) * 2_654_435_761) % 1_000) / 1_000 - 0.5;

/** What a model does to a picture beside what it is asked for. Texture only inside the region: outside it is the house that is judged. */
const ANSWERS = {
  "as it is": (picture: RgbImage) => picture,
  "shifted 3 px": (picture: RgbImage) => shifted(picture, 3, -2),
  "shifted 9 px": (picture: RgbImage) => shifted(picture, -9, 4),
  "tinted warm": (picture: RgbImage) =>
    mapChannels(picture, (value, at) => value * [1.05, 1, 0.93][at % 3]! + 3),
  "tinted dark": (picture: RgbImage) => mapChannels(picture, (value) => value * 0.9),
  "repainted, a little": (picture: RgbImage, { data }: Mask) =>
    mapChannels(picture, (value, at) => value + (data[Math.floor(at / 3)] ? 50 * grain(at) : 0)),
  "repainted, much": (picture: RgbImage, { data }: Mask) =>
    mapChannels(picture, (value, at) =>
      data[Math.floor(at / 3)] ? 0.6 * value + 50 + 120 * grain(at) : value,
    ),
  "shifted, tinted and repainted": (picture: RgbImage, { data }: Mask) =>
    shifted(
      mapChannels(picture, (value, at) => value * 0.96 + 3 + (data[Math.floor(at / 3)] ? 70 * grain(at) : 0)),
      4,
      3,
    ),
} as const satisfies Record<string, (picture: RgbImage, editable: Mask) => RgbImage>;

/** Coarser than the grain of a texture, and finer than the light over a yard, which every design of it shares; shares of the width. */
const FINE = 1 / 240;
const COARSE = 1 / 40;

/** Edges of things: lightness without grain, less what is around it. */
async function edges({ width, height, data }: RgbImage): Promise<Float64Array> {
  const blurred = async (share: number) => {
    const { data: gray, info } = await sharp(data, { raw: { width, height, channels: 3 } })
      .greyscale()
      .blur(Math.max(0.5, share * width))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (at: number) => gray[at * info.channels]!;
  };
  const [fine, coarse] = await Promise.all([blurred(FINE), blurred(COARSE)]);
  return Float64Array.from({ length: width * height }, (_, at) => fine(at) - coarse(at));
}

function correlation(a: Float64Array, b: Float64Array, { data }: Mask): number {
  const inside = [...data.keys()].filter((at) => data[at] === 255);
  const mean = (of: Float64Array) => inside.reduce((sum, at) => sum + of[at]!, 0) / inside.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const at of inside) {
    const [da, db] = [a[at]! - ma, b[at]! - mb];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  return ab / Math.sqrt(aa * bb);
}

const OTHER_WORDS = "a paver patio with a fire pit, gravel and three small trees";

/** What is drawn where the picture may change; the photo stays around it. */
type Drawings = { photo: RgbImage; ours: RgbImage; anotherSeed: RgbImage; otherThings: RgbImage };
const movedAside = (share: number) => (drawn: Drawings) =>
  shifted(drawn.ours, Math.round(share * drawn.ours.width), 0);

const SOURCES = {
  guided: ({ ours }) => ours,
  // 5 and 10 px of 480: what a bed's edge may wander, and what a bill would notice.
  "moved by 1%": movedAside(0.01),
  "moved by 2%": movedAside(0.02),
  "moved by 5%": movedAside(0.05),
  "moved by 10%": movedAside(0.1),
  mirrored: ({ ours }) => mirrored(ours),
  "another seed": ({ anotherSeed }) => anotherSeed,
  "other things": ({ otherThings }) => otherThings,
  "as it was": ({ photo }) => photo,
} as const satisfies Record<string, (drawings: Drawings) => RgbImage>;
export type Source = keyof typeof SOURCES;
const SOURCE_NAMES = Object.keys(SOURCES) as Source[];

function mirrored({ width, height, data }: RgbImage): RgbImage {
  const out = new Uint8Array(data.length);
  for (let at = 0; at < width * height; at++) {
    const x = at % width;
    const from = (at - x + (width - 1 - x)) * 3;
    out.set(data.subarray(from, from + 3), at * 3);
  }
  return { width, height, data: out };
}

type GuidedRow = {
  yard: Yard;
  answer: string;
  source: Source;
  /** Null = the picture could not be registered, and nothing of it is shown. */
  plan: number | null;
  before: number | null;
  shift: { x: number; y: number } | null;
};

export async function measureGuided(
  yard: Yard,
  photoWidth = WIDTH,
  answers: readonly string[] = Object.keys(ANSWERS),
): Promise<GuidedRow[]> {
  const file = new URL(`../../tests/fixtures/yards/${yard}.jpg`, import.meta.url).pathname;
  const photo = await decodeRgb(await sharp(file).resize(photoWidth).png().toBuffer());
  const draw = async (prompt: string, seed: number) => {
    const document = drawnDocument({ photo, prompt, areas: [] });
    const request = { photo, document, viewpoint: "same" as const, seed };
    return (await renderWithin(request, Number.POSITIVE_INFINITY)).image;
  };
  const drawings: Drawings = {
    photo,
    ours: await draw(WORDS, 1),
    anotherSeed: await draw(WORDS, 90_210),
    otherThings: await draw(OTHER_WORDS, 1),
  };
  const { width, height } = photo;
  const differs = (at: number) =>
    [drawings.ours, drawings.anotherSeed].some((image) =>
      [0, 1, 2].some((c) => image.data[at * 3 + c] !== photo.data[at * 3 + c]),
    );
  const editable: Mask = {
    ...{ width, height },
    data: Uint8Array.from({ length: width * height }, (_, at) => (differs(at) ? 255 : 0)),
  };
  const plan = await edges(drawings.ours);
  const rows: GuidedRow[] = [];
  for (const [answer, change] of Object.entries(ANSWERS).filter(([name]) => answers.includes(name)))
    for (const source of SOURCE_NAMES) {
      const sent = withGuide(photo, SOURCES[source](drawings), editable);
      const locked = lockHouse(photo, change(sent, editable), editable);
      rows.push({
        ...{ yard, answer, source },
        plan: locked && correlation(await edges(locked.image), plan, editable),
        before: locked?.before.score ?? null,
        shift: locked && { x: locked.registration.alignment.dx, y: locked.registration.alignment.dy },
      });
    }
  return rows;
}

/** Lowest and highest plan score of a source over all answers; null = none could be registered. */
export function planRange(rows: readonly GuidedRow[], source: Source): { low: number; high: number } | null {
  const plans = rows.filter((row) => row.source === source).flatMap(({ plan }) => plan ?? []);
  return plans.length > 0 ? { low: Math.min(...plans), high: Math.max(...plans) } : null;
}

const figure = (value: number | null) => (value === null ? "none" : value.toFixed(3)).padStart(7);

export async function run(): Promise<void> {
  const all: GuidedRow[] = [];
  for (const yard of YARDS) {
    const rows = await measureGuided(yard);
    all.push(...rows);
    console.log(`\n${yard.padEnd(32)}${SOURCE_NAMES.map((source) => source.padStart(13)).join("")}`);
    for (const answer of Object.keys(ANSWERS)) {
      const plans = SOURCE_NAMES.map(
        (source) => rows.find((row) => row.answer === answer && row.source === source)?.plan ?? null,
      );
      console.log(`${answer.padEnd(32)}${plans.map((plan) => figure(plan).padStart(13)).join("")}`);
    }
    const kept = rows.filter(({ source, plan }) => source === "guided" && plan !== null);
    console.log(
      `guided: ${kept.length} registered, protected pixels left alone ${kept.map(({ before }) => figure(before)).join("")}`,
    );
  }
  console.log(`\n${"over all yards and answers".padEnd(32)}    low    high`);
  for (const source of SOURCE_NAMES) {
    const range = planRange(all, source);
    console.log(`${source.padEnd(32)}${figure(range?.low ?? null)} ${figure(range?.high ?? null)}`);
  }
}

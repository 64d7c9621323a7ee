/**
 * How much of a measured plan a hosted picture keeps, guided by our own rendering and not: `npm run bench -- guided`.
 *
 * No real model answers here. One that is guided repaints what it was sent, our rendering in the region that may change; one that is
 * not arranges the same words itself, for which our engine with another seed stands. Each answer is then shifted, tinted or painted
 * anew, and goes through the product's own lock. `plan` is the correlation of lightness (-1 to 1, blurred by two pixels) between the
 * locked picture and our rendering, inside the region: 1 = each thing is where it was measured. `before` is the share of the
 * protected pixels that the answer itself had left alone, and `shift` what registration found in it, in pixels.
 */
import "#server/adapters/image-model/install-network.ts";
import sharp from "sharp";
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

const shifted = (picture: RgbImage, x: number, y: number): RgbImage => {
  const { width, height, data } = picture;
  const at = (px: number, py: number) =>
    (Math.min(height - 1, Math.max(0, py)) * width + Math.min(width - 1, Math.max(0, px))) * 3;
  const out = new Uint8Array(data.length);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++)
      out.set(data.subarray(at(px - x, py - y), at(px - x, py - y) + 3), (py * width + px) * 3);
  return { ...picture, data: out };
};
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

async function lightness({ width, height, data }: RgbImage): Promise<Float64Array> {
  const { data: gray } = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(2)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float64Array.from(
    { length: width * height },
    (_, at) => gray[at * (gray.length / (width * height))]!,
  );
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

type GuidedRow = {
  yard: Yard;
  answer: string;
  guided: boolean;
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
  const draw = (seed: number) =>
    renderWithin(
      { photo, prompt: WORDS, changes: [], areas: [], viewpoint: "same", seed, brush: [] },
      Number.POSITIVE_INFINITY,
    );
  const [ours, another] = [await draw(1), await draw(90_210)];
  const { width, height } = photo;
  const differs = (at: number) =>
    [ours.image, another.image].some((image) =>
      [0, 1, 2].some((c) => image.data[at * 3 + c] !== photo.data[at * 3 + c]),
    );
  const editable: Mask = {
    ...{ width, height },
    data: Uint8Array.from({ length: width * height }, (_, at) => (differs(at) ? 255 : 0)),
  };
  const plan = await lightness(ours.image);
  const sources = { guided: withGuide(photo, ours.image, editable), not: another.image };
  const rows: GuidedRow[] = [];
  for (const [answer, change] of Object.entries(ANSWERS).filter(([name]) => answers.includes(name)))
    for (const guided of [true, false]) {
      const edited = change(guided ? sources.guided : sources.not, editable);
      const locked = lockHouse(photo, edited, editable);
      rows.push({
        ...{ yard, answer, guided },
        plan: locked && correlation(await lightness(locked.image), plan, editable),
        before: locked?.before.score ?? null,
        shift: locked && { x: locked.registration.alignment.dx, y: locked.registration.alignment.dy },
      });
    }
  return rows;
}

const figure = (value: number | null) => (value === null ? "none" : value.toFixed(3)).padStart(7);

export async function run(): Promise<void> {
  console.log(`${"yard".padEnd(16)}${"answer".padEnd(32)}plan: guided     not   before: guided     not`);
  for (const yard of YARDS) {
    const rows = await measureGuided(yard);
    for (const answer of Object.keys(ANSWERS)) {
      const [guided, not] = [true, false].map((is) =>
        rows.find((row) => row.answer === answer && row.guided === is),
      );
      console.log(
        `${yard.padEnd(16)}${answer.padEnd(32)}      ${figure(guided?.plan ?? null)} ${figure(not?.plan ?? null)}           ${figure(guided?.before ?? null)} ${figure(not?.before ?? null)}`,
      );
    }
  }
}

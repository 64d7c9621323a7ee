import "#server/adapters/image-model/install-network.ts";
import { handPalette, OWN_PLACED, placeSentence } from "#core/design/hand-palette.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { openPhoto } from "../photo-file.ts";

/** A yard of our own with open ground, a fence and a house. */
const YARD = "tests/fixtures/scenes/backyard-fence/photo.jpg";
/** In the middle of the open ground, where the picture is sharp. */
const AT = { rightFt: 0, awayFt: 26 };
/** A floor lies flat: it is shown from nearer by. */
const FLOOR_AT = { rightFt: 0, awayFt: 15 };
/** What a thing is shown with, where a lawn is not enough. */
const WITH: Readonly<Record<string, string>> = {
  lawn: "paver patio",
  "path lights": "lawn, paver walkway",
  "steel edging": "lawn, planting bed",
};
/** So much of the picture's side is left round a thing. */
const MARGIN = 0.12;
/** What lies along something is longer than it is told by: its middle is shown. */
const LEAST_SHARE = 0.14;
const MOST_SHARE = 0.42;

/** A thing of the palette in a yard, as the product draws it, cut out as a square. */
export async function drawThing(label: string, root: string): Promise<RgbImage> {
  const { photo } = await openPhoto(`${root}/${YARD}`);
  const sentence = Object.hasOwn(handPalette, label)
    ? placeSentence(label, /patio|pond|pool/.test(label) ? FLOOR_AT : AT)
    : OWN_PLACED[label]!;
  const output = renderConcept({
    ...{ photo, prompt: WITH[label] ?? "lawn", changes: [sentence] },
    ...{ areas: [], viewpoint: "same", seed: 1 },
  });
  const id = output.document.elements.at(-1)!.id;
  const points = (output.shapes ?? []).filter((one) => one.id === id).flatMap(({ rings }) => rings.flat());
  if (points.length === 0) throw new Error(`${label} is not seen`);
  const { width, height } = output.image;
  const [xs, ys] = [points.map(([x]) => x * width), points.map(([, y]) => y * height)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const largest = Math.max(right - left, bottom - top) * (1 + 2 * MARGIN);
  const side = Math.round(Math.min(MOST_SHARE * width, height, Math.max(LEAST_SHARE * width, largest)));
  const within = (middle: number, all: number) =>
    Math.round(Math.min(all - side, Math.max(0, middle - side / 2)));
  return cutOut(output.image, within((left + right) / 2, width), within((top + bottom) / 2, height), side);
}

function cutOut({ width, data }: RgbImage, left: number, top: number, side: number): RgbImage {
  const cut = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    const from = ((top + y) * width + left) * 3;
    cut.set(data.subarray(from, from + side * 3), y * side * 3);
  }
  return { width: side, height: side, data: cut };
}

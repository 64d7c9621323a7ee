import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import type { ConceptOutput } from "#renderer/render/concept-types.ts";
import type { SessionWish } from "#renderer/render/live-session.ts";

/** Words that landscapers use, words that nobody can draw, and what is left when a keyboard slips. */
const WORDS =
  `lawn sod turf bed mulch red black brown gravel river rock pea pavers patio herringbone charcoal concrete walkway path
flagstone stepping stones deck cedar composite pool kidney rectangular fire pit boulders tree trees maple japanese birch hedge boxwood
retaining wall block fence white wood gate pergola lights path-lights uplights evening fountain pond kitchen furniture driveway apron steps
swale edging planter pots urn raised vegetable roses lavender hydrangea grasses modern cottage desert mediterranean zen native family no not without
keep remove replace instead of the a and with around along left right front back behind corner border centre house walk garage 12 ft
12x16 3'6" 10 feet 200 sq wide deep nice colourful low-maintenance helicopter dinosaur lwan hegde gravle , . ; ! ? ( ) & % 0 -1 1e9
<b> 芝生 césped 🌳 "quoted" null undefined`.split(/\s+/);

const STROKE_MODES = ["add", "remove"] as const;

/** A wish nobody would think of: random words, strokes on and off the picture, crossing, tiny, huge or without a point. */
function randomWish(seed: number, { width, height }: RgbImage): SessionWish {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random.next() * (most + 1));
  const text = (most: number) =>
    Array.from({ length: upTo(most) }, () => WORDS[upTo(WORDS.length - 1)]).join(
      random.next() < 0.9 ? " " : "",
    );
  const path = (most: number) => Array.from({ length: upTo(most) }, () => randomPoint(random, width, height));
  const areas = random.next() < 0.4 ? 0 : 1 + upTo(2);
  return {
    prompt: text(14),
    areas: Array.from({ length: areas }, (_, k) => ({ id: `${k}`, path: path(9), description: text(8) })),
    brush: Array.from({ length: random.next() < 0.7 ? 0 : upTo(3) }, () => ({
      mode: STROKE_MODES[upTo(1)]!,
      radius: 1 + random.next() * width * 0.1,
      path: path(5),
    })),
    viewpoint: random.next() < 0.9 ? "same" : random.next() < 0.5 ? "overhead" : "birds-eye",
    seed: upTo(1e6),
  };
}

function randomPoint(random: Random, width: number, height: number) {
  const far = random.next() < 0.05 ? 1e4 : 1;
  return { x: (random.next() * 1.4 - 0.2) * width * far, y: (random.next() * 1.3 - 0.1) * height * far };
}

/**
 * Draws one random wish; throws when a protected byte changed, the size is another or a number is none. Answers milliseconds of
 * processor time, which a busy machine does not stretch.
 */
export function drawRandomWish(seed: number, photo: RgbImage): number {
  const wish = randomWish(seed, photo);
  const before = process.threadCpuUsage();
  const output = renderConcept({ photo, ...wish });
  const { user, system } = process.threadCpuUsage(before);
  const fault = faultOf(photo, output);
  if (fault) throw new Error(`wish ${seed}: ${fault}\n${JSON.stringify(wish)}`);
  return (user + system) / 1000;
}

function faultOf(photo: RgbImage, { image, editable, placed, measured }: ConceptOutput): string | null {
  if (image.width !== photo.width || image.data.length !== photo.data.length) return "another size";
  for (let i = 0; i < editable.data.length; i++) {
    if (editable.data[i] !== 0) continue;
    for (let q = i * 3; q < i * 3 + 3; q++) {
      if (image.data[q] !== photo.data[q]) return `byte ${q} outside the design changed`;
    }
  }
  const numbers = [
    ...placed.flatMap(({ areaM2, perimeterM }) => [areaM2, perimeterM]),
    ...measured.flatMap(({ areaM2, perimeterM, band }) => [areaM2, perimeterM, band]),
  ];
  const odd = numbers.find((value) => value !== undefined && !(value >= 0 && value < 1e7));
  return odd === undefined ? null : `a measure of ${odd}`;
}

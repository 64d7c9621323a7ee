import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { conceptSteps } from "./concept.ts";
import type { ConceptStep } from "./concept-types.ts";

/** Small, and yet every loop runs often enough to be compiled. */
const WIDTH = 480;
const HEIGHT = 360;
/** Between them what is drawn most: each kind of surface, plants of every habit, stone, water. */
const WISHES = [
  "New lawn with curved mulch beds along the house planted with shrubs, ornamental grasses, perennials and a Japanese maple, boulders and a fire pit",
  "Rectangular pool with gray paver patio, gravel with stepping stones and planting beds",
];

/**
 * Draws a yard that nobody asked for, in steps of some ten milliseconds to some hundred: JavaScript is compiled as it runs, and the
 * first picture of a process takes two to three times as long as later ones. Answers what was placed.
 */
export function* practiceSteps(): Generator<ConceptStep, PlacedElement[]> {
  const photo = practiceYard();
  // Answered so that a caller can see that all was drawn.
  const placed: PlacedElement[] = [];
  for (const prompt of WISHES) {
    const drawn = yield* conceptSteps({ photo, prompt, areas: [], viewpoint: "same", seed: 1 });
    placed.push(...drawn.placed);
  }
  return placed;
}

/** Sky, a clad wall with windows, and grass, with the grain that a photo has: enough for all of seeing to find its object. */
function practiceYard(): RgbImage {
  const random = seededRandom(1);
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0, q = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, q += 3) {
      // 0 to 1: sRGB levels below are a base and a share of it.
      const grain = random.next();
      // Shares of the picture: a wall from 22% of the height, its windows from 30 to 42%, the lawn from 52% down.
      const wall = y > HEIGHT * 0.22 && x > WIDTH * 0.15 && x < WIDTH * 0.8;
      const window = wall && y > HEIGHT * 0.3 && y < HEIGHT * 0.42 && x % 60 < 25;
      if (y > HEIGHT * 0.52) data.set([70 + 50 * grain, 95 + 55 * grain, 45 + 30 * grain], q);
      else if (window) data.set([50 + 10 * grain, 60, 70], q);
      else if (wall) data.set([y % 7 === 0 ? 180 : 205 + 8 * grain, 198, 185], q);
      else data.set([165 + y / 6, 195 + y / 8, 230], q);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

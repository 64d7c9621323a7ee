import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import { MUST_STAY_NAMES, type MustStayName, openMustStay } from "./must-stay-photos.ts";
import { openScene } from "./open-scene.ts";
import { seeOnce } from "./see-once.ts";

/** The designs whose pictures are kept: between them every painter is at work, on every kind of yard. */
const SCENE_DESIGNS = {
  "lawn-and-beds": [
    "front-ranch",
    "New lawn, beds with hydrangeas, boxwood and lavender along the house, dogwood",
  ],
  "herringbone-drive": ["front-ranch", "Charcoal herringbone driveway with a border and an apron"],
  "pool-and-patio": ["backyard-fence", "Rectangular pool with grey paver patio, lawn and planting beds"],
  "fire-pit-court": ["backyard-fence", "Gravel with a fire pit and four chairs, boulders, lavender"],
  "old-walk-anew": ["front-brick", "Red brick walkway, lawn, retaining wall with steps"],
  "cottage-autumn": ["new-build", "Cottage garden in autumn with a Japanese maple"],
  "evening-lights": ["new-build", "Lawn, paver walkway with path lights, evening view"],
  "kitchen-and-table": ["backyard-fence", "Patio with a dining set and an outdoor kitchen, lawn"],
  "raised-beds": ["side-yard", "Two raised vegetable beds, pea gravel"],
  planters: [
    "front-brick",
    "Two large concrete urns by the front door, three blue glazed pots with boxwood on the left",
  ],
  "deck-and-pergola": ["slope-deck", "Cedar deck with a pergola, lawn, boxwood hedge on the left"],
  "pond-and-swale": ["front-ranch", "Pond, drainage swale, lawn with steel edging, ferns"],
  "fence-and-fountain": [
    "backyard-fence",
    "White fence with a gate at the back, fountain, stepping stones, lawn",
  ],
} as const satisfies Record<string, readonly [scene: string, text: string]>;

/** Real photos, all with one wish; the mask of `brick-corner` and others says what must stay. */
const PHOTO_WISH = "New lawn and planting beds along the house";
const isPhoto = (name: GoldenName): name is MustStayName =>
  (MUST_STAY_NAMES as readonly string[]).includes(name);

export type GoldenName = keyof typeof SCENE_DESIGNS | MustStayName;
export const goldenNames = [...Object.keys(SCENE_DESIGNS), ...MUST_STAY_NAMES] as GoldenName[];

/** About 0.1 megapixel each: the shapes, the light and the order of things show, and all of them take a few seconds. */
const WIDTH = 360;

const scenes = new Map<string, ReturnType<typeof openScene>>();
/** The same photo for all designs of a scene, which is seen once. */
function opened(scene: string): ReturnType<typeof openScene> {
  const known = scenes.get(scene) ?? openScene(scene, WIDTH);
  scenes.set(scene, known);
  return known;
}

export const goldenFile = (name: GoldenName): string =>
  fileURLToPath(new URL(`../fixtures/goldens/${name}.png`, import.meta.url));

export async function renderGolden(name: GoldenName): Promise<RgbImage> {
  const usual = { areas: [], viewpoint: "same" as const, seed: 1 };
  if (isPhoto(name)) {
    const { photo } = await openMustStay(name, WIDTH);
    return renderConcept({ ...usual, photo, prompt: PHOTO_WISH }).image;
  }
  const [scene, prompt] = SCENE_DESIGNS[name];
  const { photo, truth } = await opened(scene);
  const camera = { focal35Mm: truth.focal35Mm };
  return renderConcept({ ...usual, photo, prompt, camera, see: seeOnce }).image;
}

export async function readGolden(name: GoldenName): Promise<RgbImage> {
  const { data, info } = await sharp(goldenFile(name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

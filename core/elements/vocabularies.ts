import { bed } from "./bed.ts";
import { boulders } from "./boulders.ts";
import { concrete } from "./concrete.ts";
import { deck } from "./deck.ts";
import { edging } from "./edging.ts";
import type { ElementKind } from "./element.ts";
import { fence } from "./fence.ts";
import { firePit } from "./fire-pit.ts";
import { furniture } from "./furniture.ts";
import { gravel } from "./gravel.ts";
import { hedge } from "./hedge.ts";
import { lawn } from "./lawn.ts";
import { outdoorKitchen } from "./outdoor-kitchen.ts";
import { pathLights } from "./path-lights.ts";
import { pavers } from "./pavers.ts";
import { pergola } from "./pergola.ts";
import { planter } from "./planter.ts";
import { pool } from "./pool.ts";
import { raisedBed } from "./raised-bed.ts";
import { retainingWall } from "./retaining-wall.ts";
import { steppingStones } from "./stepping-stones.ts";
import { steps } from "./steps.ts";
import { surfaceFinish } from "./surface-finish.ts";
import { swale } from "./swale.ts";
import { tree } from "./tree.ts";
import { uplights } from "./uplights.ts";
import type { ElementVocabulary } from "./vocabulary.ts";
import { waterFeature } from "./water-feature.ts";

/** Every kind and its words; a kind without an entry does not compile. */
export const vocabularies: { [K in ElementKind]: ElementVocabulary<K> } = {
  lawn,
  bed,
  pavers,
  concrete,
  gravel,
  "stepping-stones": steppingStones,
  deck,
  pool,
  "fire-pit": firePit,
  boulders,
  tree,
  hedge,
  "retaining-wall": retainingWall,
  fence,
  "surface-finish": surfaceFinish,
  pergola,
  "path-lights": pathLights,
  uplights,
  "raised-bed": raisedBed,
  planter,
  edging,
  "water-feature": waterFeature,
  "outdoor-kitchen": outdoorKitchen,
  furniture,
  steps,
  swale,
};

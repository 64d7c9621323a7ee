import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { isGroundRing } from "#renderer/layout/ground-ring.ts";
import { fillsRegion } from "#renderer/layout/main-material.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";
import type { Site } from "#renderer/layout/site.ts";
import { bed } from "./bed.ts";
import { boulders } from "./boulders.ts";
import { concrete } from "./concrete.ts";
import { deck } from "./deck.ts";
import { edging } from "./edging.ts";
import { fence } from "./fence.ts";
import { firePit } from "./fire-pit.ts";
import { furniture } from "./furniture.ts";
import { gravel } from "./gravel.ts";
import { hedge } from "./hedge.ts";
import { lawn } from "./lawn.ts";
import { outdoorKitchen } from "./outdoor-kitchen.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";
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
import { waterFeature } from "./water-feature.ts";

/** Every kind of element has a painter: a new kind does not compile until it is here. */
const PAINTERS: { readonly [K in ElementKind]: Painter<K> } = {
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
  "water-feature": waterFeature,
  swale,
  steps,
  "raised-bed": raisedBed,
  planter,
  "outdoor-kitchen": outdoorKitchen,
  furniture,
  edging,
};

/** When an element is laid out: what covers the whole region comes first, whatever it is. */
export const layoutTurn = (site: Site, element: PlanElement): number =>
  fillsRegion(site, element) && element.kind !== "bed" ? -1 : turnOf(site, element);

function turnOf<K extends ElementKind>(site: Site, element: ElementOf<K>): number {
  // Ground round a thing comes after it.
  if (isGroundRing(site, element)) return element.place === "around-tree" ? TURN.treeRing : TURN.fireRing;
  const painter: Painter<K> = PAINTERS[element.kind as K];
  return painter.turnIn?.(site, element) ?? painter.turn;
}

/** Lays one element out on the site. */
export function paintElement<K extends ElementKind>(
  site: Site,
  element: Extract<PlanElement, { kind: K }>,
): Outcome {
  const painter: Painter<K> = PAINTERS[element.kind as K];
  return painter.paint(site, element);
}

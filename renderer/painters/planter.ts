import { PLANTER_FORMS, planterMaterial, planterSize, planterSpecies } from "#core/elements/planter-looks.ts";
import { AS_ASKED, fewerOf, noRoom, type Outcome } from "#renderer/layout/outcome.ts";
import { planterPlaces } from "#renderer/layout/planter-places.ts";
import type { PlanterPlace } from "#renderer/layout/planter-room.ts";
import { potPlants } from "#renderer/layout/pot-plants.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { pointOf, rectangle } from "#renderer/layout/shapes.ts";
import type { Site } from "#renderer/layout/site.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import {
  footShare,
  type PlanterBuild,
  planter as pot,
  soilHalves,
  soilHeight,
} from "#renderer/solids/planter.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Planters at most. */
const MOST = 24;
/** How many "planters" are where nobody said: one on each side. */
const USUAL_COUNT = 2;
/** Radius of the corners of the ground that one takes, meters. */
const ROUND_M = 0.03;
/** Tone of a plant at random: 0.94 to 1.06. */
const LEAST_TONE = 0.94;
const TONE_SPREAD = 0.12;

/** Sets planters down on paving or open ground, each planted in its soil. */
export const planter: Painter<"planter"> = {
  turn: TURN.planter,
  paint: (site, element) => {
    const { place, size } = element;
    const isOneSide = place === "left" || place === "right";
    const asked = size?.count ?? (isOneSide ? 1 : USUAL_COUNT);
    const build: PlanterBuild = {
      form: element.form,
      material: planterMaterial(element),
      colour: element.colour,
      ...planterSize(element),
    };
    const { places, missed } = planterPlaces(
      site,
      element,
      { ...build, footShare: footShare(build) },
      Math.min(MOST, asked),
    );
    const { one } = PLANTER_FORMS[element.form];
    if (places.length === 0) return noRoom(asked > 1 ? "planters" : "planter");
    const plants = new Map<string, number>();
    places.forEach((room, k) => {
      const { x, z, turn, baseM } = room;
      site.instances.push({ mesh: pot(site.seed + k, build), x, z, turn, baseM });
      for (const id of plantIn(site, element, build, room, site.seed + 31 * k))
        plants.set(id, (plants.get(id) ?? 0) + 1);
      site.taken.push(rectangle(room, ROUND_M));
    });
    site.pieces.push(
      rectanglePiece(site, element, places, {
        count: places.length,
        heightM: build.heightM,
        plants: [...plants].map(([species, count]) => ({ species, count })),
      }),
    );
    return told(fewerOf(asked === 1 ? one : "planters", places.length, asked), missed);
  },
};

const told = (outcome: Outcome, missed: string | null): Outcome =>
  missed === null || !outcome.placed
    ? outcome
    : { ...AS_ASKED, sentence: [outcome.sentence, missed].filter(Boolean).join(" ") };

/** Plants one planter; answers the species of each plant. */
function plantIn(
  site: Site,
  element: ElementOf<"planter">,
  build: PlanterBuild,
  room: PlanterPlace,
  seed: number,
): string[] {
  const random = seededRandom(seed);
  const [halfLengthM, halfWidthM] = soilHalves(build);
  const soil = { halfLengthM, halfWidthM, heightM: build.heightM };
  const sun = site.light.sun.direction[1];
  return potPlants(planterSpecies(element), soil, seed).map(
    ({ species, along, across, scale, heightScale }) => {
      site.instances.push({
        mesh: plantMesh(species, Math.floor(random.next() * 3), sun, site.plan.season),
        species,
        ...pointOf(room, along, across),
        baseM: room.baseM + soilHeight(build),
        scale,
        heightScale,
        turn: random.next() * 2 * Math.PI,
        tone: LEAST_TONE + TONE_SPREAD * random.next(),
      });
      return species;
    },
  );
}

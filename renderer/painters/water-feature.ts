import type { WaterForm } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { momentRectangle } from "#renderer/layout/drawn-outline.ts";
import type { Wish } from "#renderer/layout/fit-rectangle.ts";
import { fitRoom, fitStraight, noRoomFor } from "#renderer/layout/fit-room.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { AS_ASKED, isSmaller, madeSmaller } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { sidesOf } from "#renderer/layout/rectangle-piece.ts";
import { circle, type GroundRectangle, kidney, outlineOf } from "#renderer/layout/shapes.ts";
import { freeDistance, layDetail, laySurface, regionField, type Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import { boulder } from "#renderer/solids/boulder.ts";
import { FOUNTAIN_RADIUS_M, fountain } from "#renderer/solids/fountain.ts";
import { BIRDBATH, birdbath, bubble, bubblingUrn, URN } from "#renderer/solids/water-things.ts";
import { gravel } from "#renderer/textures/gravel.ts";
import { pondWater } from "#renderer/textures/pond-water.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Fountains and rocks are sold from this share of the usual size to that one. */
const SMALLEST = 0.5;
const LARGEST = 1.5;
/** In a bed they leave this share of their room to the plants round them. */
const IN_BED = 0.72;
const UNDER_RIM_M = 0.12;
/** Usual and least size of a pond, meters. */
const POND = { wideM: 3.6, deepM: 2.2 };
const LEAST_POND = { wideM: 1.4, deepM: 0.9 };
/** Width of the ring of river rock around a fountain, meters: it catches the splashes. */
const RING_M = 0.45;
/** Linear reflectance of stones. */
const STONES = ["#8f897f", "#9b9488", "#857d72", "#a39b8e"].map(hexToLinear);
/** Radius of a bubbling rock, meters. */
const BUBBLER_M = 0.42;
/** Height of a bubbling rock relative to its width. */
const BUBBLER_TALL = 1.5;
/** Width and softness of the bank of gravel, and of the strip that later elements keep off, meters. */
const BANK_M = 0.28;
const BANK_SOFT_M = 0.08;
const TAKEN_M = 0.45;
/** Points of the rim along which stones are set, and different stones. */
const RIM_POINTS = 220;
const RIM_STONES = 8;
/** Distance of stones in radii; share of them with a plant behind, and its distance, meters. */
const STONE_EVERY = 1.9;
const PLANT_SHARE = 0.3;
const BEHIND_STONE_M = 0.35;

/** What stands in a ring of river rock: its radius, how far the ring reaches beyond it (meters; 0 = it stands on the ground as it is), and what it is called. */
const FORMS: Record<
  Exclude<WaterForm, "pond">,
  { radiusM: number; ringM: number; name: string; set: (site: Site, at: GroundPoint, scale: number) => void }
> = {
  fountain: {
    radiusM: FOUNTAIN_RADIUS_M,
    ringM: RING_M,
    name: "fountain",
    set: ({ instances, seed }, at, scale) => instances.push({ mesh: fountain(seed), ...at, scale }),
  },
  "fountain-three": {
    radiusM: FOUNTAIN_RADIUS_M,
    ringM: RING_M,
    name: "fountain",
    set: ({ instances, seed }, at, scale) => instances.push({ mesh: fountain(seed, 3), ...at, scale }),
  },
  bubbler: { radiusM: BUBBLER_M, ringM: 0.53, name: "bubbling rock", set: setBubbler },
  urn: {
    radiusM: URN.radiusM,
    ringM: 0.5,
    name: "bubbling urn",
    set: ({ instances, seed }, at, scale) => instances.push({ mesh: bubblingUrn(seed), ...at, scale }),
  },
  birdbath: {
    radiusM: BIRDBATH.radiusM,
    ringM: 0,
    name: "bird bath",
    set: ({ instances, seed }, at, scale) => instances.push({ mesh: birdbath(seed), ...at, scale }),
  },
};

/** A wet rock with the water that wells up from its top; the water lies this share of its height below it. */
function setBubbler({ instances, seed }: Site, at: GroundPoint, scale: number): void {
  const mesh = boulder(seed + 3, STONES[1]!);
  const sizeM = scale * BUBBLER_M;
  const heightScale = sizeM * BUBBLER_TALL;
  instances.push({ mesh, ...at, scale: sizeM, heightScale, tone: WET_TONE });
  instances.push({ mesh: bubble(), ...at, baseM: mesh.heightM * heightScale * BUBBLE_UP, scale: sizeM });
}
const WET_TONE = 0.78;
const BUBBLE_UP = 0.96;

/** A fountain or a bubbling rock in a ring of river rock, or a pond. */
export const waterFeature: Painter<"water-feature"> = {
  turn: TURN.water,
  paint: (site, element) => {
    if (element.form === "pond") return paintPond(site, element);
    const { radiusM: usualM, ringM, name, set } = FORMS[element.form];
    const wanted = clamp((element.size?.widthM ?? 2 * usualM) / (2 * usualM), SMALLEST, LARGEST);
    // A bed that fills the highlight goes round it, and takes the place of the stones.
    const isInBed = mainMaterial(site)?.kind === "bed";
    const wish: Wish = {
      wideM: 2 * (wanted * usualM + ringM),
      deepM: 2 * (wanted * usualM + ringM),
      marginM: 0.1,
      leastWideM: 2 * (SMALLEST * usualM + ringM),
      leastDeepM: 2 * (SMALLEST * usualM + ringM),
      smallest: SMALLEST,
      place: element.place,
    };
    const room = middleOfDrawn(site, wish) ?? fitStraight(site, wish);
    if (!room) return noRoomFor(site, name, wish, true);
    const { x, z } = room;
    const acrossM = Math.min(room.wideM, room.deepM, wish.wideM);
    const share = acrossM / wish.wideM;
    const ownRadiusM = share * wanted * usualM * (isInBed ? IN_BED : 1);
    // Mulch reaches under the rim of the basin.
    const ring = circle(x, z, isInBed ? ownRadiusM - UNDER_RIM_M : acrossM / 2);
    if (!isInBed && ringM > 0)
      laySurface(
        site,
        { kind: "gravel", tone: "river", use: "area" },
        ring,
        { kind: "matte", shade: gravel("river", site.light.sun) },
        { soilM: 0.03 },
      );
    const scale = ownRadiusM / usualM;
    set(site, { x, z }, scale);
    site.taken.push(ring);
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: [],
      areaM2: Math.PI * ownRadiusM ** 2,
      perimeterM: 2 * Math.PI * ownRadiusM,
      count: 1,
    });
    return AS_ASKED;
  },
};

/** The middle of a highlight with the room up to its nearest edge; null elsewhere, and where not even the smallest fits. */
function middleOfDrawn(site: Site, wish: Wish): GroundRectangle | null {
  const middle = !site.filled || wish.place || site.near ? null : momentRectangle(site);
  if (!middle) return null;
  const { x, z } = middle;
  const acrossM = 2 * Math.min(-regionField(site)(x, z), freeDistance(site, x, z));
  return acrossM < SMALLEST * wish.leastWideM ? null : { x, z, wideM: acrossM, deepM: acrossM, turn: 0 };
}

/** A sheet of dark water with stones round its rim and plants between them. */
function paintPond(site: Site, element: ElementOf<"water-feature">) {
  const wished = wishedSize(element.size, POND);
  const wish: Wish = {
    ...wished,
    marginM: 0.5,
    leastWideM: Math.min(LEAST_POND.wideM, wished.wideM),
    leastDeepM: Math.min(LEAST_POND.deepM, wished.deepM),
    place: element.place,
    gapM: 0.6,
  };
  const room = fitRoom(site, wish, element.size !== undefined);
  if (!room) return noRoomFor(site, "pond", wish);
  const basin = kidney(room);
  const bank: GroundSdf = (x, z) => basin(x, z) - BANK_M;
  const { camera, light, mirrorRow, readMirror } = site;
  layDetail(site, bank, { kind: "matte", shade: gravel("river", light.sun) }, BANK_SOFT_M);
  const laid = laySurface(site, element, basin, {
    kind: "water",
    shade: pondWater(camera, { basin, mirrorRow, readMirror, exposure: light.exposure }),
  });
  laid.sides = sidesOf(room);
  setRim(site, room, basin);
  site.taken.push((x, z) => basin(x, z) - TAKEN_M);
  return element.size && isSmaller(room, wished) ? madeSmaller("pond", room, wished) : AS_ASKED;
}

/** Stones of 10 to 26 cm around the rim, the small ones more frequent, with plants behind the water. */
function setRim(site: Site, room: GroundRectangle, basin: GroundSdf): void {
  const random = seededRandom(site.seed + 61);
  const rim = outlineOf(basin, room.x, room.z, room.wideM + room.deepM, RIM_POINTS);
  const stones = Array.from({ length: RIM_STONES }, (_, k) =>
    boulder(site.seed + k, STONES[k % STONES.length]!),
  );
  const sun = site.light.sun.direction[1];
  let gapM = 0;
  for (let k = 0; k < rim.length; k++) {
    const a = rim[k]!;
    const b = rim[(k + 1) % rim.length]!;
    gapM -= Math.hypot(b.x - a.x, b.z - a.z);
    if (gapM > 0) continue;
    const radiusM = 0.1 + 0.16 * random.next() ** 1.5;
    gapM = radiusM * STONE_EVERY;
    const out = 0.08 + 0.16 * random.next();
    const reach = Math.hypot(a.x - room.x, a.z - room.z) || 1;
    const x = a.x + ((a.x - room.x) / reach) * out;
    const z = a.z + ((a.z - room.z) / reach) * out;
    site.instances.push({
      mesh: stones[Math.floor(random.next() * stones.length)]!,
      x,
      z,
      scale: radiusM,
      turn: random.next() * 2 * Math.PI,
      tone: 0.9 + 0.2 * random.next(),
    });
    // Plants grow behind the water, so that they do not hide it.
    if (z > room.z && random.next() < PLANT_SHARE) {
      const grows = random.next() < 0.5 ? "fern" : random.next() < 0.6 ? "hosta" : "fountain-grass";
      site.instances.push({
        mesh: plantMesh(grows, Math.floor(random.next() * 2), sun, site.plan.season),
        species: grows,
        x: x + ((a.x - room.x) / reach) * BEHIND_STONE_M,
        z: z + ((a.z - room.z) / reach) * BEHIND_STONE_M,
        scale: 0.6 + 0.25 * random.next(),
        turn: random.next() * 2 * Math.PI,
      });
    }
  }
}

import { findSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";

/** A plant in a planter: where it stands beside the planter's middle (meters along and across) and its size relative to the drawn one. */
export type PotPlant = {
  species: SpeciesId;
  along: number;
  across: number;
  scale: number;
  heightScale: number;
};

/** The soil of a planter: half its length and half its width, and the height of the planter, meters. */
type Soil = { halfLengthM: number; halfWidthM: number; heightM: number };

/** Roots have little room in a pot: its plants have at most this share of the drawn size. */
const POTTED = 0.85;
/** A plant that stands alone covers the soil and reaches over the rim: its crown in half widths of the soil. */
const ALONE_REACH = 1.22;
/** A shrub that is larger than this in the open, in half widths of the soil, stands alone. */
const ALONE_FROM = 1.7;
/** A tree or a column in a pot: its height in heights of the planter, and at least so many meters; its crown in half widths of the soil. */
const TALL = { heights: 2.7, leastM: 1.25, reach: 1.15, crown: 2 } as const;
/** Small plants: how many share one round of soil, how far from its middle they stand and how wide they are, in half widths of the soil. */
const GROUP = { count: 3, off: 0.42, reach: 0.85 } as const;
/** Plants round a taller one. */
const RING = { count: 5, off: 0.66, reach: 0.6 } as const;
const MIDDLE_REACH = 1;
/** Heights of small plants are shortened less than their widths: they are crowded. */
const LEAST_HEIGHT = 0.55;
/** Range by which a plant stands beside its place, in half widths of the soil, and by which its size varies. */
const ASIDE = 0.08;
const SIZE_SPREAD = 0.12;

/** The plants of one planter: one large one alone, or some small ones in each round of soil; of several species the tallest in the middle. */
export function potPlants(ids: readonly string[], soil: Soil, seed: number): PotPlant[] {
  const random = seededRandom(seed);
  const species = ids
    .flatMap((id) => findSpecies(id)?.id ?? [])
    .sort((a, b) => drawnSize(b).heightM - drawnSize(a).heightM);
  const [tallest, ...others] = species;
  if (!tallest) return [];
  const { halfLengthM, halfWidthM: r } = soil;
  const rounds = Math.max(1, Math.round(halfLengthM / r));
  const plants: PotPlant[] = [];
  const put = (
    id: SpeciesId,
    along: number,
    across: number,
    size: { scale: number; heightScale: number },
  ) => {
    const by = 1 - SIZE_SPREAD / 2 + SIZE_SPREAD * random.next();
    const aside = () => (rounds > 1 || plants.length > 0 ? (random.next() - 0.5) * ASIDE * r : 0);
    plants.push({
      species: id,
      along: along + aside(),
      across: across + aside(),
      scale: size.scale * by,
      heightScale: size.heightScale * by,
    });
  };
  const ring = (middle: number, count: number, off: number, of: (k: number) => SpeciesId, reach: number) => {
    const turn = random.next() * 2 * Math.PI;
    for (let k = 0; k < count; k++) {
      const angle = turn + (k / count) * 2 * Math.PI;
      put(of(k), middle + Math.cos(angle) * off * r, Math.sin(angle) * off * r, small(of(k), reach * r));
    }
  };
  for (let round = 0; round < rounds; round++) {
    const middle = ((2 * (round + 0.5)) / rounds - 1) * halfLengthM;
    const isAlone = isTall(tallest) || (!isLow(tallest) && drawnSize(tallest).radiusM > ALONE_FROM * r);
    if (isAlone) put(tallest, middle, 0, alone(tallest, soil));
    else if (others.length > 0) put(tallest, middle, 0, small(tallest, MIDDLE_REACH * r));
    else ring(middle, GROUP.count, GROUP.off, () => tallest, GROUP.reach);
    if (others.length > 0) ring(middle, RING.count, RING.off, (k) => others[k % others.length]!, RING.reach);
  }
  return plants;
}

const isLow = (id: SpeciesId): boolean => ["front", "groundcover"].includes(findSpecies(id)!.role);
const isTall = (id: SpeciesId): boolean => ["tree", "hedge"].includes(findSpecies(id)!.role);

function alone(id: SpeciesId, { halfWidthM: r, heightM }: Soil): { scale: number; heightScale: number } {
  const drawn = drawnSize(id);
  if (isTall(id)) {
    const highM = Math.min(drawn.heightM, Math.max(TALL.leastM, TALL.heights * heightM));
    const heightScale = highM / drawn.heightM;
    const isColumn = drawn.heightM > 4 * drawn.radiusM;
    const reachM = isColumn ? TALL.reach * r : Math.min(TALL.crown * r, heightScale * drawn.radiusM);
    return { scale: Math.min(POTTED, reachM / drawn.radiusM), heightScale };
  }
  const scale = Math.min(POTTED, (ALONE_REACH * r) / drawn.radiusM);
  return { scale, heightScale: scale };
}

function small(id: SpeciesId, reachM: number): { scale: number; heightScale: number } {
  const scale = Math.min(POTTED, reachM / drawnSize(id).radiusM);
  return { scale, heightScale: Math.min(POTTED, Math.max(scale, LEAST_HEIGHT)) };
}

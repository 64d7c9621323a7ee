import type { Species } from "#core/plants/catalogue.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { drawnSize, isCarpet, plantMesh, VARIANTS } from "#renderer/plants/plant-mesh.ts";
import { CARPET_CLOSENESS } from "./plant-size.ts";
import type { Candidate } from "./planting-bands.ts";
import type { Places, Plant } from "./set-plant.ts";

/** A patch reaches over the edge of its bed and over paving by so much, and is no smaller than this at it. Meters. */
const SPILL_M = 0.05;
const LEAST_M = 0.15;
/** A carpet grows under the crowns of other plants, up to this share of their radius. */
const UNDER_CROWN = 0.45;
/** Of two ground covers each has stretches of this length along the bed, meters. */
const STRETCH_M = 1.6;
/** Range of the tones of patches: no two are quite alike. */
const TONE = { least: 0.92, more: 0.14 } as const;
/** Patches outside the frame by more than this share of its width are never seen. */
const BEYOND_FRAME = 0.1;

/**
 * Closes the free ground of a bed with patches of ground cover, in place: large ones in its middle, small ones along its edge. `at` are all
 * places of the bed, those at its rim too.
 */
export function layCarpet(
  { site, random }: Pick<Places, "site" | "random">,
  at: readonly Candidate[],
  plants: Plant[],
  covers: readonly Species[],
): void {
  if (covers.length === 0) return;
  const { camera, light, plan } = site;
  // From the middle outwards: what is left at the rim is closed by small ones.
  for (const { x, z, edgeM, alongM } of at.toSorted((a, b) => b.edgeM - a.edgeM)) {
    const species = covers[(Math.floor(alongM / STRETCH_M) + 1000) % covers.length]!;
    const fullM = drawnSize(species.id).radiusM;
    const radiusM = clamp(Math.min(edgeM, site.hardDistance(x, z)) + SPILL_M, LEAST_M, fullM);
    const isFree = plants.every((other) => {
      const roomM = isCarpet(other.instance.species)
        ? CARPET_CLOSENESS * (radiusM + other.radiusM)
        : UNDER_CROWN * other.radiusM;
      return (other.x - x) ** 2 + (other.z - z) ** 2 >= roomM * roomM;
    });
    if (!isFree) continue;
    const across = camera.photoX(x, z) / camera.widthPx;
    if (across < -BEYOND_FRAME || across > 1 + BEYOND_FRAME) continue;
    const scale = radiusM / fullM;
    const mesh = plantMesh(
      species.id,
      Math.floor(random.next() * VARIANTS),
      light.sun.direction[1],
      plan.season,
    );
    const instance = {
      ...{ mesh, species: species.id, x, z, scale, heightScale: 0.8 + 0.2 * scale },
      turn: random.next() * 2 * Math.PI,
      tone: TONE.least + TONE.more * random.next(),
    };
    plants.push({ x, z, radiusM, instance });
  }
}

import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hash01 } from "#renderer/math/random.ts";
import { drawnSize, isCarpet } from "#renderer/plants/plant-mesh.ts";
import { isInTheWay, roomInRowM, TALL_M, usualRoomM, walkSeenOver } from "./plant-size.ts";
import { allOver, bandsOf, driftsOf, isOneRow, type Palette } from "./planting-bands.ts";
import { hidesOld } from "./raised-to-hide.ts";
import { type Places, type Plant, setPlant } from "./set-plant.ts";
import { waysSeenOver } from "./ways-in-sight.ts";

/** So many times the usual room plants have in stones, which are a part of the picture, and all over a yard of them. By eye. */
export const APART = { inStones: 1.25, allOver: 2 } as const;

/** Half the room of a plant of a species with this radius in a bed, meters. */
export function roomIn({ halfM, apart }: Places): (id: SpeciesId, radiusM: number) => number {
  const roomM = isOneRow(halfM) ? roomInRowM : usualRoomM;
  return apart === 1 ? roomM : (id, radiusM) => apart * roomM(id, radiusM);
}

/** Adds the plants of a palette band by band, each where it has room; `seed` of its drifts. */
export function fillBands(places: Places, palette: Palette, plants: Plant[], seed: number): void {
  const { site, candidates, random, halfM, apart, isAllOver, mayStand } = places;
  const low = palette.front.filter((s) => drawnSize(s.id).heightM <= TALL_M);
  // One after the other they leave no gap too short for a plant.
  const inOrder = isOneRow(halfM) ? candidates.toSorted((a, b) => a.alongM - b.alongM) : candidates;
  // Between plants in stones no small ones close the gaps.
  const bands = isAllOver ? [allOver(palette)] : bandsOf(palette, halfM).slice(0, apart > 1 ? -1 : undefined);
  bands.forEach((band, nth) => {
    const speciesAt = driftsOf(band, nth, seed);
    for (const candidate of inOrder) {
      if (!band.fits(candidate)) continue;
      let species = speciesAt(candidate);
      // What was said of a species stands above its turn.
      if (!mayStand(species.id, candidate)) {
        const other = band.species.find(({ id }) => mayStand(id, candidate));
        if (!other) continue;
        species = other;
      }
      const { heightM, radiusM } = drawnSize(species.id);
      const hides = hidesOld(site, candidate, heightM);
      const isOpen = hides || waysSeenOver(site, candidate, radiusM, heightM);
      // Between plants in stones a walk behind them is to be seen.
      const isOver = apart > 1 && !hides && !walkSeenOver(site, candidate, radiusM, heightM);
      const isTall = isInTheWay(site, candidate, heightM);
      if (isTall && low.length === 0) continue;
      // Without a low one it may stand there, where the room makes it small enough.
      if ((isTall || !isOpen || isOver) && low.length > 0)
        species = low[Math.floor(hash01(Math.floor(candidate.x * 0.7 + candidate.z), 9, seed) * low.length)]!;
      // Ground cover closes what others leave.
      if (isCarpet(species.id)) continue;
      const scale = band.smallest + (band.largest - band.smallest) * random.next();
      setPlant(places, plants, candidate, species, scale, roomIn(places));
    }
  });
}

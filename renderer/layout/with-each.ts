import type { GroundPoint } from "#core/geometry/point.ts";
import { findSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import { valuesOf } from "./edge-lines.ts";
import { roomIn } from "./fill-bands.ts";
import { isInTheWay, usualRoomM } from "./plant-size.ts";
import type { Candidate } from "./planting-bands.ts";
import { leavesInSight } from "./plants-in-sight.ts";
import { type Places, type Plant, setPlant } from "./set-plant.ts";
import type { Site } from "./site.ts";

/** Each of the named species has at least this share of its even part of a bed's plants. */
const LEAST_OF_EVEN = 0.75;

/** The one plant of its kind is seen by at least this share. */
const IN_SIGHT = 0.6;

/** A plant that was asked for by number, or that a bed lacked, may be drawn a little smaller than one that fills a bed. */
export const COUNTED_SCALE = 0.75;

/**
 * The plants with enough of each named species among them: drifts of a small bed may leave one out. It comes where there is room, else in the
 * place of those that stand most often. So it is in each piece of a bed that a door or a walk divides, where the piece has as many plants.
 */
export function withEach(
  places: Places,
  bed: GroundSdf,
  plants: readonly Plant[],
  stays: readonly Plant[],
  named: readonly SpeciesId[],
): Plant[] {
  let all = withEachIn(places, plants, stays, named, () => true);
  if (named.length < 2) return all;
  const pieceAt = piecesOf(places.site, bed);
  for (const [piece, own] of Map.groupBy(all, pieceAt))
    if (own.length >= named.length)
      all = withEachIn(places, all, stays, named, (at) => pieceAt(at) === piece);
  return all;
}

/** In which piece of a bed a place lies: a number, -1 outside. */
function piecesOf(site: Site, bed: GroundSdf): (at: GroundPoint) => number {
  const { nx, nz, x0, z0, cellM } = site.grid;
  const { start, end, piece } = findPieces(valuesOf(site, bed), nx, nz, 0, false);
  const owner = new Int32Array(nx * nz).fill(-1);
  for (const [k, own] of piece.entries()) owner.fill(own, start[k]!, end[k]!);
  return ({ x, z }) => owner[Math.floor((z - z0) / cellM) * nx + Math.floor((x - x0) / cellM)] ?? -1;
}

function withEachIn(
  places: Places,
  plants: readonly Plant[],
  stays: readonly Plant[],
  named: readonly SpeciesId[],
  isIn: (at: GroundPoint) => boolean,
): Plant[] {
  const { site } = places;
  const candidates = places.candidates.filter(isIn);
  let all = [...plants];
  const set = (to: Plant[], id: SpeciesId, at: Candidate): boolean => {
    const species = findSpecies(id)!;
    if (isInTheWay(site, at, drawnSize(id).heightM * COUNTED_SCALE)) return false;
    const before = to.length;
    setPlant(places, to, at, species, COUNTED_SCALE, roomIn(places));
    return to.length > before;
  };
  for (const id of named) {
    const isShort = () => {
      const inside = all.filter(isIn);
      const own = inside.filter(({ instance }) => instance.species === id).length;
      return own < Math.max(1, Math.round((LEAST_OF_EVEN * inside.length) / named.length));
    };
    for (const at of candidates) {
      if (!isShort()) break;
      set(all, id, at);
    }
    const groups = Map.groupBy(
      all.filter((plant) => isIn(plant) && !stays.includes(plant)),
      ({ instance }) => instance.species,
    );
    const most = [...groups.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
    const inRow = most.toSorted((a, b) => a.x - b.x || a.z - b.z);
    for (const plant of inRow.slice(0, -1)) {
      if (!isShort()) break;
      const at = candidates.find(({ x, z }) => x === plant.x && z === plant.z);
      const others = all.filter((other) => other !== plant);
      if (at && set(others, id, at)) all = others;
    }
    // A species that is wider than those around it has no room in the place of one: its neighbors make room, but for the last of their kind.
    // It comes where it is seen, if there is such a place.
    let found: Plant[] | null = null;
    for (const at of all.some((one) => isIn(one) && one.instance.species === id) ? [] : candidates) {
      const roomM = usualRoomM(id, drawnSize(id).radiusM * COUNTED_SCALE);
      const others = all.filter(
        (other) =>
          stays.includes(other) ||
          Math.hypot(other.x - at.x, other.z - at.z) >=
            usualRoomM(other.instance.species, other.radiusM) + roomM,
      );
      const has = (some: readonly Plant[], species: string) =>
        some.some((one) => isIn(one) && one.instance.species === species);
      const isLost = named.some((one) => has(all, one) && !has(others, one));
      if (isLost || !set(others, id, at)) continue;
      found ??= others;
      const [own] = others.slice(-1);
      if (!leavesInSight(site.camera, others.slice(0, -1), own!, IN_SIGHT, (one) => one === own)) continue;
      found = others;
      break;
    }
    all = found ?? all;
  }
  return all;
}

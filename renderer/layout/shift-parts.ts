import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { regionField, type Site } from "./site.ts";
import type { PartCounts } from "./site-parts.ts";

/** A way on the ground, meters: to the right, and away from the camera. */
export type GroundShift = { x: number; z: number };

/** A field after a shift: its value at a place is the old value at the place before the shift. */
const moved =
  (field: GroundSdf, { x: dx, z: dz }: GroundShift): GroundSdf =>
  (x, z) =>
    field(x - dx, z - dz);

const movedPoint = ({ x, z, ...rest }: GroundPoint, by: GroundShift): GroundPoint =>
  ({ ...rest, x: x + by.x, z: z + by.z }) as GroundPoint;

/** Moves all that a site holds beyond `from` by so many meters; sheets of ground still end where the region does. */
export function shiftParts(site: Site, from: PartCounts, by: GroundShift): void {
  const region = regionField(site);
  for (const layer of site.layers.slice(from.layers)) {
    if (!layer.shape) continue;
    const shape = moved(layer.shape, by);
    layer.shape = shape;
    layer.field = (x, z) => Math.max(shape(x, z), region(x, z));
  }
  for (const instance of site.instances.slice(from.instances)) {
    instance.x += by.x;
    instance.z += by.z;
  }
  for (const surface of site.surfaces.slice(from.surfaces)) {
    surface.field = moved(surface.field, by);
    if (surface.line) surface.line = surface.line.map((point) => movedPoint(point, by));
  }
  for (const piece of site.pieces.slice(from.pieces))
    piece.outline = piece.outline.map((ring) => ring.map((point) => movedPoint(point, by)));
  for (let k = from.taken; k < site.taken.length; k++) site.taken[k] = moved(site.taken[k]!, by);
  for (let k = from.lamps; k < site.lamps.length; k++) site.lamps[k] = movedPoint(site.lamps[k]!, by);
  for (let k = from.fires; k < site.fires.length; k++)
    site.fires[k] = { ...site.fires[k]!, x: site.fires[k]!.x + by.x, z: site.fires[k]!.z + by.z };
  for (const deck of site.decks.slice(from.decks)) {
    deck.field = moved(deck.field, by);
    deck.room = { ...deck.room, x: deck.room.x + by.x, z: deck.room.z + by.z };
  }
}

import type { FurnitureSet } from "#core/elements/furniture-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { SETS } from "#renderer/solids/furniture.ts";
import { scaleIn } from "./drawn-scale.ts";
import { type GroundRectangle, pointOf } from "./shapes.ts";
import { freeDistance, type Site } from "./site.ts";

/** A spot among furniture, the height of its floor, and the share of its size at which that furniture is drawn. */
export type AmongFurniture = GroundPoint & { baseM: number; turn: number; scale: number; isInside: boolean };

/** The furniture that was set last and that other pieces stand at. */
type Group = { set: FurnitureSet; room: GroundRectangle; count: number; scale: number; baseM: number };

/** From the edge of a group to the middle of what stands beside it, meters. */
const BESIDE_M = 0.32;
/** What stands beside a group keeps so far off all else, meters. */
const OFF_M = 0.1;
/** Between two loungers a side table stands a little before their raised backs, meters from their middle. */
const AT_HANDS_M = 0.1;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Where an umbrella or a side table stands at the furniture that is there; null without any, or without a place. */
export function besideFurniture(site: Site, set: FurnitureSet): AmongFurniture | null {
  const group = lastGroup(site);
  if (!group) return null;
  const { room, scale, baseM, count } = group;
  const at = (across: number, away: number, isInside = false): AmongFurniture => ({
    ...pointOf(room, across, away),
    ...{ baseM, turn: room.turn, scale, isInside },
  });
  if (set === "umbrella" && SETS[group.set].hasPole) return at(0, 0, true);
  const isRow = SETS[group.set].row === true && group.set !== "stumps";
  // Between the first two of a row.
  const between = (1 - count / 2) * (room.wideM / count);
  if (set === "side-table" && isRow && count > 1) return at(between, AT_HANDS_M * scale, true);
  const [across, away] = [room.wideM / 2 + BESIDE_M * scale, room.deepM / 2 + BESIDE_M * scale];
  const spots = [
    at(isRow ? between : 0, away),
    at(-across, away / 2),
    at(across, away / 2),
    at(-across, 0),
    at(across, 0),
  ];
  // Behind the group, as whoever looks at it sees it: a pole before two chairs hides them.
  return (
    spots
      .sort((a, b) => b.z - a.z)
      .find((spot) => isGroundAt(site, spot) && freeDistance(site, spot.x, spot.z) > OFF_M * scale) ?? null
  );
}

/** Where the low table of a lounge set stands; null without one. */
export function inLounge(site: Site): AmongFurniture | null {
  const group = lastGroup(site);
  const table = group && SETS[group.set].table;
  if (!table) return null;
  const { room, scale, baseM } = group;
  return {
    ...pointOf(room, table.x * scale, table.z * scale),
    baseM,
    turn: room.turn,
    scale,
    isInside: true,
  };
}

function lastGroup(site: Site): Group | null {
  const { pieces, instances } = site;
  const piece = pieces.findLast(
    ({ element }) => element.kind === "furniture" && !SETS[element.set].beside && !SETS[element.set].over,
  );
  const corners = piece?.outline[0];
  if (piece?.element.kind !== "furniture" || corners?.length !== 4) return null;
  const { set } = piece.element;
  const [a, b, c] = corners as [GroundPoint, GroundPoint, GroundPoint];
  const room: GroundRectangle = {
    x: (a.x + c.x) / 2,
    z: (a.z + c.z) / 2,
    wideM: Math.hypot(b.x - a.x, b.z - a.z),
    deepM: Math.hypot(c.x - b.x, c.z - b.z),
    turn: Math.atan2(b.z - a.z, b.x - a.x),
  };
  // Of sets that stand apart the first one counts.
  const count = SETS[set].row && piece.outline.length === 1 ? (piece.count ?? 1) : 1;
  const nearest = instances.toSorted(
    (p, q) => Math.hypot(p.x - room.x, p.z - room.z) - Math.hypot(q.x - room.x, q.z - room.z),
  )[0];
  const scale = scaleIn(site, room, { wideM: SETS[set].wideM * count, deepM: SETS[set].deepM });
  return { set, room, count, scale, baseM: nearest?.baseM ?? 0 };
}

/** Whether the photo shows open ground there, in the highlight or beside it. */
function isGroundAt({ camera, clip, hard, lawn, house, fences }: Site, { x, z }: GroundPoint): boolean {
  const [column, row] = [Math.floor(camera.photoX(x, z)), Math.floor(camera.photoY(0, z))];
  if (column < 0 || column >= camera.widthPx || row < 0 || row >= camera.heightPx) return false;
  const i = row * camera.widthPx + column;
  if (house[i]! > INSIDE || fences[i]! > INSIDE) return false;
  return clip[i]! > INSIDE || hard[i]! > INSIDE || lawn[i]! > INSIDE;
}

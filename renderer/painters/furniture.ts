import { fewerOf } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { rectangle } from "#renderer/layout/shapes.ts";
import { noStandingRoom, standingRoom } from "#renderer/layout/standing-room.ts";
import { furnitureSet, SET_ROOM } from "#renderer/solids/furniture.ts";
import { type Painter, TURN } from "./painter.ts";

/** Sets at most. */
const MOST = 4;
/**
 * A set does not shrink: it is placed only where it has at least this share of its room, in both
 * directions.
 */
const TIGHT = 0.88;
/** Radius of the corners of the ground that it takes, meters. */
const ROUND_M = 0.3;

/** Places sets on paving or decks with room for each, or says that there is no place to stand. */
export const furniture: Painter<"furniture"> = {
  turn: TURN.furniture,
  paint: (site, element) => {
    const wish = SET_ROOM[element.set];
    const rooms = [];
    const asked = {
      ...wish,
      leastWideM: wish.wideM * TIGHT,
      leastDeepM: wish.deepM * TIGHT,
      place: element.place,
    };
    // Each set takes its room before the next one looks for its own.
    for (let k = 0; k < Math.min(MOST, element.size?.count ?? 1); k++) {
      const room = standingRoom(site, asked);
      if (!room) break;
      rooms.push(room);
      const { x, z, baseM, turn } = room;
      site.instances.push(...furnitureSet(site.seed + k, element.set, { x, z, baseM, turn }));
      site.taken.push(rectangle(room, ROUND_M));
    }
    if (rooms.length === 0) return noStandingRoom(site, `${element.set} furniture`, asked);
    site.pieces.push(rectanglePiece(site, element, rooms, { count: rooms.length }));
    return fewerOf(`${element.set} sets`, rooms.length, element.size?.count ?? 1);
  },
};

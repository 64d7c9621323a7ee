import { fewerOf } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { rectangle } from "#renderer/layout/shapes.ts";
import { noStandingRoom, standingRoom } from "#renderer/layout/standing-room.ts";
import { furnitureSet, SET_ROOM } from "#renderer/solids/furniture.ts";
import { type Painter, TURN } from "./painter.ts";

const MOST = 4;
/** A set does not shrink: with less room than this share of its own it is not placed. */
const TIGHT = 0.88;

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
    for (let k = 0; k < Math.min(MOST, element.size?.count ?? 1); k++) {
      const room = standingRoom(site, asked);
      if (!room) break;
      rooms.push(room);
      const { x, z, baseM, turn } = room;
      site.instances.push(...furnitureSet(site.seed + k, element.set, { x, z, baseM, turn }));
      site.taken.push(rectangle(room, 0.3));
    }
    if (rooms.length === 0) return noStandingRoom(site, `${element.set} furniture`, asked);
    site.pieces.push(rectanglePiece(site, element, rooms, { count: rooms.length }));
    return fewerOf(`${element.set} sets`, rooms.length, element.size?.count ?? 1);
  },
};

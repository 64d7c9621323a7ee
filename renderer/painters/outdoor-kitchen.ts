import { AS_ASKED, isSmaller, madeSmaller } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { partOf, rectangle } from "#renderer/layout/shapes.ts";
import { noStandingRoom, type RoomWish, standingRoom } from "#renderer/layout/standing-room.ts";
import { outdoorKitchen as counter, KITCHEN_DEPTH_M } from "#renderer/solids/outdoor-kitchen.ts";
import { layFloor } from "./lay-floor.ts";
import { type Painter, TURN } from "./painter.ts";

const LENGTH_M = 2.6;
const LEAST_M = 1.6;
/** The longest run of counter that is drawn: about 20 ft. Assumption. */
const MOST_M = 6;
/** Room for the cook in front of it, and a hand's breadth behind. */
const COOK_M = 0.9;
const BEHIND_M = 0.1;

export const outdoorKitchen: Painter<"outdoor-kitchen"> = {
  turn: TURN.kitchen,
  paint: (site, element) => {
    const lengthM = Math.min(MOST_M, element.size?.lengthM ?? LENGTH_M);
    const deepM = KITCHEN_DEPTH_M + COOK_M + BEHIND_M;
    const wish: RoomWish = {
      wideM: lengthM + 0.2,
      deepM,
      leastWideM: Math.min(LEAST_M, lengthM),
      leastDeepM: deepM * 0.8,
      place: element.place,
      atBack: true,
    };
    const room = standingRoom(site, wish);
    if (!room) return noStandingRoom(site, "outdoor kitchen", wish);
    if (room.needsFloor) layFloor(site, room);
    const away = room.deepM / 2 - BEHIND_M - KITCHEN_DEPTH_M / 2;
    const island = partOf(room, 0, away, Math.min(lengthM, room.wideM - 0.1), KITCHEN_DEPTH_M);
    site.instances.push({
      mesh: counter(site.seed, island.wideM, element.finish),
      x: island.x,
      z: island.z,
      turn: island.turn,
      baseM: room.baseM,
    });
    site.taken.push(rectangle(room.needsFloor ? room : { ...island, deepM: island.deepM + COOK_M }, 0.05));
    site.pieces.push(rectanglePiece(site, element, island, { count: 1 }));
    const asked = { wideM: element.size?.lengthM ?? 0, deepM: KITCHEN_DEPTH_M };
    return isSmaller(island, asked) ? madeSmaller("outdoor kitchen", island, asked) : AS_ASKED;
  },
};

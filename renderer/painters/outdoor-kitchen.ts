import { AS_ASKED, isSmaller, madeSmaller } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { roomAtFoot } from "#renderer/layout/room-at-foot.ts";
import { partOf, rectangle } from "#renderer/layout/shapes.ts";
import { isPaved, noStandingRoom, type RoomWish, standingRoom } from "#renderer/layout/standing-room.ts";
import { outdoorKitchen as counter, KITCHEN_DEPTH_M } from "#renderer/solids/outdoor-kitchen.ts";
import { layFloor } from "./lay-floor.ts";
import { type Painter, TURN } from "./painter.ts";

/** Usual and least length of the counter, meters. */
const LENGTH_M = 2.6;
const LEAST_M = 1.6;
/** The longest run of counter that is drawn: about 20 ft. Assumption. */
const MOST_M = 6;
/** Room for the cook in front of the counter, and room behind it, meters. */
const COOK_M = 0.9;
const BEHIND_M = 0.1;
/** Room at each end of the counter, meters. */
const BESIDE_M = 0.1;
/** Least share of the depth that is enough. */
const TIGHT = 0.8;
/** Radius of the corners of the ground that it takes, meters. */
const ROUND_M = 0.05;

const ONE_COUNTER = "Outdoor kitchens are drawn and priced as one counter, about 2 ft deep.";
/** Asked for deeper by more than this factor, a person is told. */
const DEEPER_SHARE = 1.25;

/**
 * Builds the counter at the back of its room, on paving or a deck or a floor of its own, with its front to
 * the cook.
 */
export const outdoorKitchen: Painter<"outdoor-kitchen"> = {
  turn: TURN.kitchen,
  paint: (site, element) => {
    const lengthM = Math.min(MOST_M, element.size?.lengthM ?? LENGTH_M);
    const deepM = KITCHEN_DEPTH_M + COOK_M + BEHIND_M;
    const wish: RoomWish = {
      wideM: lengthM + 2 * BESIDE_M,
      deepM,
      leastWideM: Math.min(LEAST_M, lengthM),
      leastDeepM: deepM * TIGHT,
      place: element.place,
      atBack: true,
    };
    const atFoot = roomAtFoot(site, { ...wish, offM: 0 });
    const room = atFoot
      ? { ...atFoot, baseM: 0, needsFloor: !isPaved(site, atFoot) }
      : standingRoom(site, wish);
    if (!room) return noStandingRoom(site, "outdoor kitchen", wish);
    if (room.needsFloor) layFloor(site, room);
    const away = room.deepM / 2 - BEHIND_M - KITCHEN_DEPTH_M / 2;
    const island = partOf(room, 0, away, Math.min(lengthM, room.wideM - BESIDE_M), KITCHEN_DEPTH_M);
    site.instances.push({
      mesh: counter(site.seed, island.wideM, element.finish),
      x: island.x,
      z: island.z,
      turn: island.turn,
      baseM: room.baseM,
    });
    site.taken.push(rectangle(room.needsFloor ? room : { ...island, deepM: island.deepM + COOK_M }, ROUND_M));
    site.pieces.push(rectanglePiece(site, element, island, { count: 1 }));
    const { lengthM: askedM = 0, widthM: askedDeepM = KITCHEN_DEPTH_M } = element.size ?? {};
    if (isSmaller(island, { wideM: askedM, deepM: KITCHEN_DEPTH_M }))
      return madeSmaller("outdoor kitchen", island, { wideM: askedM, deepM: askedDeepM });
    return askedDeepM > DEEPER_SHARE * KITCHEN_DEPTH_M ? { placed: true, sentence: ONE_COUNTER } : AS_ASKED;
  },
};

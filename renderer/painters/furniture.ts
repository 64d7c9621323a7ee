import type { FurnitureSet } from "#core/elements/furniture-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { isInGroundRing } from "#core/geometry/rings.ts";
import { type AmongFurniture, besideFurniture } from "#renderer/layout/among-furniture.ts";
import { scaleIn, smallestRoom, toldScale } from "#renderer/layout/drawn-scale.ts";
import { fitAgainstHouse } from "#renderer/layout/house-wall.ts";
import { AS_ASKED, fewerOf, type Outcome } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { roomAtFoot } from "#renderer/layout/room-at-foot.ts";
import { circle, type GroundRectangle, rectangle } from "#renderer/layout/shapes.ts";
import type { Site } from "#renderer/layout/site.ts";
import {
  noStandingRoom,
  type RoomWish,
  type StandingRoom,
  standingRoom,
} from "#renderer/layout/standing-room.ts";
import { furnitureSet, SETS } from "#renderer/solids/furniture.ts";
import { PERGOLA_HOOKS_M } from "#renderer/solids/pergola.ts";
import { hangLights } from "./hang-lights.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Sets, and pieces of a row, at most. */
const MOST = 4;
const MOST_IN_ROW = 8;
/**
 * A set does not shrink: it is placed only where it has at least this share of its room, in both
 * directions. In a highlight that is too small it is drawn smaller, see `drawn-scale.ts`.
 */
const TIGHT = 0.88;
/** Turned by a quarter a set must have so much more room. */
const WORTH_TURNING = 1.15;
/** In a yard it fills no more than this share of the picture's width, where it may. */
const WIDEST_SEEN = 0.12;
/** And where there is none so far off, no more than this. */
const WIDEST_NEAR = 0.35;
/** Radius of the corners of the ground that it takes, meters. */
const ROUND_M = 0.3;

/** What there is no room for, as people say it. */
const THINGS: Record<FurnitureSet, { one: string; many: string }> = {
  dining: { one: "dining furniture", many: "dining sets" },
  "dining-four": { one: "dining table with 4 chairs", many: "dining sets" },
  "dining-eight": { one: "dining table with 8 chairs", many: "dining sets" },
  "dining-round": { one: "round table with 4 chairs", many: "dining sets" },
  "dining-round-six": { one: "round table with 6 chairs", many: "dining sets" },
  "dining-square": { one: "square table with 4 chairs", many: "dining sets" },
  "picnic-table": { one: "picnic table", many: "picnic tables" },
  lounge: { one: "lounge furniture", many: "lounge sets" },
  sectional: { one: "sectional", many: "sectionals" },
  sofa: { one: "sofa", many: "sofas" },
  bistro: { one: "bistro set", many: "bistro sets" },
  bench: { one: "bench", many: "benches" },
  chairs: { one: "chairs", many: "chairs" },
  rockers: { one: "rocking chairs", many: "rocking chairs" },
  loungers: { one: "sun loungers", many: "sun loungers" },
  stumps: { one: "log seats", many: "log seats" },
  umbrella: { one: "umbrella", many: "umbrellas" },
  "side-table": { one: "side table", many: "side tables" },
  "egg-chair": { one: "egg chair", many: "egg chairs" },
  hammock: { one: "hammock", many: "hammocks" },
  "porch-swing": { one: "porch swing", many: "porch swings" },
  "string-lights": { one: "string lights", many: "string lights" },
  "hot-tub": { one: "hot tub", many: "hot tubs" },
};

/** Places sets and pieces on paving or decks with room for each, or says that there is no place to stand. */
export const furniture: Painter<"furniture"> = {
  turn: TURN.furniture,
  turnIn: (_, { set }) => (SETS[set].beside || SETS[set].over ? TURN.beside : TURN.furniture),
  paint: (site, element) => {
    if (SETS[element.set].over) return hangLights(site, element);
    const { wideM, deepM, usual, row, beside, hangs, backs, opens, front } = SETS[element.set];
    const spot =
      beside && !site.near && (element.size?.count ?? 1) === 1 ? besideFurniture(site, element.set) : null;
    if (spot) return setBeside(site, element, spot);
    const wanted = Math.min(row ? MOST_IN_ROW : MOST, element.size?.count ?? usual);
    const inRow = row ? wanted : 1;
    const asked = {
      wideM: wideM * inRow,
      deepM,
      leastWideM: wideM * TIGHT,
      leastDeepM: deepM * TIGHT,
      smallest: smallestRoom(site),
      // In a whole yard nobody sets a bench right before the camera.
      ...(site.filled ? {} : { widestSeen: WIDEST_SEEN }),
      place: element.place,
    };
    const rooms: StandingRoom[] = [];
    let there = 0;
    let smallest = 1;
    // Each set takes its room before the next one looks for its own.
    while (there < wanted) {
      const wish = {
        ...asked,
        wideM: Math.min(asked.wideM, wideM * (wanted - there)),
        hasMore: !row && wanted - there > 1,
      };
      const atWall = backs ? beforeWall(site, element, wish) : null;
      const found = atWall ?? standingRoom(site, wish) ?? nearer(site, wish);
      if (!found) break;
      const room = asTurned(found, { wideM: wideM * (row ? wanted - there : 1), deepM });
      // In a highlight a row keeps its number and is drawn smaller.
      const fitting = Math.max(1, Math.floor(room.wideM / (wideM * TIGHT)));
      const isDrawn = site.areaId !== null && room.wideM / (wideM * (wanted - there)) > smallestRoom(site);
      const pieces = row ? (isDrawn ? wanted - there : Math.min(wanted - there, fitting)) : 1;
      const scale = scaleIn(site, room, { wideM: wideM * pieces, deepM });
      const { x, z, baseM } = room;
      const turn = opens ? turnToViewer(room) : atWall ? room.turn : frontToViewer(room, front);
      for (let k = 0; k < pieces; k++) {
        const off = (k - (pieces - 1) / 2) * Math.min(wideM, room.wideM / pieces);
        const at = { x: x + off * Math.cos(turn), z: z + off * Math.sin(turn), baseM, turn, scale };
        const underM = hangs && isUnderPergola(site, at) ? PERGOLA_HOOKS_M / scale : undefined;
        site.instances.push(
          ...furnitureSet(site.seed + there + k, element, { ...at, underM }, hasFire(site)),
        );
      }
      there += pieces;
      smallest = Math.min(smallest, scale);
      rooms.push(room);
      site.taken.push(rectangle(room, ROUND_M));
    }
    const { one, many } = THINGS[element.set];
    if (rooms.length === 0) return noStandingRoom(site, one, asked);
    site.pieces.push(rectanglePiece(site, element, rooms, { count: there }));
    return toldScale(fewerOf(many, there, element.size?.count ?? usual), one, smallest, rooms[0]!);
  },
};

/** A fire without seats of its own stands where a lounge set has its table. */
const hasFire = ({ plan }: Site): boolean =>
  plan.elements.some((element) => element.kind === "fire-pit" && !element.seating && !element.place);

/** In a yard where it found no place as far off as it should be: nearer, where it fills more of the picture. */
const nearer = (site: Site, wish: RoomWish): StandingRoom | null =>
  wish.widestSeen === undefined ? null : standingRoom(site, { ...wish, widestSeen: WIDEST_NEAR });

/** Against the wall of the house where the highlight ends at it, or where it was asked for there: it looks away from the wall. Null elsewhere. */
function beforeWall(site: Site, { place }: ElementOf<"furniture">, wish: RoomWish): StandingRoom | null {
  const atFoot = roomAtFoot(site, { ...wish, offM: OFF_WALL_M });
  if (atFoot) return { ...atFoot, baseM: 0, needsFloor: false, floor: null, free: null };
  const isThere = place === "along-house" || (site.areaId !== null && !place);
  if (!isThere || site.near) return null;
  const room = fitAgainstHouse(site, { ...wish, marginM: OFF_WALL_M });
  return room && { ...room, baseM: 0, needsFloor: false, floor: null, free: null };
}

/** Distance of a bench to the rim of the ground that it stands on, meters. */
const OFF_WALL_M = 0.05;

/** The turn with which something looks at whoever took the photo, who stands at 0, 0. */
const turnToViewer = ({ x, z }: GroundPoint): number => Math.atan2(-x, z);

/** The turn of a room, or that by half a circle more: the one with which `front`, a direction of the set, looks more to the viewer. */
function frontToViewer({ x, z, turn }: GroundRectangle, front = { x: 0, z: -1 }): number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const seen = -x * (front.x * c - front.z * s) - z * (front.x * s + front.z * c);
  return seen >= 0 ? turn : turn + Math.PI;
}

/** Whether the middle of a place lies between the posts of the pergola of the design. */
const isUnderPergola = (site: Site, at: GroundPoint): boolean =>
  site.pieces.some(
    ({ element, outline }) =>
      element.kind === "pergola" && outline.some((corners) => isInGroundRing(corners, at.x, at.z)),
  );

const QUARTER = Math.PI / 2;

/** A room turned by a quarter where the set has more room so; it looks to the camera still. */
function asTurned(room: StandingRoom, needs: { wideM: number; deepM: number }): StandingRoom {
  const share = (wideM: number, deepM: number) => Math.min(wideM / needs.wideM, deepM / needs.deepM);
  const straight = share(room.wideM, room.deepM);
  if (straight >= TIGHT || share(room.deepM, room.wideM) < WORTH_TURNING * straight) return room;
  const turn = room.turn + (Math.sin(room.turn) > 0 ? -QUARTER : QUARTER);
  return { ...room, wideM: room.deepM, deepM: room.wideM, turn };
}

/** Ground that the foot of an umbrella or a side table takes, as a share of its room. */
const FOOT_SHARE = 0.4;

function setBeside(site: Site, element: ElementOf<"furniture">, spot: AmongFurniture): Outcome {
  const { wideM, deepM } = SETS[element.set];
  const { x, z, scale, isInside } = spot;
  site.instances.push(...furnitureSet(site.seed, element, spot));
  if (!isInside) site.taken.push(circle(x, z, FOOT_SHARE * wideM * scale));
  const room = { ...spot, wideM: wideM * scale, deepM: deepM * scale };
  site.pieces.push(rectanglePiece(site, element, room, { count: 1 }));
  return AS_ASKED;
}

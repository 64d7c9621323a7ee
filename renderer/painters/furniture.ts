import type { FurnitureSet } from "#core/elements/furniture-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { fewerOf } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { rectangle } from "#renderer/layout/shapes.ts";
import type { Site } from "#renderer/layout/site.ts";
import { noStandingRoom, type StandingRoom, standingRoom } from "#renderer/layout/standing-room.ts";
import { furnitureSet, SETS } from "#renderer/solids/furniture.ts";
import { type Painter, TURN } from "./painter.ts";

/** Sets, and pieces of a row, at most. */
const MOST = 4;
const MOST_IN_ROW = 8;
/**
 * A set does not shrink: it is placed only where it has at least this share of its room, in both
 * directions.
 */
const TIGHT = 0.88;
/** In a highlight that is too small it stands with its outer legs beyond the edge, down to this share of that. Tuned by eye. */
const SMALLEST = 0.65;
/** Radius of the corners of the ground that it takes, meters. */
const ROUND_M = 0.3;

/** What there is no room for, as people say it. */
const THINGS: Record<FurnitureSet, { one: string; many: string }> = {
  dining: { one: "dining furniture", many: "dining sets" },
  "dining-four": { one: "dining table with 4 chairs", many: "dining sets" },
  lounge: { one: "lounge furniture", many: "lounge sets" },
  bistro: { one: "bistro set", many: "bistro sets" },
  bench: { one: "bench", many: "benches" },
  chairs: { one: "chairs", many: "chairs" },
  loungers: { one: "sun loungers", many: "sun loungers" },
  stumps: { one: "log seats", many: "log seats" },
  umbrella: { one: "umbrella", many: "umbrellas" },
};

/** Places sets and pieces on paving or decks with room for each, or says that there is no place to stand. */
export const furniture: Painter<"furniture"> = {
  turn: TURN.furniture,
  paint: (site, element) => {
    const { wideM, deepM, usual, row, beside } = SETS[element.set];
    const near = site.near ?? (beside ? middleOfFurniture(site) : null);
    const wanted = Math.min(row ? MOST_IN_ROW : MOST, element.size?.count ?? usual);
    const inRow = row ? wanted : 1;
    const asked = {
      wideM: wideM * inRow,
      deepM,
      leastWideM: wideM * TIGHT,
      leastDeepM: deepM * TIGHT,
      smallest: SMALLEST,
      place: element.place,
    };
    const rooms: StandingRoom[] = [];
    let there = 0;
    // Each set takes its room before the next one looks for its own.
    while (there < wanted) {
      const room = standingRoom(
        { ...site, near },
        { ...asked, wideM: Math.min(asked.wideM, wideM * (wanted - there)) },
      );
      if (!room) break;
      const pieces = row
        ? Math.min(wanted - there, Math.max(1, Math.floor(room.wideM / (wideM * TIGHT))))
        : 1;
      const { x, z, baseM, turn } = room;
      for (let k = 0; k < pieces; k++) {
        const off = (k - (pieces - 1) / 2) * Math.min(wideM, room.wideM / pieces);
        const spot = { x: x + off * Math.cos(turn), z: z + off * Math.sin(turn), baseM, turn };
        site.instances.push(...furnitureSet(site.seed + there + k, element, spot));
      }
      there += pieces;
      rooms.push(room);
      site.taken.push(rectangle(room, ROUND_M));
    }
    const { one, many } = THINGS[element.set];
    if (rooms.length === 0) return noStandingRoom(site, one, asked);
    site.pieces.push(rectanglePiece(site, element, rooms, { count: there }));
    return fewerOf(many, there, element.size?.count ?? usual);
  },
};

/** The middle of the far side of the furniture that was set last; null without any. */
function middleOfFurniture({ pieces }: Site): Site["near"] {
  const corners = pieces.findLast(({ element }) => element.kind === "furniture")?.outline[0];
  if (!corners?.length) return null;
  const middle = (of: (p: GroundPoint) => number) =>
    corners.reduce((sum, p) => sum + of(p) / corners.length, 0);
  // Behind it, as whoever looks at it sees it: a pole before two chairs hides them.
  return { x: middle((p) => p.x), z: Math.max(...corners.map(({ z }) => z)) };
}

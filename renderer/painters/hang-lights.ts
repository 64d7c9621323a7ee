import { fitStraight } from "#renderer/layout/fit-room.ts";
import { AS_ASKED, noRoom, type Outcome } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { circle, cornersOf, type GroundRectangle, partOf, pointOf } from "#renderer/layout/shapes.ts";
import { regionField, type Site } from "#renderer/layout/site.ts";
import { PERGOLA_HOOKS_M } from "#renderer/solids/pergola.ts";
import { POST_HOOKS_M, stringLights } from "#renderer/solids/string-lights.ts";
import type { ElementOf } from "./painter.ts";

/** Room between the posts, and the least, meters. */
const USUAL = { wideM: 5, deepM: 3.8 };
const LEAST = { leastWideM: 2, leastDeepM: 1.6 };
/** Distance of the posts to the rim of their ground, and from furniture that they stand round, meters. */
const MARGIN_M = 0.1;
const ROUND_SET_M = 0.5;
/** Radius of the ground that a post takes, meters. */
const POST_ROOM_M = 0.12;

/** Hangs string lights from the pergola of the design, else on four posts round the furniture that is planned, else over open ground. */
export function hangLights(site: Site, element: ElementOf<"furniture">): Outcome {
  const pergola = rectangleOf(site, "pergola");
  const ground = pergola ? null : (roundFurniture(site) ?? openRoom(site, element));
  const room = pergola ?? (ground && offTheCamera(ground));
  if (!room) return noRoom("string lights");
  const { x, z, turn, wideM, deepM } = room;
  const hooksM = pergola ? PERGOLA_HOOKS_M : POST_HOOKS_M;
  const { mesh, bulbs } = stringLights({ wideM, deepM, hooksM, hasPosts: !pergola });
  const baseM = site.decks.find(({ field }) => field(x, z) < 0)?.heightM ?? 0;
  site.instances.push({ mesh, x, z, turn, baseM });
  for (const [across, y, away] of bulbs)
    site.lamps.push({ ...pointOf(room, across, away), bulbM: baseM + y });
  if (!pergola) for (const post of cornersOf(room)) site.taken.push(circle(post.x, post.z, POST_ROOM_M));
  site.pieces.push(rectanglePiece(site, element, room, { count: 1 }));
  return AS_ASKED;
}

/** Posts stand at least this far from the camera where the ground behind them is deep enough: nearer ones hide the yard. Meters. */
const NEAREST_POST_M = 3.4;
const STEP_M = 0.1;

/** The part of a room whose near posts are far enough from the camera, as deep as the least room at least. */
function offTheCamera(room: GroundRectangle): GroundRectangle {
  let part = room;
  while (
    part.deepM > LEAST.leastDeepM + STEP_M &&
    cornersOf(part).some((corner) => corner.z < NEAREST_POST_M)
  )
    part = partOf(part, 0, STEP_M / 2, part.wideM, part.deepM - STEP_M);
  return part;
}

/** The ground of the last element of a kind that was set with four corners; null without one. */
function rectangleOf(site: Site, kind: "pergola" | "furniture"): GroundRectangle | null {
  const corners = site.pieces.findLast(({ element }) => element.kind === kind)?.outline[0];
  const [a, b, c, d] = corners ?? [];
  if (!a || !b || !c || !d) return null;
  return {
    x: (a.x + c.x) / 2,
    z: (a.z + c.z) / 2,
    wideM: Math.hypot(b.x - a.x, b.z - a.z),
    deepM: Math.hypot(c.x - b.x, c.z - b.z),
    turn: Math.atan2(b.z - a.z, b.x - a.x),
  };
}

/** Round the furniture of the design, where all four posts have ground. */
function roundFurniture(site: Site): GroundRectangle | null {
  const set = rectangleOf(site, "furniture");
  if (!set) return null;
  const room = partOf(
    set,
    0,
    0,
    Math.max(LEAST.leastWideM, set.wideM + 2 * ROUND_SET_M),
    Math.max(LEAST.leastDeepM, set.deepM + 2 * ROUND_SET_M),
  );
  const region = regionField(site);
  return cornersOf(room).every(({ x, z }) => region(x, z) < 0) ? room : null;
}

/** Over open ground: what lies and stands on it does not count, but walks and the ways to doors stay open where they can. */
function openRoom(site: Site, { place, size }: ElementOf<"furniture">): GroundRectangle | null {
  const wish = {
    wideM: size?.lengthM ?? USUAL.wideM,
    deepM: size?.widthM ?? USUAL.deepM,
    ...LEAST,
    marginM: MARGIN_M,
    place,
  };
  return (
    fitStraight({ ...site, taken: [site.hardDistance] }, wish) ?? fitStraight({ ...site, taken: [] }, wish)
  );
}

import type { ElementKind } from "#core/elements/element.ts";
import { circledFront } from "#renderer/layout/circled-front.ts";
import { circledPergola } from "#renderer/layout/circled-pergola.ts";
import { fitRoom, noRoomFor } from "#renderer/layout/fit-room.ts";
import { AS_ASKED, isSmaller, madeSmaller, type Outcome } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { circle, cornersOf, type GroundRectangle, partOf, pointOf } from "#renderer/layout/shapes.ts";
import type { Site } from "#renderer/layout/site.ts";
import { inMiddle, patiosOf } from "#renderer/layout/standing-room.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { PERGOLA_HEIGHT_M, pergola as timberFrame } from "#renderer/solids/pergola.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Size where none was asked for, and the least, meters. */
const USUAL = { wideM: 3.6, deepM: 3 };
const LEAST = { wideM: 2.2, deepM: 1.8 };
/** The largest that is drawn where a person circled the place for one: 20 by 16 ft, of kits the largest usual one; and its sides are whole steps of 2 ft. */
const LARGEST = { wideM: 6.1, deepM: 4.88 };
const SIDE_STEP_M = 0.6096;
/** Posts on a deck stand this far inside its edge, meters. */
const POST_INSET_M = 0.12;
/** Distance from the edge of the region, and radius of ground that each post takes, meters. */
const MARGIN_M = 0.15;
const POST_ROOM_M = 0.15;

/** Builds a pergola over the deck where there is one, else over open ground at the wished place. */
export const pergola: Painter<"pergola"> = {
  turn: TURN.pergola,
  paint: (site, element) => {
    const drawn = site.circled && circledFront(site.camera, site.circled);
    const stands = drawn && circledPergola(site.camera, drawn);
    if (stands) return standOver(site, element, stands);
    const fills = !element.size && !element.place && isCircledFor(site);
    const wish = wishedSize(element.size, fills ? LARGEST : USUAL);
    const least = {
      leastWideM: Math.min(LEAST.wideM, wish.wideM),
      leastDeepM: Math.min(LEAST.deepM, wish.deepM),
    };
    // It stands over the deck where there is one, and may over a patio: what is taken on the ground does not count,
    // but doors and the walks to them stay open.
    const under = element.place ? undefined : site.decks[0];
    const place = element.place ?? (fills ? undefined : "back");
    const open = { ...site, taken: [site.hardDistance] };
    const wanted = { ...wish, ...least, marginM: MARGIN_M, place };
    const patio = under || element.place || site.near || element.size ? undefined : patiosOf(site)[0];
    const overPatio = patio ? roomOnPatio(site, patio) : null;
    const room =
      overPatio ??
      (under
        ? partOf(
            under.room,
            0,
            0,
            Math.min(wish.wideM, under.room.wideM - 2 * POST_INSET_M),
            Math.min(wish.deepM, under.room.deepM - 2 * POST_INSET_M),
          )
        : fitRoom(open, wanted, element.size !== undefined));
    if (!room) return noRoomFor(open, "pergola", wanted);
    const { x, z, turn } = room;
    const wideM = fills ? inSteps(room.wideM) : room.wideM;
    const deepM = fills ? inSteps(room.deepM) : room.deepM;
    site.instances.push({
      mesh: timberFrame(site.seed, wideM, deepM, element.wood),
      x,
      z,
      turn,
      baseM: under?.heightM ?? 0,
      ...(element.wood === "white" ? { white: true as const } : {}),
    });
    const built = { ...room, wideM, deepM };
    for (const post of cornersOf(built)) site.taken.push(circle(post.x, post.z, POST_ROOM_M));
    site.pieces.push(rectanglePiece(site, element, built, { count: 1 }));
    return element.size && isSmaller(room, wish) ? madeSmaller("pergola", room, wish) : AS_ASKED;
  },
};

/** Over a patio a pergola has these sides, meters (14 by 12 ft), or the steps that fit so far inside its rim. */
const ON_PATIO = { wideM: 4.27, deepM: 3.66 };
const INSIDE_M = 0.2;

/** A pergola in the seen middle of a patio; null where it has no room there. */
function roomOnPatio(site: Site, patio: GroundSdf): GroundRectangle | null {
  const onIt = { ...site, taken: [(x: number, z: number) => -patio(x, z)] };
  const room = fitRoom(onIt, {
    ...ON_PATIO,
    leastWideM: LEAST.wideM,
    leastDeepM: LEAST.deepM,
    marginM: 0,
    gapM: INSIDE_M,
  });
  if (!room) return null;
  const built = { ...room, wideM: inSteps(room.wideM), deepM: inSteps(room.deepM) };
  return inMiddle(site, built, patio);
}

/** What may stand in a place that was circled for a pergola: its ground is not built on. */
const STANDS_UNDER: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "pergola",
  "furniture",
  "fire-pit",
  "outdoor-kitchen",
  "planter",
]);
const isCircledFor = ({ areaId, plan }: Site): boolean =>
  areaId !== null && plan.elements.every(({ kind }) => STANDS_UNDER.has(kind));

/** A side as kits have it, no longer than there is room; the room itself where that is shorter than the shortest kit. */
const inSteps = (sideM: number): number =>
  sideM < LEAST.wideM ? sideM : Math.floor(sideM / SIDE_STEP_M + NOISE) * SIDE_STEP_M;
/** Rounding error of a side, steps. */
const NOISE = 1e-6;

/** Over what a person circled: its front stands before that, its far posts behind it. */
function standOver(
  site: Site,
  element: ElementOf<"pergola">,
  { room, heightM }: NonNullable<ReturnType<typeof circledPergola>>,
): Outcome {
  const { x, z, turn, wideM, deepM } = room;
  for (const part of ["front", "back"] as const)
    site.instances.push({
      mesh: timberFrame(site.seed, wideM, deepM, element.wood, part),
      ...{ x, z, turn },
      heightScale: heightM / PERGOLA_HEIGHT_M,
      covers: "others" as const,
      ...(element.wood === "white" ? { white: true as const } : {}),
      litAt: [pointOf(room, 0, -deepM / 2 - 0.5)],
    });
  for (const post of cornersOf(room)) site.taken.push(circle(post.x, post.z, POST_ROOM_M));
  site.pieces.push(rectanglePiece(site, element, room, { count: 1 }));
  return AS_ASKED;
}

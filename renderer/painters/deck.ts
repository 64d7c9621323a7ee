import { hasHouseLine } from "#renderer/layout/bed-field.ts";
import { fitRoom, noRoomFor } from "#renderer/layout/fit-room.ts";
import { fitAgainstHouse } from "#renderer/layout/house-wall.ts";
import { AS_ASKED, isSmaller, madeSmaller } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { type GroundRectangle, partOf, rectangle } from "#renderer/layout/shapes.ts";
import { layDetail, type Site } from "#renderer/layout/site.ts";
import { deck as deckBoards } from "#renderer/solids/deck.ts";
import { deckStair } from "#renderer/solids/deck-stair.ts";
import { soil } from "#renderer/textures/soil.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Size where none was asked for, meters: across and away from the house. */
const USUAL = { wideM: 5.5, deepM: 3.2 };
/** In a highlight the deck takes the room there is, up to this, meters. */
const FILLED = { wideM: 9, deepM: 6 };
/**
 * Height of the boards above the yard, meters: one riser. The bill counts a stair from the second riser on.
 */
const HEIGHT_M = 0.19;
/** Radius of the corners of its shape, meters. */
const ROUND_M = 0.02;
/**
 * The dark ground under the deck reaches this far beyond it, with an edge this soft, meters; tone of its
 * soil.
 */
const DARK_BEYOND_M = 0.03;
const DARK_SOFT_M = 0.04;
const DARK_SOIL = 0.5;
/** Width of the ground that the stair takes, meters. */
const STAIR_ROOM_M = 1.2;

/**
 * Lays a deck, with its stair and railing, and the dark ground under it. What is laid later keeps off the
 * deck and the foot of the stair.
 */
export const deck: Painter<"deck"> = {
  turn: TURN.deck,
  paint: (site, element) => {
    const wish = wishedSize(element.size, site.filled ? FILLED : USUAL);
    const attached = place(site, element, wish);
    const room = attached?.room;
    if (!room) return noRoomFor(site, "deck", wishOf(element, wish));
    const field = rectangle(room, ROUND_M);
    // The ground under it lies in the dark and shows through the gaps.
    layDetail(
      site,
      (x, z) => field(x, z) - DARK_BEYOND_M,
      { kind: "matte", shade: soil(DARK_SOIL) },
      DARK_SOFT_M,
    );
    const heightM = element.size?.heightM ?? HEIGHT_M;
    const stair = deckStair(site.seed, room, heightM, element.wood);
    site.instances.push(
      ...deckBoards(site.seed, { ...room, heightM, atHouse: attached.atHouse }, element.wood),
      ...stair.instances,
    );
    site.taken.push(field);
    if (stair.deepM > 0) {
      site.taken.push(
        rectangle(partOf(room, 0, -(room.deepM + stair.deepM) / 2, STAIR_ROOM_M, stair.deepM), ROUND_M),
      );
    }
    site.decks.push({ field, heightM, room });
    site.pieces.push(rectanglePiece(site, element, room, { heightM }));
    return element.size && isSmaller(room, wish) ? madeSmaller("deck", room, wish) : AS_ASKED;
  },
};

/** The room that a deck asks for: at least 1.8 by 1.2 m, or less where less was asked for. Meters. */
const wishOf = ({ place }: ElementOf<"deck">, { wideM, deepM }: { wideM: number; deepM: number }) => ({
  wideM,
  deepM,
  marginM: 0.05,
  leastWideM: Math.min(1.8, wideM),
  leastDeepM: Math.min(1.2, deepM),
  gapM: 0.05,
  place,
});

/** A deck belongs to the house: against its wall where the region borders on it, unless the words ask for another place. */
function place(
  site: Site,
  element: ElementOf<"deck">,
  size: { wideM: number; deepM: number },
): { room: GroundRectangle; atHouse: boolean } | null {
  const wish = wishOf(element, size);
  // Beside a door and the walk to it rather than across them.
  const clear = { ...site, taken: [...site.taken, site.hardDistance] };
  if (element.place === undefined || element.place === "along-house") {
    const room = fitAgainstHouse(clear, wish) ?? fitAgainstHouse(site, wish);
    if (room) return { room, atHouse: true };
  }
  const near = site.filled || !hasHouseLine(site) ? undefined : "along-house";
  const anywhere = { ...wish, place: element.place ?? near };
  const room = fitRoom(clear, anywhere) ?? fitRoom(site, anywhere);
  return room && { room, atHouse: false };
}

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

const USUAL = { wideM: 5.5, deepM: 3.2 };
/** In a highlight the deck takes what there is. */
const FILLED = { wideM: 9, deepM: 6 };
/** One riser up from the yard: the bill counts a stair from the second on. */
const HEIGHT_M = 0.19;

export const deck: Painter<"deck"> = {
  turn: TURN.deck,
  paint: (site, element) => {
    const wish = wishedSize(element.size, site.filled ? FILLED : USUAL);
    const attached = place(site, element, wish);
    const room = attached?.room;
    if (!room) return noRoomFor(site, "deck", wishOf(element, wish));
    const field = rectangle(room, 0.02);
    // The ground under it lies in the dark and shows through the gaps.
    layDetail(site, (x, z) => field(x, z) - 0.03, { kind: "matte", shade: soil(0.5) }, 0.04);
    const heightM = element.size?.heightM ?? HEIGHT_M;
    const stair = deckStair(site.seed, room, heightM, element.wood);
    site.instances.push(
      ...deckBoards(site.seed, { ...room, heightM, atHouse: attached.atHouse }, element.wood),
      ...stair.instances,
    );
    site.taken.push(field);
    if (stair.deepM > 0) {
      site.taken.push(rectangle(partOf(room, 0, -(room.deepM + stair.deepM) / 2, 1.2, stair.deepM), 0.02));
    }
    site.decks.push({ field, heightM, room });
    site.pieces.push(rectanglePiece(site, element, room, { heightM }));
    return element.size && isSmaller(room, wish) ? madeSmaller("deck", room, wish) : AS_ASKED;
  },
};

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

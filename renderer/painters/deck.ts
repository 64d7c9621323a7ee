import { hasHouseLine } from "#renderer/layout/bed-field.ts";
import { fitRectangle } from "#renderer/layout/fit-rectangle.ts";
import { asAsked, madeSmaller, noRoom } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { rectangle } from "#renderer/layout/shapes.ts";
import { layDetail } from "#renderer/layout/site.ts";
import { deck as deckBoards } from "#renderer/solids/deck.ts";
import { soil } from "#renderer/textures/soil.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

const USUAL = { wideM: 5.5, deepM: 3.2 };
/** In a highlight the deck takes what there is. */
const FILLED = { wideM: 9, deepM: 6 };
/** One step up from the yard. */
const HEIGHT_M = 0.2;

export const deck: Painter<"deck"> = {
  turn: TURN.deck,
  paint: (site, element) => {
    const wish = wishedSize(element.size, site.filled ? FILLED : USUAL);
    const room = fitRectangle(site, {
      ...wish,
      marginM: 0.05,
      leastWideM: Math.min(1.8, wish.wideM),
      leastDeepM: Math.min(1.2, wish.deepM),
      // A deck belongs to the house; only a highlight says otherwise.
      place: element.place ?? (site.filled || !hasHouseLine(site) ? undefined : "along-house"),
      gapM: 0.05,
    });
    if (!room) return noRoom("deck");
    const field = rectangle(room, 0.02);
    // The ground under it lies in the dark and shows through the gaps.
    layDetail(site, (x, z) => field(x, z) - 0.03, { kind: "matte", shade: soil(0.5) }, 0.04);
    const heightM = element.size?.heightM ?? HEIGHT_M;
    const wood: ElementOf<"deck">["wood"] = element.wood;
    site.instances.push(
      ...deckBoards(
        site.seed,
        { x: room.x, z: room.z, lengthM: room.wideM, depthM: room.deepM, heightM },
        wood,
      ),
    );
    site.taken.push(field);
    site.decks.push({ field, heightM });
    site.pieces.push(rectanglePiece(site, element, room, { heightM }));
    return element.size && (room.wideM < wish.wideM * 0.95 || room.deepM < wish.deepM * 0.95)
      ? madeSmaller("deck", room.wideM, room.deepM)
      : asAsked;
  },
};

import { fitRectangle } from "#renderer/layout/fit-rectangle.ts";
import { asAsked, madeSmaller, noRoom } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { circle, cornersOf } from "#renderer/layout/shapes.ts";
import { pergola as timberFrame } from "#renderer/solids/pergola.ts";
import { type Painter, TURN } from "./painter.ts";

const USUAL = { wideM: 3.6, deepM: 3 };

export const pergola: Painter<"pergola"> = {
  turn: TURN.pergola,
  paint: (site, element) => {
    const wish = wishedSize(element.size, USUAL);
    // It may stand over a patio or a deck, so what is taken on the ground does not count.
    const room = fitRectangle(
      { ...site, taken: [] },
      {
        ...wish,
        marginM: 0.15,
        leastWideM: Math.min(2.2, wish.wideM),
        leastDeepM: Math.min(1.8, wish.deepM),
        place: element.place ?? "back",
      },
    );
    if (!room) return noRoom("pergola");
    const { x, z, turn, wideM, deepM } = room;
    site.instances.push({
      mesh: timberFrame(site.seed, wideM, deepM, element.wood),
      x,
      z,
      turn,
    });
    for (const post of cornersOf(room)) site.taken.push(circle(post.x, post.z, 0.15));
    site.pieces.push(rectanglePiece(site, element, room, { count: 1 }));
    return element.size && wideM < wish.wideM * 0.95 ? madeSmaller("pergola", wideM, deepM) : asAsked;
  },
};

import { furnitureColorIn } from "#core/elements/furniture-looks.ts";
import type { Named, Parts } from "./clause-types.ts";
import { exactly, type Heard, type Meant } from "./heard.ts";

const OF_CHAIRS =
  /^(?:(?:and|but|please|can|could|make|move|put|paint) )*(?:the |my |our |those |these )?(chairs|seats|stools|adirondacks|adirondack chairs)\b/;
/** "6 red chairs around the fire pit". */
const SO_MANY =
  /^(?:(?:and|but|please|can|could|we|i|make|put|set|have|add|want|need|use|only|just|there|be|it) )*(\d+) (?:[a-z]+ ){0,2}?(?:chairs|seats|stools|adirondacks)(?: (?:around|round|at|by|for) (?:the )?(?:fire pit|firepit|fire|it))?(?: please)?$/;
const GONE =
  /^(?:(?:and|but|please) )*(?:(?:no|without|lose|remove|delete|ditch|drop|take out|get rid of)(?: the| those| these)? (?:chairs|seats|stools)|(?:the |those |these )?(?:chairs|seats|stools) (?:can go|should go|must go|out))(?: please)?$/;

const THEM =
  /^(?:(?:and|but|please|can|could|you|we|do|make|paint|have|get|want) )*(?:them|those|these|they)\b/;

/** "The chairs blue", "no chairs": chairs that come with a fire pit have a color, and no other look or place of their own; null where they are others. */
export function chairsOfPit({ counts }: Parts, there: readonly Named[], said: string, heard: Heard): Meant {
  const { elements } = heard.document;
  const [pit] = elements.filter(({ element }) => element.kind === "fire-pit" && element.seating);
  const isOther =
    elements.some(({ element: { kind } }) => kind === "furniture" || kind === "outdoor-kitchen") ||
    there.some(({ known }) => known.elements.some(({ id }) => id !== pit?.id));
  if (!pit || isOther) return null;
  const seatColor = furnitureColorIn(said);
  const seats = Number(SO_MANY.exec(said)?.[1]);
  if (seats > 0)
    return [
      {
        op: "set",
        target: exactly(pit),
        fits: { "fire-pit": { seating: true, ...(seatColor && { seatColor }) } },
        seats,
      },
    ];
  if (counts.length > 0) return null;
  if (GONE.test(said)) return [{ op: "set", target: exactly(pit), fits: { "fire-pit": { seating: false } } }];
  // "Make it 4 chairs and do them in blue": a fire pit by itself is no "them".
  const isOfThem = THEM.test(said) && heard.last?.elements.some(({ id }) => id === pit.id) === true;
  if (isOfThem && seatColor)
    return [{ op: "set", target: exactly(pit), fits: { "fire-pit": { seatColor } } }];
  const name = OF_CHAIRS.exec(said)?.[1];
  if (!name) return null;
  if (seatColor) return [{ op: "set", target: exactly(pit), fits: { "fire-pit": { seatColor } } }];
  Object.assign(heard, { isLost: true, last: null });
  return { unread: `${name} of the fire pit` };
}

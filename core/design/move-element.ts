import type { PlanElement } from "#core/elements/element.ts";
import { type Applied, done, notThere, told, withChanged } from "./applied.ts";
import type { DesignDocument } from "./design-document.ts";
import { findElements, speciesOf } from "./find-elements.ts";
import { canTurn } from "./hand-offers.ts";
import { ACROSS, PLACE_OF, sentTo, WAYS } from "./move-place.ts";
import type { Operation } from "./operation.ts";
import { targetWords } from "./target-words.ts";

export const SAY_THE_SIDE = "Say where it is to stand: on the left, on the right, in front or at the back.";

const PLANTS_STAND =
  "Plants of a bed stand by their height, the low ones in front: drag single plants in the picture.";

/** How far something moves when nobody says. */
const STEP_M = 1.5;

export function moved(
  document: DesignDocument,
  { target, to, byM }: Extract<Operation, { op: "move" }>,
  said: string,
): Applied {
  const found = findElements(document, target);
  if (found.length === 0) return notThere(document, target, said);
  const isOfBed =
    target.species !== undefined &&
    found.every(({ element }) => element.kind === "bed" && speciesOf(element).length > 1);
  if (isOfBed) return done(document, [told(said, PLANTS_STAND)]);
  if (to === "other" && !found.every(({ element }) => element.place && ACROSS[element.place]))
    return done(document, [told(said, SAY_THE_SIDE)]);
  const changed = withChanged(document, found, (element, { areaId }) => {
    if (to === "other") return sentTo(element, ACROSS[element.place!]);
    // In a highlight a thing has its place; it moves from there.
    const isHeld = areaId !== null && to in WAYS;
    const place = to in PLACE_OF ? PLACE_OF[to as keyof typeof PLACE_OF] : (to as PlanElement["place"])!;
    // Said once more it goes on from where it is.
    const isThere = element.place === place && to in WAYS;
    if (byM === undefined && !isHeld && !isThere) return sentTo(element, place);
    const { x = 0, z = 0 } = element.shiftM ?? {};
    const [dx, dz] = to in WAYS ? WAYS[to as keyof typeof WAYS] : [0, 0];
    const far = byM ?? STEP_M;
    return { ...element, shiftM: { x: x + dx * far, z: z + dz * far } };
  });
  return done(changed);
}

/** A thing that was turned all the way round stands as it stood. */
const WHOLE_TURN = 2 * Math.PI;

export function turned(
  document: DesignDocument,
  { target, byRad }: Extract<Operation, { op: "turn" }>,
  said: string,
): Applied {
  const found = findElements(document, target);
  if (found.length === 0) return notThere(document, target, said);
  if (!found.every(({ element }) => canTurn(element)))
    return done(document, [
      told(said, `The ${targetWords(target)} cannot be turned: it follows what it lies along.`),
    ]);
  return done(
    withChanged(document, found, (element) => {
      const { turnRad = 0, ...rest } = element;
      const next = (turnRad + byRad) % WHOLE_TURN;
      return (Math.abs(next) < 1e-9 ? rest : { ...rest, turnRad: next }) as PlanElement;
    }),
  );
}

import type { HandChange, SidesFt } from "#core/design/hand-change.ts";
import { HAND_SIDES } from "#core/design/hand-offers.ts";
import { sideWords } from "./element-facts.ts";
import { type GroundMove, moveWords, turnWords } from "./ground-move.ts";

export const isMove = (change: HandChange): change is HandChange & GroundMove =>
  change.kind === "move" || (change.kind === "one" && change.do === "move");

/** Whether a change that is held leaves all as it is; `sides`: those of the element now. */
export function isNoChange(change: HandChange, sides: SidesFt): boolean {
  if (isMove(change)) return moveWords(change) === "";
  if (change.kind === "turn") return change.degrees === 0;
  if (change.kind !== "size" || change.rightFt) return false;
  return HAND_SIDES.every((side) => change[side] === undefined || change[side] === sides[side]);
}

/** What is said beside a change that is held: how far, how large. */
export function changeWords(change: HandChange): string {
  if (isMove(change)) return moveWords(change);
  if (change.kind === "turn") return change.degrees === 0 ? "" : turnWords(change.degrees);
  if (change.kind !== "size") return "";
  const { long, wide, high } = change;
  return [long, wide, high].flatMap((feet) => (feet ? [sideWords(feet)] : [])).join(" by ");
}

/** What a button says that makes a change which is held: "Move it 2 ft left"; null where a field has a button of its own. */
export function madeWords(change: HandChange): string | null {
  if (isMove(change)) return `Move it ${moveWords(change)}`;
  return change.kind === "turn" ? `Turn it ${turnWords(change.degrees)}` : null;
}

/** Whether the same change can be meant twice in a row; of the others the second tap is of the same finger. */
const REPEATS: Record<HandChange["kind"], boolean> = {
  ...{ grow: true, shrink: true, copy: true, move: true, turn: true },
  ...{ remove: false, choose: false, swap: false, drop: false, plant: false, one: false },
  ...{ number: false, age: false, size: false },
};
export const isSecondTap = ({ kind }: HandChange, said: string, last: string | undefined): boolean =>
  !REPEATS[kind] && said === last;

/** What a sentence changes and how, without how far: "Patio 4: move", "Set down a new raised bed ". */
const STEM = /^(?:.* \d+: \w+|\D*)/;
export const isStepOf = (one: string, other: string): boolean =>
  STEM.exec(one)?.[0] === STEM.exec(other)?.[0];

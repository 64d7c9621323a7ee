import { colorsAround, expectedAt, sampled } from "./expected-at.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** Places of a hole whose expected colors stand for all of it. */
const PLACES = 60;
/** What differs by more from all of them is something else that is seen there, levels: sills, awnings, urns, lamps. */
const ALIKE = 30;
/** Less than this share of the hole is too little to fill it from. */
const LEAST = 0.25;

/**
 * What a hole may be filled with of one kind without what is no plain surface: single things must not be repeated. `isBeside`: where shutters and
 * sills may be.
 */
export function plainKinds(task: Incomplete, kind: number, isBeside: (i: number) => boolean): Uint8Array {
  const { hole, wanted, kinds } = task;
  const own = sampled(pixelsOf(hole.map((value, i) => (value && wanted[i] === kind ? 1 : 0))), PLACES);
  const all = pixelsOf(kinds.map((one) => (one === kind ? 1 : 0)));
  const open = all.filter((i) => !isBeside(i));
  if (own.length === 0 || open.length === 0) return kinds;
  const shown = new Uint8Array(kinds.length);
  for (const i of open) shown[i] = kind;
  const expected = expectedAt({ ...task, kinds: shown }, kind, own);
  const around = colorsAround(task.picture);
  const other = all.filter((i) => {
    for (let k = 0; k < own.length; k++) {
      let off = 0;
      for (let c = 0; c < 3; c++) off += (around[c]![i]! - expected[k * 3 + c]!) ** 2;
      if (off < 3 * ALIKE * ALIKE) return false;
    }
    return true;
  });
  if (all.length - other.length < LEAST * pixelsOf(hole).length) return kinds;
  const plain = kinds.slice();
  for (const i of other) plain[i] = 0;
  return plain;
}

import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** The same with less of a hole: what is left out is not known. */
export function without(task: Incomplete, isOut: (i: number) => boolean): Incomplete {
  const hole = task.hole.slice();
  const unknown = task.unknown.slice();
  for (const i of pixelsOf(task.hole))
    if (isOut(i)) {
      hole[i] = 0;
      unknown[i] = 1;
    }
  return { ...task, hole, unknown };
}

/** The same with what was filled before as if it were known. */
export function withFilled(task: Incomplete, source: Int32Array): Incomplete {
  const { picture, unknown, shown, wanted } = task;
  const data = new Uint8Array(picture.data);
  const filled = { ...task, picture: { ...picture, data }, unknown: unknown.slice(), shown: shown.slice() };
  source.forEach((from, i) => {
    if (from < 0) return;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = picture.data[from * 3 + c]!;
    filled.unknown[i] = 0;
    filled.shown[i] = wanted[i]!;
  });
  return filled;
}

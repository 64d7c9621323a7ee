import type { GroundPoint } from "#core/geometry/point.ts";
import { cutLine } from "./cut-line.ts";
import { lineLength } from "./trace-contours.ts";

/** So much of lines, the first first, as comes to a length: the middle of a line that is longer than what is left. Meters. */
export function runOf(lines: readonly GroundPoint[][], lengthM: number): GroundPoint[][] {
  let leftM = lengthM;
  return lines.flatMap((line) => {
    const wholeM = lineLength(line, false);
    const takenM = Math.min(leftM, wholeM);
    leftM -= takenM;
    if (takenM <= 0) return [];
    if (takenM === wholeM) return [line];
    const [, rest] = cutLine(line, (wholeM - takenM) / 2);
    return [cutLine(rest, takenM)[0]];
  });
}

import type { PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { cutLine } from "./cut-line.ts";
import { AS_ASKED, type Outcome } from "./outcome.ts";
import { lineLength } from "./trace-contours.ts";

/** So much of lines, the first first, as comes to a length: the middle of a line that is longer than what is left. Meters. */
function runOf(lines: readonly GroundPoint[][], lengthM: number): GroundPoint[][] {
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

/** A run that is shorter than asked for by less than this is as long as that. */
const SHORTER_M = 0.3;
/** Less is a post. */
const LEAST_RUN_M = 0.6;

/** What stands along a line, as long as was asked for. */
export type AskedRun = { lines: GroundPoint[][]; lengthM: number; isShorter: boolean; outcome: Outcome };

/**
 * So much of the lines that something may stand on as was asked for: a length, or so much more or less than it has (`usualM`; without it all
 * of the lines).
 */
export function runAsAsked(
  whole: GroundPoint[][],
  thing: string,
  { size, grown }: Pick<PlanElement, "size" | "grown">,
  usualM?: number,
): AskedRun {
  const allM = runLength(whole);
  // "Twice as long", "4 ft longer": of the usual length, or of all that there is.
  const grownM = grown && (usualM ?? allM) * grown.times + grown.byM;
  const askedM = size?.lengthM ?? (grownM === undefined ? usualM : Math.max(LEAST_RUN_M, grownM));
  const lines = askedM === undefined ? whole : runOf(whole, askedM);
  const lengthM = runLength(lines);
  const isShorter = askedM !== undefined && lengthM < askedM - SHORTER_M;
  const feet = (meters: number) => Math.round(metersToFeet(meters));
  const outcome: Outcome = isShorter
    ? { placed: true, sentence: `There was room for ${feet(lengthM)} of the ${feet(askedM)} ft of ${thing}.` }
    : AS_ASKED;
  return { lines, lengthM, isShorter, outcome };
}

export const runLength = (lines: readonly GroundPoint[][]): number =>
  lines.reduce((sum, line) => sum + lineLength(line, false), 0);

import { flowerColorOf } from "#core/plants/flower-color.ts";
import type { Reader } from "./reader.ts";

const isColor = (reader: Reader, at: number): boolean =>
  reader.lexemes[at]?.type === "phrase" && flowerColorOf(reader.textOf(reader.lexemes[at])) !== null;
const isJoint = (reader: Reader, at: number): boolean =>
  reader.lexemes[at]?.type === "comma" || reader.entryAt(at)?.link === "and";

/** The next place that holds neither a color of flowers nor what joins two: "red, white and blue flowers". */
function afterColors(reader: Reader, index: number): number {
  let next = index + 1;
  while (isColor(reader, next) || (isJoint(reader, next) && next < reader.lexemes.length)) next++;
  return next;
}

const FLOWERS = /^(?:flowers?|flowering|blooming|blooms?|perennials?)\b/;

/** Whether a color is that of flowers: they are named behind it, or it is one of several that are said of a bed. */
export function isColorOfFlowers(reader: Reader, index: number): boolean {
  const after = afterColors(reader, index);
  if (FLOWERS.test(reader.entryAt(after)?.phrase ?? "")) return true;
  const isBefore = isColor(reader, index - 1) || (isJoint(reader, index - 1) && isColor(reader, index - 2));
  const isAfter = isColor(reader, index + 1) || (isJoint(reader, index + 1) && isColor(reader, index + 2));
  return (
    (isBefore || isAfter) && reader.lastMention()?.kind === "bed" && reader.headAfter(after - 1) === null
  );
}

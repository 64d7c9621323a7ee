import type { Mention, Reading } from "./mention.ts";

/** "left of the driveway", "on the right hand side of our drive". */
const BESIDE_DRIVE =
  /\b(?:on |to |along )?(?:the |its )?(left|right)(?: hand)?(?: side)? of (?:the|my|our|that|this) (?:front |paver |concrete )?(?:driveway|drive)\b/g;

/** Who speaks of a strip beside a drive means one of about this width, meters: 2.5 ft. */
const STRIP_M = 0.76;
const STRIP = /\bstrip (?:(?:that is|thats) )?$/;

/** Gives a bed that is asked for on one side of the drive its place there: said of a part of the picture, it would lie at the edge of the photo. */
export function placeBesideDrive({ mentions, loose, used }: Reading, normal: string): void {
  for (const { 0: words, 1: side, index: start } of normal.matchAll(BESIDE_DRIVE)) {
    const end = start + words.length;
    const mention = meantBy(mentions, normal, start, end);
    if (!mention) continue;
    mention.place = "along-driveway";
    mention.side = side as "left" | "right";
    const isStrip = STRIP.test(normal.slice(0, start));
    if (isStrip && mention.sizes.length === 0) mention.sizes.push({ widthM: STRIP_M });
    used.push({ start, end });
    for (const word of loose.filter((one) => one.type === "place" && one.start < end && one.end > start)) {
      loose.splice(loose.indexOf(word), 1);
      used.push(word);
    }
  }
}

/** The thing that stands there: the one before the words, or the first one after them in the sentence ("that strip left of the drive: make it a bed"). */
function meantBy(
  mentions: readonly Mention[],
  normal: string,
  start: number,
  end: number,
): Mention | undefined {
  const isFree = ({ kind, place }: Mention) =>
    kind === "bed" && (place === undefined || place === "left" || place === "right" || /^along-/.test(place));
  const inOne = (from: number, to: number) => !/[.;!?]/.test(normal.slice(from, to));
  const before = mentions.findLast((one) => one.end <= start && isFree(one) && inOne(one.end, start));
  return before ?? mentions.find((one) => one.start >= end && isFree(one) && inOne(end, one.start));
}

import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { apartBy } from "./are-alike.ts";
import { ALIKE_ALONE, isAlike, looksOf, NEAR_HUE, numbered } from "./drop-alike.ts";

/** A patch with so much of its rim in paving lies in it; one that the frame cuts may go on beyond. */
const ENCLOSED = 0.7;
/** More, as a share of the photo, is a lawn with paving all round it. */
const MOST_SHARE = 0.06;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The same with the patches of soft ground that lie in paving, or in the base of new paving, and that no edge of the photo parts from it: a
 * drive of sand has no lawn in it.
 */
export const withWholePaving = oncePer((seen: Seen): Seen => {
  const { soft, hard, width, height } = seen;
  const { pieceAt, sizes } = numbered([soft], width, height);
  const rims = sizes.map(() => ({ all: 0, drive: 0, walk: 0 }));
  for (let i = 0; i < pieceAt.length; i++) {
    const rim = rims[pieceAt[i]!];
    if (!rim) continue;
    const x = i % width;
    for (const k of [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width]) {
      if (pieceAt[k] === pieceAt[i]) continue;
      rim.all++;
      if ((hard[k] ?? 0) > INSIDE) rim[seen.drive[k]! > seen.walk[k]! ? "drive" : "walk"]++;
    }
  }
  const isIn = rims.map(
    ({ all, drive, walk }, p) => sizes[p]! < MOST_SHARE * soft.length && drive + walk >= ENCLOSED * all,
  );
  if (!isIn.includes(true)) return seen;
  const patches = Float32Array.from(pieceAt, (p) => (isIn[p] ? 1 : 0));
  const paved = Uint8Array.from(hard, (cover) => (cover > INSIDE ? 1 : 0));
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const looks = looksOf(patches, paved, frame, seen)({ pieceAt, sizes });
  const isPaving = looks.map(({ within, beside }, p) => {
    const apart = isIn[p] ? apartBy(within, beside) : null;
    return apart !== null && isAlike(apart, ALIKE_ALONE, NEAR_HUE);
  });
  if (!isPaving.includes(true)) return seen;
  const whole = { ...seen, soft: soft.slice(), lawn: seen.lawn.slice(), hard: hard.slice() };
  const kinds = { drive: seen.drive.slice(), walk: seen.walk.slice() };
  for (let i = 0; i < pieceAt.length; i++) {
    const p = pieceAt[i]!;
    if (!isPaving[p]) continue;
    whole.soft[i] = whole.lawn[i] = 0;
    whole.hard[i] = 1;
    kinds[rims[p]!.drive > rims[p]!.walk ? "drive" : "walk"][i] = 1;
  }
  return { ...whole, ...kinds };
});

import { toLab } from "#renderer/color/lab.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { firstAbove } from "#renderer/math/first-above.ts";
import type { ClassShares } from "./network/class-shares.ts";
import { SEEN_CLASSES } from "./seen-classes.ts";

const [lawn, soft, water] = (["lawn", "soft", "water"] as const).map((name) =>
  SEEN_CLASSES.indexOf(name),
) as [number, number, number];

/** Share of a class from which a pixel is seen as it. */
const INSIDE = 0.5;
/** A piece of lit water has this share of its rim in water that was seen as such, and this share of it has a color that no lawn has. */
const RIM = 0.3;
const COLORED = 0.4;
/** Colors bluer than any leaf, CIE Lab: -a above this, and b below this share of it (a hue beyond 140 degrees). */
const LEAST_GREEN = 17;
const BLUER = 0.84;

/**
 * Water that a lamp lights green looks like lawn. A piece of soft ground that lies in water, is smaller than it and has a color that no lawn
 * has becomes water. The very same shares where there is none.
 */
export function withLitWater(shares: ClassShares, picture: RgbImage): ClassShares {
  const { width, height, planes } = shares;
  const wet = planes[water]!;
  if (firstAbove(wet, INSIDE) === wet.length) return shares;
  const wetPixels = wet.reduce((sum, share) => sum + Number(share > INSIDE), 0);
  const ground = planes[lawn]!.map((share, i) => share + planes[soft]![i]!);
  const { start, end, piece, sizes } = findPieces(ground, width, height, INSIDE, true);
  const lab = toLab(picture);
  const of = sizes.map(() => ({ rim: 0, wet: 0, colored: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const own = of[piece[k]!]!;
    for (let i = start[k]!; i < end[k]!; i++) {
      const [green, yellow] = [-lab[i * 3 + 1]!, lab[i * 3 + 2]!];
      if (green > LEAST_GREEN && yellow < BLUER * green) own.colored++;
      for (const beside of [i - 1, i + 1, i - width, i + width]) {
        const isRim = beside >= 0 && beside < ground.length && ground[beside]! < INSIDE;
        if (!isRim) continue;
        own.rim++;
        if (wet[beside]! > INSIDE) own.wet++;
      }
    }
  }
  const isWater = of.map(
    (own, p) => sizes[p]! < wetPixels && own.wet > RIM * own.rim && own.colored > COLORED * sizes[p]!,
  );
  if (!isWater.includes(true)) return shares;
  const own = planes.map((plane) => plane.slice());
  for (let k = 0; k < piece.length; k++) {
    if (!isWater[piece[k]!]) continue;
    for (let i = start[k]!; i < end[k]!; i++) {
      own[water]![i]! += ground[i]!;
      own[lawn]![i] = 0;
      own[soft]![i] = 0;
    }
  }
  return { width, height, planes: own };
}

import type { GroundNeighbor } from "#core/plan/ground-relations.ts";
import type { GroundMaterial, GroundTint } from "#core/plan/named-ground.ts";
import type { SeenClass } from "#renderer/see/seen-classes.ts";
import type { GroundPiece, Lab } from "./ground-pieces.ts";

type ByClass = Partial<Record<SeenClass, number>>;

/** What the network takes a ground for says little of its material; how likely each is, beside 1 for what it mostly takes it for. */
const LOOSE: ByClass = { soft: 1, lawn: 0.9, walk: 0.7, drive: 0.7, street: 0.7, other: 0.7, plants: 0.35 };
const OF_CLASS: Record<GroundMaterial, ByClass> = {
  stones: { ...LOOSE, drive: 0.9, walk: 0.9, street: 0.9 },
  mulch: { ...LOOSE, drive: 0.5, walk: 0.5, street: 0.5 },
  soil: { ...LOOSE, drive: 0.4, walk: 0.4, street: 0.4 },
  base: { ...LOOSE, drive: 1, walk: 1, street: 1 },
  grass: { lawn: 1, soft: 0.7, plants: 0.35, street: 0.3, drive: 0.3, walk: 0.3 },
  paving: { drive: 1, walk: 1, street: 1, other: 0.4, soft: 0.3, lawn: 0.3, building: 0.1 },
};
/** Of anything else it is taken for so much may be it: the network knows no ring of stones and takes it for a car. */
const OTHERWISE = 0.07;
const VEHICLE = 0.3;

/** How likely a piece is some of a material by its class and its color, as a logarithm. */
export function materialOdds(material: GroundMaterial, { shares, lab, below }: GroundPiece): number {
  const of = OF_CLASS[material];
  let fit = 0;
  for (const [name, share] of Object.entries(shares) as [SeenClass, number][]) {
    if (name === "sky") continue;
    fit += share * (of[name] ?? (name === "vehicle" ? VEHICLE : OTHERWISE));
  }
  return Math.log(fit + 0.01) + Math.log(0.2 + 0.8 * below) - unlike(material, lab);
}

/** Over a limit, in so many steps. */
const over = (value: number, limit: number, step: number): number => Math.max(0, (value - limit) / step);
const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);

/** How little the color is that of a material; 0 where it fits. */
function unlike(material: GroundMaterial, lab: Lab): number {
  const [lightness, a, b] = lab;
  // CIE Lab a from green to red: leaves and lawns are -8 and less, dry grass and soil -3 and more.
  const green = over(-a, 3, 2);
  switch (material) {
    case "stones":
      return green + over(chromaOf(lab), 40, 10);
    case "mulch":
      return green + over(lightness, 48, 8);
    case "soil":
      return green + over(lightness, 72, 8) + over(-b, 6, 6) + over(chromaOf(lab), 28, 6);
    case "base":
      return green;
    case "grass":
      return over(-a, 8, 3) + over(-b, -6, 4);
    case "paving":
      return green + over(chromaOf(lab), 40, 10);
  }
}

/** How much a color shows a tint; about 1 where it does and -1 where it does not. */
export function tintOdds(tint: GroundTint, lab: Lab): number {
  const [lightness, a, b] = lab;
  const limited = (value: number) => Math.max(-2, Math.min(2.5, value));
  switch (tint) {
    case "red":
      return limited((a - 4) / 6);
    case "yellow":
      return limited((b - 8) / 6) - over(55, lightness, 8);
    case "brown":
      return limited(Math.min((b - 2) / 4, (a + 1) / 2, (62 - lightness) / 10));
    case "purple":
      return limited(Math.min((4 - b) / 3, (a + 1) / 2));
    case "gray":
      // Under the blue of the sky gray is bluish.
      return limited((10 - Math.hypot(a, b < 0 ? b / 2 : b)) / 4) - over(25, lightness, 10);
    case "dark":
      return limited((42 - lightness) / 10);
    case "light":
      return limited((lightness - 60) / 10);
  }
}

/** A stepping stone covers no more of the photo, and is no darker, CIE Lab. */
const LARGEST_STONE = 0.015;
const DARKEST_STONE = 45;

/** Bark, wood mulch and pine straw are redder and yellower than soil, CIE Lab. */
export const isBrown = ([, a, b]: Lab): boolean => a > 4 && b > 7;

/** How far a piece, with its share of the photo, is one of what words name beside a ground, 0 to 1. */
export function isNeighbor(of: GroundNeighbor, { shares, lab }: GroundPiece, share: number): number {
  const paved = shares.drive + shares.walk + shares.street;
  const isGreen = lab[1] < -4;
  switch (of) {
    case "fence":
      return shares.fence + 0.6 * shares.building + 0.3 * shares.other;
    case "house":
      return shares.building + shares.garage + 0.3 * shares.fence;
    case "wall":
      return isGreen
        ? 0
        : shares.building + 0.7 * shares.fence + 0.6 * shares.other + 0.5 * paved + 0.6 * shares.vehicle;
    case "paving":
      return isGreen ? 0 : Math.min(1, paved + 0.3 * shares.other);
    case "lawn":
      return shares.lawn * (isGreen ? 1 : 0.4);
    case "bed":
      return isGreen
        ? 0
        : Math.max(shares.soft, lab[0] < 40 || isBrown(lab) ? 0.7 * (1 - shares.building) : 0);
    case "stones":
      return isGreen ? 0 : Math.min(1, shares.soft + 0.7 * paved + 0.5 * shares.other + 0.5 * shares.lawn);
    case "plants":
      return shares.plants;
    case "stepping-stones":
      return !isGreen && share < LARGEST_STONE && lab[0] > DARKEST_STONE ? 1 : 0;
  }
}

import { counted, formatArea, formatLength, formatMoney } from "#app/lib/format.ts";
import type { ElementsOfVersion, ShownElement } from "#contract/endpoints/generations.ts";
import { GUESS_PERCENT } from "#core/bom/guess-percent.ts";
import type { SidesFt } from "#core/design/hand-change.ts";
import { HAND_SIDES, type HandSide, sidesOf } from "#core/design/hand-offers.ts";
import { sizeNow } from "#core/design/usual-size.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { findSpecies } from "#core/plants/catalogue.ts";

/**
 * The sides are those of an element's largest piece: where their rectangle holds less than this share of the whole area, there are others,
 * and "7.8 ft by 5.6 ft, 76 sq ft" would be wrong. A hedge has its length alone: its outline has no width.
 */
const ONE_PIECE = 0.98;
/** Where the rectangle is filled by less than this, "22 ft by 20 ft, 230 sq ft" would be wrong, too; of a round patio it is 0.79. */
const FILLED = 0.7;

/** A side to a tenth of a foot, as its field has it: "10.5 ft". */
export const sideWords = (feet: number): string => `${Math.round(feet * 10) / 10} ft`;

const isOneRectangle = (sidesSqFt: number, areaSqFt: number | null): boolean =>
  areaSqFt === null || (sidesSqFt >= ONE_PIECE * areaSqFt && FILLED * sidesSqFt <= areaSqFt);

/** How large an element is, as people say it: "24 ft by 5 ft, 118 sq ft"; with a doubt where nobody knows the photo's scale. */
export function sizeWords(shown: ShownElement): string {
  const { areaSqFt, lengthFt, widthFt, runFt, heightFt, areaBand, count, element } = shown;
  // What is counted in pieces is no guess.
  const isGuess = 100 * areaBand >= GUESS_PERCENT && count === null;
  const asked = (element as PlanElement).size?.count ?? 0;
  return [
    lengthFt && widthFt && !runFt && isOneRectangle(lengthFt * widthFt, areaSqFt)
      ? [`${sideWords(lengthFt)} by ${sideWords(widthFt)}`]
      : [],
    runFt ? [`${sideWords(runFt)} long`] : [],
    heightFt ? [`${sideWords(heightFt)} high`] : [],
    areaSqFt && !runFt ? [formatArea(areaSqFt)] : [],
    count && asked > count && !runFt
      ? [`${count} of ${asked} pieces`]
      : count && count > 1
        ? [counted(count, "piece")]
        : [],
    isGuess ? ["a guess so far"] : [],
  ]
    .flat()
    .join(", ");
}

export const priceWords = ({ price }: ShownElement): string | null =>
  price && `about ${formatMoney(price.cents, { currency: price.currency, round: true })}, labor included`;

/** What all costs: "about $4,200"; "$3,600 to $9,800" where the bill, too, has no single amount. */
export function totalWords({ cents, currency, range }: NonNullable<ElementsOfVersion["total"]>): string {
  const money = (amount: number) => formatMoney(amount, { currency, round: true });
  return range ? `${money(range.lowCents)} to ${money(range.highCents)}` : `about ${money(cents)}`;
}

/** The price of an element as it is held, and what that is more or less than before: "about $4,200 (+$380)". */
export function priceNowWords(now: ShownElement, before: ShownElement): string | null {
  if (!now.price) return null;
  const { cents, currency } = now.price;
  const money = (amount: number) => formatMoney(amount, { currency, round: true });
  const more = before.price ? cents - before.price.cents : 0;
  const difference = Math.abs(more) < 100 ? "" : ` (${more > 0 ? "+" : "−"}${money(Math.abs(more))})`;
  return `about ${money(cents)}${difference}`;
}

const SEASONS = {
  spring: "spring",
  "early-summer": "early summer",
  summer: "summer",
  "late-summer": "late summer",
  autumn: "fall",
} as const;

/** Height, zones and bloom of a plant: "1.5 ft high, zones 5 to 8, purple in summer"; an annual grows in every zone. */
export function plantWords(id: string): string {
  const species = findSpecies(id);
  if (!species) return "";
  const { heightM, zones, bloom, annual } = species;
  return [
    `${formatLength(metersToFeet(heightM))} high`,
    annual ? "planted each year" : `zones ${zones[0]} to ${zones[1]}`,
    bloom ? `${bloom.colour} in ${SEASONS[bloom.season]}` : "grown for its leaves",
  ].join(", ");
}

/** Less than this is no other size that anybody sees, feet. */
const OTHER_FT = 0.3;

/** What there is room for of the sides that are asked for: "room for 10.5 ft by 8.4 ft"; null where they fit. */
export function roomWords(asked: SidesFt, now: ShownElement): string | null {
  const there = sidesNow(now);
  const sides = HAND_SIDES.filter((side) => asked[side] !== undefined && there[side] !== undefined);
  if (sides.every((side) => there[side]! > asked[side]! - OTHER_FT)) return null;
  return `room for ${sides.map((side) => sideWords(there[side]!)).join(" by ")}`;
}

const SAID = { long: "lengthM", wide: "widthM", high: "heightM" } as const;

/** The sides that a length can be given for, each with its length now: measured where the ground shows it, else as it was asked for. */
export function sidesNow(shown: ShownElement): SidesFt {
  const element = shown.element as PlanElement;
  const sides = sidesOf(element);
  // The ground of a walk or a swale is a strip: the rectangle round it is not its width.
  const isStrip = sides.length === 1 && sides[0] === "wide" && element.kind !== "bed";
  const measured: Record<HandSide, number | null> = {
    long: shown.runFt ?? shown.lengthFt,
    wide: isStrip ? null : shown.widthFt,
    high: shown.heightFt,
  };
  const said = sizeNow(element);
  return Object.fromEntries(
    sides.flatMap((side) => {
      const meters = said[SAID[side]];
      const feet = measured[side] ?? (meters === undefined ? null : metersToFeet(meters));
      return feet === null ? [] : [[side, Math.round(feet * 10) / 10]];
    }),
  );
}

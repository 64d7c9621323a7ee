import { type BomOptions, computeBom } from "#core/bom/compute-bom.ts";
import { priceElement } from "#core/bom/price-element.ts";
import { roughRange } from "#core/bom/rough-total.ts";
import { boundingRectangle } from "#core/geometry/bounding-rectangle.ts";
import { polygonArea } from "#core/geometry/polygon.ts";
import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { Currency } from "#core/pricing/price-row.ts";
import { measureGround } from "#core/takeoff/measured-ground.ts";
import { demolitionOptions } from "./demolitions.ts";
import type { DesignDocument } from "./design-document.ts";
import { elementTitle } from "./element-title.ts";
import { groundPlace } from "./ground-place.ts";
import type { ShownShape } from "./shown-shape.ts";

/** What a bill is priced with: one's own prices and terms. */
export type Pricing = Pick<BomOptions, "ownPrices" | "region" | "usdToCad" | "markup" | "tax">;
/** `range` where the sizes are too unsure for one amount, as on the bill. */
type Total = { cents: number; currency: Currency; range: ReturnType<typeof roughRange> };

/** A design that was drawn, by the server or by the preview of a browser. */
type Drawn = {
  document: DesignDocument | undefined;
  shapes: readonly ShownShape[];
  placed: readonly PlacedElement[];
  measured: NonNullable<BomOptions["measured"]>;
};

/**
 * The elements that a picture shows, and those that stand behind others in it, in the order of the design, with what each costs, and what all costs together as the bill has it.
 * One function for server and browser, so that a price beside the finger is that of the bill. `pricing` null = no prices.
 */
export function shownElements({ document, shapes, placed, measured }: Drawn, pricing: Pricing | null) {
  const elements = (document?.elements ?? []).flatMap(({ id, element, plants = [], hidden = false }) => {
    const own = placed.filter((record) => record.id === id);
    const shape = shapes.find((one) => one.id === id);
    const rings = shape?.rings ?? [];
    if (own.length === 0 && rings.length === 0 && !hidden) return [];
    return [
      {
        id,
        title: elementTitle({ id, element }),
        description: describeElement(element),
        element,
        hidden,
        fills: shape?.fills ?? false,
        rings: rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
        ...sizesOf(
          own.filter((record) => record.element.kind === element.kind),
          measured,
        ),
        standing: plants.map(({ id: plant, species, age, x, z }) => ({
          ...{ id: plant, species, age },
          ...groundPlace({ x, z }),
        })),
        price: pricing && priceElement(own, { ...pricing, labour: true, measured }),
      },
    ];
  });
  return { elements, total: pricing && totalOf({ document, placed, measured }, pricing) };
}

function totalOf(
  { document, placed, measured }: Pick<Drawn, "document" | "placed" | "measured">,
  pricing: Pricing,
): Total | null {
  const removals = document ? demolitionOptions(document) : {};
  const bom = computeBom(placed, { title: "", measured, ...removals, labour: true, ...pricing });
  const { totalCents: cents, currency } = bom.totals;
  return cents > 0 ? { cents, currency, range: roughRange(bom) } : null;
}

/** The sizes of an element's own records; what it laid with itself (the floor round a fire pit) is not its size. */
function sizesOf(own: readonly PlacedElement[], measured: Drawn["measured"]) {
  const [piece] = own.flatMap(({ outline }) => outline).sort((a, b) => polygonArea(b) - polygonArea(a));
  const sides = own.find((one) => one.sides)?.sides ?? (piece ? boundingRectangle(piece) : null);
  const areaM2 = own.reduce((sum, one) => sum + one.areaM2, 0);
  const all = (value: (one: PlacedElement) => number | undefined) => {
    const known = own.flatMap((one) => value(one) ?? []);
    return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null;
  };
  const runM = all(({ lengthM }) => lengthM);
  const heightM = own.find((one) => one.heightM !== undefined)?.heightM;
  return {
    areaSqFt: areaM2 > 0 ? squareMetersToSquareFeet(areaM2) : null,
    lengthFt: sides && metersToFeet(sides.lengthM),
    widthFt: sides && metersToFeet(sides.widthM),
    runFt: runM && metersToFeet(runM),
    heightFt: heightM === undefined ? null : metersToFeet(heightM),
    areaBand: Math.max(0, ...own.map((one) => measureGround(one, measured).areaBand)),
    count: all(({ count }) => count),
    plants: own.flatMap(({ plants = [] }) => plants),
  };
}

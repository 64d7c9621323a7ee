import type { ShownElement } from "#contract/endpoints/generations.ts";
import { priceElement } from "#core/bom/price-element.ts";
import { elementTitle } from "#core/design/element-title.ts";
import type { PictureView } from "#core/design/shown-shape.ts";
import { boundingRectangle } from "#core/geometry/bounding-rectangle.ts";
import { polygonArea } from "#core/geometry/polygon.ts";
import { metresToFeet, squareMetresToSquareFeet } from "#core/geometry/units.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { Actor } from "../../actor.ts";
import { getEntitlements } from "../entitlements/allowance.ts";
import { pricingOf } from "../price-book/price-book.ts";
import { type DesignDeps, requireGeneration } from "./designs.ts";

/** The elements of a design that its picture shows, in the order of the design. Empty for designs made before elements had ids. */
export async function listElements(
  deps: Pick<DesignDeps, "db" | "now">,
  actor: Actor,
  generationId: string,
): Promise<{ elements: ShownElement[]; view: PictureView | null }> {
  const { generation } = await requireGeneration(deps, actor, generationId);
  const { document, shapes = [], placed = [] } = generation.plan ?? {};
  const { canUseBom } = await getEntitlements(deps.db, actor.userId, deps.now());
  const pricing = canUseBom ? await pricingOf(deps.db, actor.userId) : null;
  const elements = (document?.elements ?? []).flatMap(({ id, element }) => {
    const own = placed.filter((record) => record.id === id);
    const shape = shapes.find((one) => one.id === id);
    const rings = shape?.rings ?? [];
    if (own.length === 0 && rings.length === 0) return [];
    const price = pricing && priceElement(own, { ...pricing, labour: true, measured: generation.measured });
    return [
      {
        id,
        title: elementTitle({ id, element }),
        description: describeElement(element),
        element,
        fills: shape?.fills ?? false,
        rings: rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
        ...sizesOf(own.filter((record) => record.element.kind === element.kind)),
        price,
      },
    ];
  });
  return { elements, view: generation.plan?.view ?? null };
}

type Sizes = Pick<
  ShownElement,
  "areaSqFt" | "lengthFt" | "widthFt" | "runFt" | "heightFt" | "count" | "plants"
>;

/** The sizes of an element's own records; what it laid with itself (the floor round a fire pit) is not its size. */
function sizesOf(own: readonly PlacedElement[]): Sizes {
  const [piece] = own.flatMap(({ outline }) => outline).sort((a, b) => polygonArea(b) - polygonArea(a));
  const sides = piece ? boundingRectangle(piece) : null;
  const areaM2 = own.reduce((sum, one) => sum + one.areaM2, 0);
  const all = (value: (one: PlacedElement) => number | undefined) => {
    const known = own.flatMap((one) => value(one) ?? []);
    return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null;
  };
  const runM = all(({ lengthM }) => lengthM);
  const heightM = own.find((one) => one.heightM !== undefined)?.heightM;
  return {
    areaSqFt: areaM2 > 0 ? squareMetresToSquareFeet(areaM2) : null,
    lengthFt: sides && metresToFeet(sides.lengthM),
    widthFt: sides && metresToFeet(sides.widthM),
    runFt: runM && metresToFeet(runM),
    heightFt: heightM === undefined ? null : metresToFeet(heightM),
    count: all(({ count }) => count),
    plants: own.flatMap(({ plants = [] }) => plants),
  };
}

import type { ElementKind, PlanElement, RequestedSize } from "#core/elements/element.ts";

/** Sides of an element as it lies on the ground, meters. */
export type LaidSize = Pick<RequestedSize, "lengthM" | "widthM">;

/** What stands there when no size was said, in meters: where "bigger" and "two more" begin. The painters draw about this. */
const USUAL: { readonly [K in ElementKind]: RequestedSize } = {
  lawn: {},
  bed: { widthM: 1.35 },
  pavers: { lengthM: 6.5, widthM: 4 },
  concrete: { lengthM: 6.5, widthM: 4 },
  gravel: { lengthM: 6.5, widthM: 4 },
  "stepping-stones": { count: 8 },
  deck: { lengthM: 5.5, widthM: 3.2 },
  pool: { lengthM: 9, widthM: 4.2 },
  "fire-pit": { widthM: 1.06 },
  boulders: { count: 5 },
  tree: { count: 1 },
  hedge: { heightM: 1.5 },
  "retaining-wall": { heightM: 0.6 },
  fence: { heightM: 1.8 },
  "surface-finish": {},
  pergola: { lengthM: 3.6, widthM: 3 },
  "path-lights": { count: 7 },
  uplights: { count: 4 },
  planter: { lengthM: 0.5, widthM: 0.5, heightM: 0.46, count: 2 },
  "raised-bed": { lengthM: 2.4, widthM: 1.2, count: 1 },
  edging: {},
  "water-feature": { lengthM: 2.4, widthM: 1.8 },
  "outdoor-kitchen": { lengthM: 3 },
  furniture: { count: 1 },
  steps: { widthM: 1.5 },
  swale: { widthM: 1.2 },
};
const WALK: RequestedSize = { widthM: 1.2 };

/** The size that an element has now, as far as words can change it. */
export const sizeNow = (element: PlanElement): RequestedSize => ({
  ...("use" in element && element.use === "walkway" ? WALK : USUAL[element.kind]),
  ...element.size,
});

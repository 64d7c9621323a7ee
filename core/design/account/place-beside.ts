import type { Place, PlanElement } from "#core/elements/element.ts";

/** The place of what stands around or along an element. */
export function placeBeside(element: PlanElement): Place | undefined {
  if (element.kind === "surface-finish") return element.on === "fence" ? "along-fence" : undefined;
  if ("use" in element) return element.use === "area" ? undefined : BESIDE_USES[element.use];
  return BESIDE_KINDS[element.kind];
}
const BESIDE_USES = { patio: "around-patio", walkway: "along-walk", driveway: "along-driveway" } as const;
const BESIDE_KINDS: Partial<Record<PlanElement["kind"], Place>> = {
  ...({ tree: "around-tree", pool: "around-pool", fence: "along-fence" } as const),
  "fire-pit": "around-fire",
  deck: "around-patio",
  "stepping-stones": "along-walk",
  bed: "along-bed",
};

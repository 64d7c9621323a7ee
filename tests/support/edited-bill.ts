import type { ComputedBom } from "#core/bom/bom.ts";
import type { EditResult } from "#core/bom/edit-bom.ts";

/** The bill after an edit that must succeed. */
export function edited(result: EditResult): ComputedBom {
  if (!result.ok) throw new Error(result.reason);
  return result.bom;
}

/** An item that a person adds. */
export const LAMP = {
  id: "lamp",
  category: "features",
  name: "Lamp",
  quantity: 2,
  unit: "each",
  unitPriceCents: 4999,
} as const;

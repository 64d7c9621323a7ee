import type { PlanElement } from "#core/elements/element.ts";
import { KIND_NAMES } from "#core/elements/kind-names.ts";

/** Beside what was drawn, "retaining" says nothing that is not seen. */
const NAMES = { ...KIND_NAMES, "retaining-wall": "wall" };

/** What people call an element in a sentence that begins with "the". */
export const elementName = (element: PlanElement): string =>
  "use" in element && element.use !== "area" ? element.use : NAMES[element.kind];

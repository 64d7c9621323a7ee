import type { Engine } from "#contract/engines.ts";
import type { EditArea, EditRequest } from "../adapters/image-model/image-model.ts";

/** What a person asked for, as it is kept with the generation: enough to make the same picture again. */
export type DesignRequest = Pick<
  EditRequest,
  "prompt" | "editHistory" | "viewpoint" | "seed" | "quality" | "size" | "references" | "brush" | "guided"
> & {
  annotations: EditArea[];
  /** The budget that was used up, so that the built-in engine drew in place of a hosted one. */
  spentLimit?: "day" | "month" | "account" | undefined;
  /** What `auto` meant when it was asked for: where that can no longer draw, the built-in engine does. */
  auto?: Engine | undefined;
  /** Why the built-in engine drew in place of what `auto` meant. */
  lostEngine?: "ended" | "gone" | undefined;
  /** Drawn with the account's own key, and paid by it. */
  ownKey?: true | undefined;
};

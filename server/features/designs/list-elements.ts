import type { ElementsOfVersion } from "#contract/endpoints/generations.ts";
import { sentDocument } from "#core/design/sent-document.ts";
import { shownElements } from "#core/design/shown-elements.ts";
import type { Actor } from "#server/actor.ts";
import { getEntitlements } from "#server/features/entitlements/allowance.ts";
import { pricingOf } from "#server/features/price-book/price-book.ts";
import { type DesignDeps, requireGeneration } from "./designs.ts";

/**
 * The elements of a design that its picture shows, in the order of the design, with what the page needs to go on by itself: the prices
 * that a change is counted with, and how many pictures the plan has left. No elements for designs made before they had ids.
 */
export async function listElements(
  deps: Pick<DesignDeps, "db" | "now">,
  actor: Actor,
  generationId: string,
): Promise<ElementsOfVersion> {
  const { generation } = await requireGeneration(deps, actor, generationId);
  const { document, shapes = [], placed = [], view = null } = generation.plan ?? {};
  const { canUseBom, generation: allowance } = await getEntitlements(deps.db, actor.companyId, deps.now());
  const pricing = canUseBom ? await pricingOf(deps.db, actor.companyId) : null;
  const { measured } = generation;
  return {
    ...shownElements({ document, shapes, placed, measured }, pricing),
    view,
    document: document ? sentDocument(document) : null,
    pricing,
    picturesLeft: allowance.remaining,
  };
}

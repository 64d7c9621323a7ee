import type { BomItem, ComputedBom } from "./bom.ts";
import { totalOf, withItems } from "./edit-bom.ts";
import { itemNote } from "./item-note.ts";
import { allItems } from "./totals.ts";

/**
 * A bill counted anew with what a person did to the bill before: what they entered, added, noted and deleted. `touched` = ids of the
 * items that they worked on; one of these that the old bill has no more was deleted. An item that they edited and that is counted no
 * more stays, as their own.
 */
export function keepEdits(
  before: ComputedBom,
  touched: ReadonlySet<string>,
  fresh: ComputedBom,
): ComputedBom {
  const old = new Map(allItems(before.categories).map((item) => [item.id, item]));
  const counted = new Set(allItems(fresh.categories).map(({ id }) => id));
  const isOwn = (item: BomItem) => item.isUserAdded || (touched.has(item.id) && !counted.has(item.id));
  return withItems(fresh, (items, key) => [
    ...items
      // Touched, and gone from the old bill: the person deleted it.
      .filter(({ id }) => old.has(id) || !touched.has(id))
      .map((item) => {
        const edited = touched.has(item.id) && old.get(item.id);
        return edited ? edit(item, edited, before, fresh) : item;
      }),
    ...(before.categories.find((category) => category.key === key)?.items ?? [])
      .filter(isOwn)
      // The formula no longer says why it is there.
      .map((item) => ({ ...item, work: null, isUserAdded: true })),
  ]);
}

/** What was entered by hand has no `work`, or no material that it was matched to; a note that is not ours is theirs. */
function edit(
  item: BomItem,
  before: BomItem,
  { currency: then }: ComputedBom,
  { currency }: ComputedBom,
): BomItem {
  const hasQuantity = before.work === null;
  // Without a price nobody entered one: it was not known, and may be by now.
  const hasPrice =
    before.matchedMaterial === null &&
    before.unitPriceCents !== null &&
    before.unitPriceCents !== item.unitPriceCents;
  const quantity = hasQuantity ? before.quantity : item.quantity;
  const unitPriceCents = hasPrice ? before.unitPriceCents : item.unitPriceCents;
  const kept: BomItem = {
    ...item,
    quantity,
    unitPriceCents,
    totalPriceCents: totalOf(quantity, unitPriceCents),
    work: hasQuantity ? null : item.work,
    matchedMaterial: hasPrice ? null : item.matchedMaterial,
    ...(hasPrice && before.enteredIn ? { enteredIn: before.enteredIn } : {}),
  };
  const isOurs = before.notes === itemNote(before, then);
  return { ...kept, notes: isOurs ? itemNote(kept, currency) : before.notes };
}

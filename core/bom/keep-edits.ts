import type { BomItem, ComputedBom, RuleFlag } from "./bom.ts";
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

/**
 * The bill of a changed design with what a person did to the bill of the picture before it. `counted`: that bill as it was computed, before they
 * touched it. A line is the same where the same thing is bought: numbers of elements change with a design. A quantity that they entered stands
 * where as much of it is counted as then. What came along and what did not is told.
 */
export function carryEdits(
  { before, touched, counted }: { before: ComputedBom; touched: ReadonlySet<string>; counted: ComputedBom },
  fresh: ComputedBom,
): { bom: ComputedBom; touched: string[] } {
  const [old, then, now] = [linesOf(before), linesOf(counted), linesOf(fresh)];
  const known = new Set(allItems(before.categories).map(({ id }) => id));
  const deleted = new Set(
    [...then].flatMap(([key, { id }]) => (touched.has(id) && !known.has(id) ? [key] : [])),
  );
  const edited = new Map([...old].filter(([, { id, isUserAdded }]) => touched.has(id) && !isUserAdded));
  const isSame = (key: string) => then.get(key)?.quantity === now.get(key)?.quantity;
  const lost = [...edited].filter(([key, { work }]) => !now.has(key) || (work === null && !isSame(key)));
  const carried = withItems(fresh, (items, category) => [
    ...items.flatMap((item) => {
      const key = boughtAs(category, item);
      const hand = edited.get(key);
      if (deleted.has(key)) return [];
      // Another quantity is counted anew, whatever was entered for the old one.
      return [
        hand
          ? edit(item, isSame(key) ? hand : { ...hand, work: hand.work ?? item.work }, before, fresh)
          : item,
      ];
    }),
    ...(before.categories.find(({ key }) => key === category)?.items ?? []).filter(
      (item) => item.isUserAdded,
    ),
  ]);
  const own = allItems(before.categories).filter(({ isUserAdded }) => isUserAdded);
  const namesOf = (lines: Iterable<readonly [string, BomItem]>) => [...lines].map(([, { name }]) => name);
  const kept = [
    ...namesOf([...edited].filter(([key]) => !lost.some(([gone]) => gone === key))),
    ...own.map(({ name }) => name),
    ...namesOf([...then].filter(([key]) => deleted.has(key) && now.has(key))).map(
      (name) => `${name} (deleted)`,
    ),
  ];
  const flags = [
    ...toldOf(
      "edits-came",
      "Your edits of the bill of the picture before came along. Please check them:",
      kept,
    ),
    ...toldOf(
      "edits-dropped",
      "The design changed here: what you entered for these is counted anew, or gone:",
      namesOf(lost),
    ),
  ];
  return {
    bom: { ...carried, designFlags: [...flags, ...carried.designFlags], flags: [...flags, ...carried.flags] },
    touched: [
      ...[...now].flatMap(([key, { id }]) => (edited.has(key) || deleted.has(key) ? [id] : [])),
      ...own.map(({ id }) => id),
    ],
  };
}

const linesOf = ({ categories }: ComputedBom): ReadonlyMap<string, BomItem> =>
  new Map(categories.flatMap(({ key, items }) => items.map((item) => [boughtAs(key, item), item] as const)));

/** Two items with the same key are one thing to buy. */
const boughtAs = (category: string, { name, family, asked, unit, isUserAdded, id }: BomItem): string =>
  JSON.stringify(isUserAdded ? [id] : [category, name, family, asked?.variant, asked?.kind, unit]);

const toldOf = (code: RuleFlag["code"], sentence: string, names: readonly string[]): RuleFlag[] =>
  names.length > 0 ? [{ code, sentence: `${sentence} ${names.join(", ")}.` }] : [];

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BomItem } from "#contract/endpoints/bom.ts";
import { BomItemRow } from "./bom-item.tsx";
import type { BomEditor } from "./use-bom-editor.ts";

const BY_HAND: BomItem = {
  ...{ id: "a", name: "Path lights", description: "", notes: "", unit: "each", version: 1 },
  ...{ quantity: 1, unitPrice: 250, totalPrice: 250, isUserAdded: true },
  ...{ matchedMaterial: null, work: null },
};
const rowOf = (item: BomItem, shown = { unitPrice: true, lines: true, total: true }) =>
  renderToStaticMarkup(
    <BomItemRow
      item={item}
      currency="USD"
      shown={shown}
      editor={{} as BomEditor}
      editing={false}
      onEditing={() => {}}
      onDelete={() => {}}
    />,
  );

it("keeps the buttons of a line that was added by hand inside of it: they are its last part", () => {
  expect(rowOf(BY_HAND)).toMatch(/<\/button><\/div><\/li>$/);
  const price = { name: "Path light", source: "assumption", asOf: "2026", own: false };
  expect(rowOf({ ...BY_HAND, matchedMaterial: price })).toMatch(/<\/details><\/div><\/li>$/);
});

it("has one column on a phone for each figure that is shown, so that prices stand at the right edge", () => {
  const columns = (html: string) => /grid-cols-\d/.exec(html)?.[0];
  expect(columns(rowOf(BY_HAND))).toBe("grid-cols-3");
  expect(columns(rowOf(BY_HAND, { unitPrice: false, lines: true, total: true }))).toBe("grid-cols-2");
});

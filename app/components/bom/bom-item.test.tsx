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
const rowOf = (item: BomItem) =>
  renderToStaticMarkup(
    <BomItemRow
      item={item}
      currency="USD"
      shown={{ unitPrice: true, lines: true, total: true }}
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

import { describe, expect, it } from "vitest";
import { parseCsv } from "#core/csv/csv.ts";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { bomFileName, bomToCsv } from "./bom-csv.ts";
import { computeBom } from "./compute-bom.ts";
import { addItem } from "./edit-bom.ts";
import { allItems } from "./totals.ts";

const bom = computeBom(
  EVERY_ELEMENT.map((element) => placeRectangle(element, 20, 15, { heightM: 1.5 })),
  { title: "Yard", measured: EXACTLY },
);

describe("bill as CSV", () => {
  it("has the columns of the specification and one row per item, read back as they were", () => {
    const [header, ...rows] = parseCsv(bomToCsv(bom));
    expect(header!.join()).toBe("Category,Item,Description,Quantity,Unit,Unit Price,Total Price,Notes");
    const expected = bom.categories.flatMap(({ name, items }) =>
      items.map((item) => [
        name,
        item.name,
        item.description,
        String(item.quantity),
        item.unit,
        item.unitPriceCents === null ? "" : String(item.unitPriceCents / 100),
        item.totalPriceCents === null ? "" : String(item.totalPriceCents / 100),
        item.notes,
      ]),
    );
    expect(rows).toEqual(expected);
  });

  it("adds up to the subtotal from its own cells", () => {
    const [, ...rows] = parseCsv(bomToCsv(bom));
    const cents = rows.reduce((sum, cells) => sum + Math.round(Number(cells[6]) * 100), 0);
    expect(cents).toBe(bom.totals.subtotalCents);
    expect(allItems(bom.categories).some(({ totalPriceCents }) => totalPriceCents === null)).toBe(true);
  });

  it("defuses a formula that somebody typed as a name", () => {
    const edited = addItem(bom, {
      id: "x",
      category: "supplies",
      name: '=HYPERLINK("http://x")',
      quantity: 1,
      unit: "each",
      unitPriceCents: 1,
    });
    if (!edited.ok) throw new Error(edited.reason);
    expect(parseCsv(bomToCsv(edited.bom)).at(-1)![1]).toBe('\'=HYPERLINK("http://x")');
  });

  it("names the file after title and date, with nothing in it that a file system refuses", () => {
    expect(bomFileName("Back yard", "2026-11-21")).toBe("BOM_Back_yard_2026-11-21.csv");
    expect(bomFileName("../a:b?.exe", "2026-11-21", "xlsx")).toBe("BOM_a_b_exe_2026-11-21.xlsx");
    expect(bomFileName(" / ", "2026-11-21", "pdf")).toBe("BOM_Design_2026-11-21.pdf");
    expect(bomFileName("Größe 庭", "2026-11-21")).toBe("BOM_Größe_庭_2026-11-21.csv");
  });

  it.each([0, 55, 56, 78, 79])(
    "cuts a long title with emoji after %i letters to a name of 255 bytes",
    (letters) => {
      const name = bomFileName("a".repeat(letters) + "😀".repeat(90), "2026-11-21", "xlsx");
      expect(decodeURIComponent(encodeURIComponent(name))).toBe(name);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { findPrice, overridePrices } from "./find-price.ts";
import { parsePriceBook, writePriceBook } from "./price-book.ts";
import type { PriceRow } from "./price-row.ts";

const own = (text: string) => parsePriceBook(text, { own: true });
function rowsOf(text: string): PriceRow[] {
  const result = own(text);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.rows;
}

describe("price book", () => {
  it("reads the least that a company has: name, unit, price, currency", () => {
    expect(
      rowsOf(
        "Name,Unit,Typical,Currency\r\nRed flagstone,ton,$1,250.50,USD\r\n".replace(
          "$1,250.50",
          '"$1,250.50"',
        ),
      ),
    ).toEqual([
      {
        id: "red-flagstone",
        item: "red-flagstone",
        variant: "",
        name: "Red flagstone",
        unit: "ton",
        kind: "material",
        lowCents: 125050,
        typicalCents: 125050,
        highCents: 125050,
        currency: "USD",
        region: "",
        source: "own price book",
        asOf: "",
        grade: "own",
        note: "",
      },
    ]);
  });

  it("reads the decimal comma in a file of semicolons, and in no other", () => {
    const [row] = rowsOf("name;unit;typical;high;currency\nSable;ton;12,50;1 234,50;CAD\n");
    expect(row).toMatchObject({ typicalCents: 1250, highCents: 123450 });
    expect(own('name,unit,typical,currency\nSand,ton,"12,50",CAD\n')).toMatchObject({ ok: false });
  });

  it("lists every fault by the spreadsheet's row and takes nothing in", () => {
    const text = [
      "name,unit,low,typical,high,currency,as_of",
      "Good,ton,1,2,3,USD,2026",
      "Bad unit,barrel,,2,,USD,",
      "Bad price,ton,,two,,USD,",
      "",
      ",ton,,2,,EUR,",
      "Falling,ton,3,2,1,USD,",
      "Old,ton,,2,,USD,last year",
      "Good,ton,,2,,USD,",
    ].join("\n");
    const result = own(text);
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : result.errors.map(({ row, message }) => `${row}: ${message}`)).toEqual([
      "3: Please choose the unit from: sq ft, face sq ft, lin ft, cu yd, ton, lb, each, bag, bale, box, roll, zone, load, hour.",
      "4: Please enter the typical price as a number such as 12.50.",
      "6: Please enter a name.",
      "6: Please choose the currency from: USD, CAD.",
      "7: Please enter low, typical and high in rising order.",
      "8: Please enter the date as 2026, 2026-06 or 2026-06-21.",
      "9: The id good is already used in row 2.",
    ]);
  });

  it("names the columns that a file lacks, and asks for a price when it is empty", () => {
    expect(own("name,unit\nSand,ton")).toEqual({
      ok: false,
      errors: [{ row: 1, message: "Please add the columns typical, currency." }],
    });
    expect(own("name,unit,typical,currency\n")).toEqual({
      ok: false,
      errors: [{ row: 2, message: "Please add at least one price." }],
    });
    expect(own("")).toMatchObject({ ok: false });
  });

  it("reads back what it writes, odd text included", () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 20 })
      .map((value) => value.trim())
      .filter((value) => !/^'[=+\-@\t\r]/.test(value));
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            id: fc.uuid(),
            name: text.filter((value) => value !== ""),
            note: text,
            variant: text,
            low: fc.nat(),
            more: fc.nat(),
          }),
          { minLength: 1, selector: ({ id }) => id },
        ),
        (drafts) => {
          const rows = drafts.map(
            ({ id, name, note, variant, low, more }): PriceRow => ({
              ...catalogue[0]!,
              id,
              name,
              note,
              variant,
              grade: "own",
              lowCents: low % 1_000_000,
              typicalCents: (low % 1_000_000) + (more % 1_000),
              highCents: (low % 1_000_000) + (more % 1_000) * 2,
            }),
          );
          expect(rowsOf(writePriceBook(rows))).toEqual(rows);
        },
      ),
    );
  });

  it("reads the shipped catalogue back from its own download", () => {
    const result = parsePriceBook(writePriceBook(catalogue), { own: false });
    expect(result).toEqual({ ok: true, rows: catalogue });
  });
});

describe("matching a line to a price", () => {
  const question = { item: "paver-concrete", variant: "charcoal", unit: "sq ft", kind: "material" } as const;
  const ownRow = (more: Partial<PriceRow>): PriceRow => ({
    ...catalogue.find(({ id }) => id === "paver-concrete-charcoal")!,
    grade: "own",
    typicalCents: 777,
    lowCents: 777,
    highCents: 777,
    ...more,
  });

  it("takes the variant asked for", () => {
    expect(findPrice(question, catalogue, "USD")?.id).toBe("paver-concrete-charcoal");
    expect(
      findPrice({ ...question, item: "wall-block", variant: "", unit: "face sq ft" }, catalogue, "USD")?.id,
    ).toBe("wall-block");
  });

  it("prefers the company's price for the variant, then for the family, but not for another variant", () => {
    const exact = ownRow({ id: "mine" });
    const family = ownRow({ id: "mine", variant: "" });
    const other = ownRow({ id: "mine", variant: "red" });
    const withOwn = (row: PriceRow) => findPrice(question, overridePrices(catalogue, [row]), "USD")?.id;
    expect(withOwn(exact)).toBe("mine");
    expect(withOwn(family)).toBe("mine");
    expect(withOwn(other)).toBe("paver-concrete-charcoal");
  });

  it("never converts a unit, a kind or a currency", () => {
    expect(findPrice({ ...question, unit: "ton" }, catalogue, "USD")).toBeNull();
    expect(findPrice({ ...question, kind: "installed" }, catalogue, "USD")).toBeNull();
    expect(findPrice(question, catalogue, "CAD")).toBeNull();
  });

  it("keeps the shipped row when the uploaded book repeats it unchanged", () => {
    const uploaded = rowsOf(writePriceBook(catalogue));
    const changed = uploaded.map((row) =>
      row.id === "sand" ? { ...row, typicalCents: row.typicalCents + 1, highCents: row.highCents + 1 } : row,
    );
    const prices = overridePrices(catalogue, changed);
    expect(prices).toHaveLength(catalogue.length);
    expect(prices.filter(({ grade }) => grade === "own").map(({ id }) => id)).toEqual(["sand"]);
  });
});

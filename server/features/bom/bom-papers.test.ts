import readWorkbook from "read-excel-file/node";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { clientBom, priceDetailKeys } from "#core/bom/client-bom.ts";
import { computeBom } from "#core/bom/compute-bom.ts";
import { addItem } from "#core/bom/edit-bom.ts";
import { allItems } from "#core/bom/totals.ts";
import { builtInText } from "#server/pdf/pdf-text.ts";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import type { BomDocument } from "./bom-document.ts";
import { writeBomPdf } from "./bom-pdf.ts";
import { writeBomWorkbook } from "./bom-workbook.ts";

const computed = computeBom(
  EVERY_ELEMENT.map((element) => placeRectangle(element, 24, 16)),
  {
    title: "Maple Street 12",
    measured: EXACTLY,
    today: "2026-11-21",
    markup: { kind: "margin", rate: 0.2 },
    tax: { rate: 0.0825, on: "materials" },
  },
);
const withFormula = addItem(computed, {
  id: "mine",
  category: "supplies",
  name: "=1+1",
  quantity: 2.5,
  unit: "each",
  unitPriceCents: null,
});
if (!withFormula.ok) throw new Error(withFormula.reason);
const { bom } = withFormula;
const printed = (text: string) => builtInText(text) ?? text;
const items = allItems(bom.categories);
const money = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);

/** A range is told in whole dollars. */
const dollars = (cents: number) => money(100 * Math.round(cents / 100)).replace(".00", "");

async function paper(more: Partial<BomDocument> = {}): Promise<{ pages: string[]; images: number }> {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#2d5a27" } })
    .jpeg()
    .toBuffer();
  const file = await writeBomPdf({
    bom,
    prices: "cost",
    project: "Maple Street 12",
    preparedBy: "Dana Fields",
    date: "2026-11-21",
    product: "Yardwright",
    company: null,
    logo: null,
    client: { name: null, siteAddress: null },
    before: picture,
    after: picture,
    ...more,
  });
  const images = Buffer.from(file).toString("latin1").split("/Subtype /Image").length - 1;
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: false });
  return { pages: text.map((page) => page.replaceAll(/\s+/g, " ")), images };
}

describe("the bill as PDF", () => {
  it("holds letter head, both pictures, every item with its amounts, the totals and the disclaimer", async () => {
    const { pages, images } = await paper();
    const text = pages.join(" ");
    expect(images).toBe(2);
    for (const words of ["Yardwright", "Maple Street 12", "Prepared by Dana Fields", "2026-11-21"])
      expect(pages[0]).toContain(words);
    for (const { name, totalPriceCents } of items) {
      expect(text).toContain(printed(name));
      expect(text).toContain(totalPriceCents === null ? "no price" : money(totalPriceCents));
    }
    const { totals } = bom;
    for (const cents of [totals.subtotalCents, totals.markupCents, totals.taxCents])
      expect(text).toContain(money(cents));
    expect(text).toContain(`Likely range: ${dollars(totals.lowCents)} to ${dollars(totals.highCents)}`);
    expect(text).toContain(`Total: ${money(totals.totalCents)}`);
    expect(text).toContain(bom.disclaimer);
    for (const { sentence } of bom.flags) expect(text).toContain(printed(sentence));
  });

  it("for a client shows selling prices as far as chosen, and never costs, notes, advice or sources", async () => {
    const { totals } = bom;
    const printed = (text: string) => builtInText(text) ?? text;
    const items = allItems(bom.categories);
    for (const prices of priceDetailKeys) {
      const text = (await paper({ prices })).pages.join(" ");
      for (const { name } of items) expect(text).toContain(printed(name));
      for (const cents of [totals.subtotalCents, totals.markupCents, totals.lowCents, totals.highCents])
        expect(text, prices).not.toContain(money(cents));
      for (const source of bom.sources ?? []) expect(text).not.toContain(printed(source));
      for (const { sentence } of bom.flags) expect(text).not.toContain(printed(sentence));
      expect(text).not.toMatch(/Margin|Markup|Assumed|For your own use/);
      expect(text.includes(money(totals.totalCents)), prices).toBe(prices !== "none");
      expect(/[$]/.test(text), prices).toBe(prices !== "none");
    }
    const hardscaping = clientBom(bom, "sections").categories.find(({ key }) => key === "hardscaping");
    const section = `Hardscaping: ${money(hardscaping?.totalCents ?? 0)}`;
    expect((await paper({ prices: "sections" })).pages.join(" ")).toContain(section);
    expect((await paper({ prices: "total" })).pages.join(" ")).not.toContain("Hardscaping: ");
  });

  it("shows what a rough total may lie between, and how it becomes exact, in place of one amount", async () => {
    const rough = computeBom([placeRectangle({ kind: "lawn", surface: "sod" }, 40, 25)], {
      title: "Maple Street 12",
      measured: [{ areaId: null, band: 1, basis: "assumed" }],
      tax: { rate: 0.0825, on: "everything" },
    });
    const { totals } = rough;
    const range = `Total: ${dollars(totals.lowCents)} to ${dollars(totals.highCents)}`;
    const own = (await paper({ bom: rough })).pages.join(" ");
    expect(own).toContain(`Mark a door to make this exact ${range}`);
    expect(own).not.toContain(money(totals.totalCents));
    const forClient = (await paper({ bom: rough, prices: "lines" })).pages.join(" ");
    expect(forClient).toContain(`Exact after a visit to the site ${range}`);
    expect(forClient).not.toContain(money(totals.totalCents));
    expect(forClient).not.toContain("Price before tax");
    const cells = (await readWorkbook(Buffer.from(await writeBomWorkbook(rough))))[0]?.data.flat();
    expect(cells).toContain("Mark a door to make this exact");
    expect(cells).not.toContain("Total");
  });

  it("has the company's own letter head, the client and the terms, and says until when its prices hold", async () => {
    const company = {
      name: "Fields & Sons",
      email: "office@example.com",
      phone: "416 555 0100",
      address: "4 Elm Street",
      licence: "License T-1024",
      insurance: "Insured to $2,000,000",
      terms: "A third on signing.\nThe rest when the work is done.",
      validDays: 30,
    };
    const logo = await sharp({ create: { width: 300, height: 90, channels: 3, background: "#2d5a27" } })
      .jpeg()
      .toBuffer();
    const client = { name: "Robin Hill", siteAddress: "12 Maple Street" };
    const asked = { company, logo, client, prices: "total" } as const;
    const { pages, images } = await paper(asked);
    expect(images).toBe(3);
    const { terms: _, validDays: __, ...head } = company;
    for (const words of [...Object.values(head), "Prepared for Robin Hill · 12 Maple Street"])
      expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain("Yardwright");
    const text = pages.join(" ");
    expect(text).toContain("• A third on signing. • The rest when the work is done.");
    expect(text).toContain("These prices hold until December 21, 2026.");
    for (const prices of ["none", "cost"] as const)
      expect((await paper({ ...asked, prices })).pages.join(" ")).not.toContain("prices hold");
  });

  it("numbers its pages and repeats the table's head on each page of items", async () => {
    const { pages } = await paper();
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    for (const page of pages.slice(0, -1)) expect(page).toContain("Item Quantity Unit Unit cost Cost");
  });

  it("does without pictures that are gone", async () => {
    expect((await paper({ before: null, after: null })).images).toBe(0);
  });

  it("keeps European names, and says which letters it does not have", async () => {
    expect(builtInText("– 3 × 4 ≥ 5″,\nnaïve café")).toBe('– 3 × 4 >= 5", naïve café');
    const names = "Łukasz Żółć, Nguyễn Thị Ánh, Иван Щукин, Γιώργος";
    const { pages } = await paper({ client: { name: `${names} 庭`, siteAddress: "ul. Świętokrzyska 5" } });
    expect(pages.join(" ")).toContain(`${names} ?`);
    expect(pages.join(" ")).toContain("ul. Świętokrzyska 5");
    expect(pages.join(" ")).toContain("A question mark stands for: U+5EAD.");
    expect((await paper()).pages.join(" ")).not.toContain("question mark");
  });
});

describe("the bill as workbook", () => {
  it("has one row an item in the columns of the CSV, numbers as numbers, and adds up", async () => {
    const [sheet] = await readWorkbook(Buffer.from(await writeBomWorkbook(bom)));
    const rows = sheet?.data ?? [];
    expect(rows[0]).toEqual([
      "Category",
      "Item",
      "Description",
      "Quantity",
      "Unit",
      "Unit Price",
      "Total Price",
      "Notes",
    ]);
    const body = rows.slice(1, items.length + 1);
    expect(body.map((row) => [row[1], row[3], row[4], row[5]])).toEqual(
      items.map(({ name, quantity, unit, unitPriceCents }) => [
        name,
        quantity,
        unit,
        unitPriceCents === null ? null : unitPriceCents / 100,
      ]),
    );
    const cents = body.reduce((sum, row) => sum + Math.round(Number(row[6] ?? 0) * 100), 0);
    expect(cents).toBe(bom.totals.subtotalCents);
    const total = rows.find((row) => row[5] === "Total");
    expect(total?.[6]).toBe(bom.totals.totalCents / 100);
  });

  it("keeps what looks like a formula as text", async () => {
    const [sheet] = await readWorkbook(Buffer.from(await writeBomWorkbook(bom)));
    expect(sheet?.data.flat()).toContain("=1+1");
  });

  it("tells on a second sheet how each quantity was worked out", async () => {
    const [, work] = await readWorkbook(Buffer.from(await writeBomWorkbook(bom)));
    expect(work?.sheet).toBe("How it was counted");
    const parts = items.flatMap((item) => item.work?.parts.map(({ formula }) => [item.name, formula]) ?? []);
    expect((work?.data ?? []).slice(1).map((row) => [row[0], row[1]])).toEqual(parts);
  });
});

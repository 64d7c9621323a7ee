import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EVERY_ELEMENT, EXACTLY, placeRectangle } from "#tests/support/placed-elements.ts";
import { clientBom, priceDetailKeys } from "./client-bom.ts";
import { computeBom } from "./compute-bom.ts";

const markup = { kind: "markup", rate: 0.37 } as const;
const gst = { name: "GST", rate: 0.05, on: "everything" } as const;
const tax = { rate: 0.05, on: "everything", parts: [gst] } as const;
const bom = computeBom(
  EVERY_ELEMENT.map((element) => placeRectangle(element, 20, 15)),
  { title: "Yard", markup, tax: { ...tax, parts: [gst] }, removals: ["statue"], today: "2026-11-22" },
);

describe("a client's bill", () => {
  it("adds up to the cent at every detail, lines to sections to the price before tax", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.constantFrom("markup", "margin"),
        (rate, kind) => {
          const one = computeBom([placeRectangle(EVERY_ELEMENT[5]!, 23, 17)], {
            title: "Yard",
            measured: EXACTLY,
            markup: { kind: kind as "markup" | "margin", rate },
            tax: { ...tax, parts: [gst] },
          });
          const { categories, totals } = clientBom(one, "lines");
          const sections = categories.map(({ totalCents }) => totalCents!);
          categories.forEach(({ items }, at) => {
            expect(items.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)).toBe(sections[at]);
          });
          expect(sections.reduce((sum, cents) => sum + cents, 0)).toBe(totals!.priceCents);
          expect(totals!.priceCents + totals!.taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(
            totals!.totalCents,
          );
          expect(totals!.totalCents).toBe(one.totals.totalCents);
        },
      ),
    );
  });

  it("shows as much of the price as was chosen, and none of it otherwise", () => {
    const shown = priceDetailKeys.map((detail) => {
      const { categories, totals } = clientBom(bom, detail);
      return [
        detail,
        totals !== null,
        categories.some(({ totalCents }) => totalCents !== null),
        categories.some(({ items }) => items.some(({ totalCents }) => totalCents !== null)),
      ];
    });
    expect(shown).toEqual([
      ["none", false, false, false],
      ["total", true, false, false],
      ["sections", true, true, false],
      ["lines", true, true, true],
    ]);
  });

  it("shows no section and no line where its total is rough: they would add up to the one total", () => {
    const rough = computeBom([placeRectangle({ kind: "lawn", surface: "sod" }, 40, 25)], {
      title: "Yard",
      measured: [{ areaId: null, band: 1, basis: "assumed" }],
    });
    for (const asked of ["sections", "lines"] as const) {
      const { detail, categories, totals, disclaimer } = clientBom(rough, asked);
      expect([detail, totals?.range]).toEqual(["total", expect.anything()]);
      expect(JSON.stringify(categories)).not.toMatch(/Cents":\d/);
      expect(disclaimer).toContain("Prices of sections and lines follow");
    }
  });

  it.each(priceDetailKeys)("holds no cost, markup, source, band, note or advice (%s)", (detail) => {
    const text = JSON.stringify(clientBom(bom, detail));
    const { subtotalCents, markupCents } = bom.totals;
    for (const cents of [subtotalCents, markupCents]) expect(text).not.toContain(String(cents));
    for (const source of bom.sources!) expect(text).not.toContain(source);
    for (const { sentence } of bom.flags) expect(text).not.toContain(sentence);
    expect(text).not.toMatch(/markup|margin|±|assumed|source|enter |14 months|\.com|github/i);
  });

  it("says what has no price yet where it shows a total, and speaks of no price where it shows none", () => {
    expect(clientBom(bom, "total").exclusions.join(" ")).toMatch(/Not priced yet, .*Remove statue/);
    const untaxed = computeBom(
      EVERY_ELEMENT.map((element) => placeRectangle(element, 20, 15)),
      { title: "Yard" },
    );
    expect(JSON.stringify(clientBom(untaxed, "none"))).not.toMatch(/price|tax/i);
  });
});

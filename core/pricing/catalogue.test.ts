import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { takeOff } from "#core/takeoff/take-off.ts";
import { EVERY_ELEMENT, placeRectangle } from "#tests/support/placed-elements.ts";
import { CATALOGUE_CSV } from "./catalogue.generated.ts";
import { catalogue } from "./catalogue.ts";
import { findPrice } from "./find-price.ts";

describe("price catalogue", () => {
  it("is the table of catalogue.csv, generated anew after each change", () => {
    expect(CATALOGUE_CSV).toBe(readFileSync(new URL("catalogue.csv", import.meta.url), "utf8"));
  });

  it("prices at least 250 things, each with a unit, a range, a source and a date", () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(250);
    for (const row of catalogue) {
      expect(row.lowCents, row.id).toBeGreaterThan(0);
      expect(row.source, row.id).not.toBe("");
      expect(row.asOf, row.id).toMatch(/^20\d\d/);
    }
  });

  it("gives the reasoning wherever the source is our own assumption, and only there grades it so", () => {
    for (const row of catalogue) {
      expect(row.source === "assumption", row.id).toBe(row.grade === "X");
      if (row.grade === "X") expect(row.note.length, row.id).toBeGreaterThan(10);
    }
  });

  it("answers every line that the take-off can ask for, but for what only an offer can price", () => {
    const placed = EVERY_ELEMENT.flatMap((element) => [
      placeRectangle(element, 20, 15),
      placeRectangle(element, 60, 30, { heightM: 1.5, count: 170 }),
    ]);
    const lines = (["vinyl", "fibreglass", "concrete"] as const).flatMap((poolShell) =>
      takeOff(placed, {
        poolShell,
        irrigation: true,
        removals: ["old deck", "patio", "statue", "fence", "tree", "stump", "shrubs", "gravel"],
      }),
    );
    const open = lines.filter((line) => findPrice(line, catalogue, "USD") === null).map(({ item }) => item);
    expect([...new Set(open)].sort()).toEqual(["engineering", "geogrid", "removal-other"]);
  });

  it("has a row of its own for every variant that the take-off names", () => {
    const placed = EVERY_ELEMENT.map((element) =>
      placeRectangle(element, 60, 30, { heightM: 1.5, count: 170 }),
    );
    for (const line of takeOff(placed)) {
      const row = findPrice(line, catalogue, "USD");
      if (row) expect(row.variant, `${line.item} ${line.variant}`).toBe(line.variant);
    }
  });
});

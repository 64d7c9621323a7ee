import { describeElement } from "#core/plan/describe-element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { findSpecies } from "#core/plants/catalogue.ts";

type Line = [item: string, quantity: number, unit: string, area: string];

/** What was placed, as a table: one line per surface, run, count and species. */
export function quantitiesCsv(placed: readonly PlacedElement[]): string {
  const lines: Line[] = placed.flatMap(linesOf);
  const rows = [["Item", "Quantity", "Unit", "Area"], ...lines];
  return `${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function linesOf(one: PlacedElement): Line[] {
  const item = describeElement(one.element);
  const area = one.areaId ?? "whole yard";
  const lines: Line[] = [];
  if (one.lengthM !== undefined) lines.push([item, round(one.lengthM / 0.3048), "ft", area]);
  else if (one.count !== undefined) lines.push([item, one.count, "each", area]);
  else lines.push([item, round(one.areaM2 / 0.09290304), "sq ft", area]);
  for (const { species, count } of one.plants ?? []) {
    lines.push([findSpecies(species)?.name ?? species, count, "each", area]);
  }
  return lines;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Quoted where a comma, a quote or a line break asks for it (RFC 4180). */
const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

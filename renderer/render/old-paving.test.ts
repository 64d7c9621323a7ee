import { expect, it } from "vitest";
import { drawnDocument, openDocument } from "#core/design/drawn-document.ts";
import { inPlaceOfPaving } from "./old-paving.ts";

const photo = { width: 16, height: 12, data: new Uint8Array(16 * 12 * 3) };
function found(prompt: string) {
  const opened = openDocument(drawnDocument({ photo, prompt, areas: [] }))!;
  const swap = inPlaceOfPaving(opened.now.plans[0]!.plan);
  return swap && [swap.old, ...swap.laid.map(({ kind }) => kind)];
}

it.each([
  ["replace pavers with lawn", ["patio", "lawn"]],
  ["Pea gravel instead of the flagstones", ["patio", "gravel"]],
  ["rip out the concrete, sod it", ["patio", "lawn"]],
  ["tear out the driveway and put grass", ["drive", "lawn"]],
  ["remove the walkway and sod over it", ["walk", "lawn"]],
])("finds what %s takes out and lays", (prompt, swap) => {
  expect(found(prompt)).toEqual(swap);
});

it.each([
  "new sod in the yard",
  "sod all around the patio",
  "get rid of the shed, sod",
  "swap the pavers for bluestone",
])("finds nothing in %s", (prompt) => {
  expect(found(prompt)).toBeNull();
});

import { expect, it } from "vitest";
import { changedDocument } from "#core/design/drawn-document.ts";
import { sentDocument } from "#core/design/sent-document.ts";
import { shownElements } from "#core/design/shown-elements.ts";
import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";

const photo = await openYard("backyard-fence");
const camera = YARD_CAMERAS["backyard-fence"];
const seen = seeOnce(photo, camera);

/** Feet by which a rounded side, its smoothed corners and the grain of the grid may differ. */
const NEAR_FT = 1.5;

it.each([
  ["paver patio", "Patio 1: make it 60 ft long and 30 ft wide", 60, 30],
  ["paver patio", "make the patio 90 by 80 ft", 90, 80],
  ["10 by 8 ft paver patio", "make the patio 120 by 60 ft", 120, 60],
  ["pond", "make the pond 90 by 60 ft", 90, 60],
])(
  "note, measure and bill say one size, and the note that of the history: %s, %s",
  (prompt, change, ...asked) => {
    const { document, shapes, placed, measured, notes } = renderConcept({
      ...{ photo, camera, seen, prompt, changes: [change], areas: [], viewpoint: "same", seed: 1 },
    });
    const sentence = notes.map((note) => note.sentence).find((one) => one.includes("made smaller"))!;
    const [long, short, askedLong, askedShort] = [...sentence.matchAll(/\d+/g)].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect([askedLong, askedShort]).toEqual(asked);
    const { elements } = shownElements({ document, shapes: shapes ?? [], placed, measured }, null);
    const [{ lengthFt, widthFt, areaSqFt }] = elements as [(typeof elements)[number]];
    expect(Math.abs(lengthFt! - long)).toBeLessThan(NEAR_FT);
    expect(Math.abs(widthFt! - short)).toBeLessThan(NEAR_FT);
    const billed = placed.filter(({ id }) => id === document.elements[0]!.id);
    expect(squareMetersToSquareFeet(billed.reduce((sum, one) => sum + one.areaM2, 0))).toBeCloseTo(
      areaSqFt!,
      1,
    );
    // A pond fills four fifths of the rectangle round it.
    expect(areaSqFt! / (long * short)).toBeGreaterThan(0.6);
    expect(areaSqFt! / (long * short)).toBeLessThan(1.1);
  },
);

it.each([
  ["paver patio", "Patio 1: make it 60 ft long and 30 ft wide", "Patio 1: make it bigger"],
  ["10 by 8 ft paver patio", "make the patio 120 by 60 ft", "make the patio 2 ft wider"],
])("a change of what was made smaller begins at the size shown: %s, %s, %s", (prompt, change, next) => {
  const asked = { photo, camera, seen, viewpoint: "same", seed: 1 } as const;
  const { document, shapes, placed, measured, notes } = renderConcept({
    ...{ ...asked, prompt, changes: [change], areas: [] },
  });
  const [{ lengthFt, widthFt }] = shownElements({ document, shapes: shapes ?? [], placed, measured }, null)
    .elements as unknown as [{ lengthFt: number; widthFt: number }];
  const stated = notes.find(({ sentence }) => sentence.includes("made smaller"))!;
  expect(stated.ways?.map(({ label }) => label)).toEqual([
    `Keep it ${Math.floor(lengthFt)} by ${Math.floor(widthFt)} ft`,
    "Leave it out",
    "Circle another place",
  ]);
  const changed = changedDocument(sentDocument(document)!, [next]);
  const { lengthM = 0, widthM = 0 } = changed.elements[0]!.element.size!;
  const [factor, more] = next.includes("2 ft") ? [1, 2] : [1.3, 0];
  expect(metersToFeet(widthM)).toBeCloseTo(factor * widthFt + more, 1);
  expect(metersToFeet(lengthM)).toBeCloseTo(factor * lengthFt, 1);
});

import { expect, it } from "vitest";
import { applyOperation } from "#core/design/apply-operation.ts";
import { emptyDocument, withElement } from "#core/design/design-document.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { PaverColour } from "#core/elements/paver-looks.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { PAVER_COLOURS } from "./paver-palette.ts";

/** Less than a quarter darker or lighter is not seen beside a photo's own shades. */
const SEEN = 0.75;

const brightness = (colour: PaverColour): number => {
  const all = PAVER_COLOURS[colour].map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b);
  return all.reduce((sum, one) => sum + one, 0) / all.length;
};

it.each(Object.keys(PAVER_COLOURS) as PaverColour[])(
  "a step from %s is seen, and goes the way it was asked for",
  (colour) => {
    const patio: PlanElement = { kind: "pavers", ...vocabularies.pavers.defaults, use: "patio", colour };
    const document = withElement(emptyDocument, patio, null, "");
    for (const shade of ["darker", "lighter"] as const) {
      const { document: after, notes } = applyOperation(
        document,
        { op: "set", target: { use: "patio" }, fits: {}, shade },
        "",
      );
      const { colour: next } = after.elements[0]!.element as Extract<PlanElement, { kind: "pavers" }>;
      if (next === colour) {
        expect(notes[0]!.sentence).toMatch(/that way already, or cannot be drawn so/);
        continue;
      }
      const [dark, light] = shade === "darker" ? [next, colour] : [colour, next];
      expect(brightness(dark) / brightness(light), `${shade}: ${colour} to ${next}`).toBeLessThan(SEEN);
    }
  },
);

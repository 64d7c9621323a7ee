import { expect, it } from "vitest";
import { applyOperation } from "#core/design/apply-operation.ts";
import { EMPTY_DOCUMENT, withElement } from "#core/design/design-document.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { PaverColor } from "#core/elements/paver-looks.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { PAVER_COLORS } from "./paver-palette.ts";

/** Less than a quarter darker or lighter is not seen beside a photo's own shades. */
const SEEN = 0.75;

function brightness(color: PaverColor): number {
  const all = PAVER_COLORS[color].map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b);
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

it.each(Object.keys(PAVER_COLORS) as PaverColor[])(
  "a step from %s is seen, and goes the way it was asked for",
  (color) => {
    const patio: PlanElement = {
      kind: "pavers",
      ...vocabularies.pavers.defaults,
      use: "patio",
      colour: color,
    };
    const document = withElement(EMPTY_DOCUMENT, patio, null, "");
    for (const shade of ["darker", "lighter"] as const) {
      const { document: after, notes } = applyOperation(
        document,
        { op: "set", target: { use: "patio" }, fits: {}, shade },
        "",
      );
      const { colour: next } = after.elements[0]!.element as Extract<PlanElement, { kind: "pavers" }>;
      if (next === color) {
        expect(notes[0]!.sentence).toMatch(/has no (?:darker|lighter) shade/);
        continue;
      }
      const [dark, light] = shade === "darker" ? [next, color] : [color, next];
      expect(brightness(dark) / brightness(light), `${shade}: ${color} to ${next}`).toBeLessThan(SEEN);
    }
  },
);

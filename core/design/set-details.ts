import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { KINDS_OF_GRASS } from "#core/plan/reading/words/unshown-words.ts";
import { type Applied, done, notThere, told, withChanged } from "./applied.ts";
import { type DesignDocument, withElement } from "./design-document.ts";
import { areGrown, detailed, unchangedWords } from "./detail-element.ts";
import { findElements } from "./find-elements.ts";
import type { Operation } from "./operation.ts";
import { targetWords } from "./target-words.ts";

type Setting = Extract<Operation, { op: "set" }>;

export function setDetails(document: DesignDocument, operation: Setting, said: string): Applied {
  const { target } = operation;
  const found = findElements(document, target);
  if (found.length === 0) {
    const rocks = rocksOfGravel(document, operation, said);
    if (rocks) return rocks;
    const { kind } = target;
    const details = kind && operation.fits[kind];
    if (!kind || !details || Object.keys(details).length === 0 || NAMES_WHAT_IS_THERE.test(said))
      return notThere(document, target, said);
    const element = { kind, ...vocabularies[kind].defaults, ...details } as PlanElement;
    return done(withElement(document, element, null, said));
  }
  const changed = withChanged(document, found, (element) => detailed(element, operation));
  const isSame = found.every(({ id, element }) =>
    changed.elements.some((one) => one.id === id && canonicalJson(one.element) === canonicalJson(element)),
  );
  if (areGrown(found, operation))
    // "Bigger" asks for what cannot be drawn; who says an age has it in the design, for the bill and the proposal.
    return done(AN_AGE.test(said) ? changed : document, [
      told(said, "Plants are drawn grown up already. Ask for a taller one by its name."),
    ]);
  const isOfGrass =
    found.every(({ element }) => element.kind === "lawn") && KINDS_OF_GRASS.said.test(said.toLowerCase());
  if (isSame && isOfGrass) return done(document, [told(said, KINDS_OF_GRASS.sentence)]);
  if (isSame && found.every(({ element }) => element.kind === "fire-pit") && SHAPES.test(said))
    return done(document, [
      told(said, ROUND.test(said) ? "The fire pit is that way already." : "A fire pit is drawn round."),
    ]);
  if (isSame && operation.shade)
    return done(document, [
      told(said, `The ${targetWords(target)} has no ${operation.shade} shade: say a color or a material.`),
    ]);
  if (isSame) return done(document, [told(said, unchangedWords(found, operation))]);
  return done(changed, []);
}

const AN_AGE = /\b(?:mature|grown|established|full[- ]size)\b/i;

/** "Make the pavers red" where there are none asks for no new ones. */
const NAMES_WHAT_IS_THERE = /\b(?:make|paint|stain|turn|change) (?:the|my|our|those) /i;

const SHAPES = /\b(?:round|circular|square|rectangular|oval)\b/i;
const ROUND = /^(?!.*\b(?:square|rectangular|oval)\b).*\b(?:round|circular)\b/i;

/** "Bigger rocks" where there are no boulders are the stones of the gravel; null where there is none. */
export function rocksOfGravel(
  document: DesignDocument,
  operation: Extract<Operation, { op: "set" | "resize" }>,
  said: string,
): Applied | null {
  const isRocks = operation.target.kind === "boulders";
  if (!isRocks || !document.elements.some(({ element }) => element.kind === "gravel")) return null;
  if (operation.op === "set") return setDetails(document, { ...operation, target: { kind: "gravel" } }, said);
  return done(document, [told(said, "The stones of gravel have one size: say “boulders” for single rocks.")]);
}

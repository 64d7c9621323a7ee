import { elementsOf } from "#core/design/clause.ts";
import type { Operation } from "#core/design/operation.ts";
import { isSilent, now, type Reader, targetsOf } from "./heard.ts";

const MATERIALS = /\b(?:brick|cobblestone|cobble|stone|steel|metal|timber|wood|concrete|granite)s?\b/;

/** "Ring it with brick", "edge the strip in cobble": what a thing is edged with. */
export const readEdging: Reader = (parts, there, words, heard) => {
  if (parts.verb !== "edged") return undefined;
  const onlyBed = heard.document.elements.filter(({ element }) => element.kind === "bed");
  const subject =
    there.find(({ isBehind }) => !isBehind)?.known ??
    (heard.last
      ? now(heard.last, heard)
      : onlyBed.length === 1
        ? { elements: onlyBed, target: { kind: "bed" as const } }
        : null);
  const [, material = ""] =
    /\b(?:with|in|using|out of) (?:an? |some |the )?([a-z ]+?)(?: (?:edging|border|edge|strip|ring))?$/.exec(
      words.slice(parts.afterVerb, parts.end).join(" "),
    ) ?? [];
  const [edging] = elementsOf(`${MATERIALS.exec(material)?.[0] ?? material} edging`);
  if (material !== "" && (edging?.kind !== "edging" || !isSilent({ ...parts, unknown: [] }))) return null;
  const beds = subject?.elements.filter(({ element }) => element.kind === "bed") ?? [];
  const of = edging?.kind === "edging" ? edging.material : "steel";
  if (subject && beds.length > 0 && beds.length === subject.elements.length)
    return targetsOf(subject, heard.document).map(
      (target): Operation => ({
        op: "set",
        target,
        fits: { bed: { edging: true, ...(of === "brick" || of === "stone" ? { edge: of } : {}) } },
      }),
    );
  const isPaved = subject?.elements.every(({ element }) => element.kind === "pavers") ?? false;
  if (subject && subject.elements.length > 0 && isPaved && material === "")
    return targetsOf(subject, heard.document).map(
      (target): Operation => ({ op: "set", target, fits: { pavers: { border: true } } }),
    );
  return edging?.kind === "edging" ? [{ op: "add", element: edging }] : null;
};

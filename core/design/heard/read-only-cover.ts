import { elementsOf } from "#core/design/clause.ts";
import { exactly, now, type Reader } from "./heard.ts";

const ONLY_COVER =
  /\b(?:only|just|all) (?:some |plain )?((?:[a-z]+ )?(?:stones?|gravel|rocks?|pebbles))(?: (?:here|there|in there|in it|please))*$/;
const NO_PLANTS =
  /^(?:with )?no (?:more )?(?:plants|planting|flowers|greenery|bushes|shrubs)(?: (?:here|there|at all|please))*$/;

/** "Only stone here, no plants": the bed that was named last or the only one becomes ground of stone. */
export const readOnlyCover: Reader = (parts, _, words, heard) => {
  const said = words.slice(parts.from, parts.end).join(" ");
  // What grew there is gone with the bed.
  if (heard.isBare && NO_PLANTS.test(said)) return "told";
  const isBare = words
    .join(" ")
    .split(" , ")
    .some((clause) => NO_PLANTS.test(clause.replace(/^and /, "")));
  const [, cover] = ONLY_COVER.exec(said) ?? [];
  if (!cover || !isBare || !(parts.verb === null || parts.verb === "want" || parts.verb === "set"))
    return undefined;
  const [element] = elementsOf(`${cover.replace(/\b(?:stones?|rocks?)$/, "gravel")} area`);
  const last = heard.last ? now(heard.last, heard).elements : [];
  const beds = heard.document.elements.filter((one) => one.element.kind === "bed");
  const named = beds.filter(({ id }) => last.some((one) => one.id === id));
  const [bed] = named.length > 0 ? named : beds;
  if (element?.kind !== "gravel" || !bed || (named.length === 0 && beds.length > 1)) return undefined;
  heard.isBare = true;
  return [{ op: "replace", target: exactly(bed), element }];
};

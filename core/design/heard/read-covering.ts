import { elementsOf } from "#core/design/clause.ts";
import { isSilent, type Reader, targetsOf } from "./heard.ts";
import { coverOf } from "./replaced.ts";

/** "The bed in river rock", "make the bed white gravel": the stones cover the bed, and the bed stays. */
export const readCovering: Reader = (parts, there, words, heard) => {
  const [bed] = there;
  const stones = parts.named.at(-1);
  const isSaid = parts.verb === null || parts.verb === "set" || parts.verb === "want" || parts.verb === "put";
  if (!bed || !stones?.isMaterial || stones === bed || parts.named.length !== 2 || !isSaid) return undefined;
  const { elements, target } = bed.known;
  const isOfBeds =
    elements.length > 0 && elements.every(({ element }) => element.kind === "bed") && !target.species;
  if (!isOfBeds || bed.isNew || bed.isNot || stones.isNew || stones.isNot || !isSilent(parts))
    return undefined;
  const text = words.slice(stones.from, stones.end).join(" ");
  const [ground] = elementsOf(text);
  const cover = ground?.kind === "gravel" && ground.use === "area" ? coverOf(text) : null;
  return cover
    ? targetsOf(bed.known, heard.document).map((one) => ({ op: "set", target: one, fits: { bed: cover } }))
    : undefined;
};

import type { ElementKind } from "../../elements/element.ts";
import type { Loose, Mention, Reading } from "./mention.ts";

const distance = (mention: Mention, word: Loose): number =>
  mention.start > word.start ? 1000 + (mention.start - word.end) : word.start - mention.end;

/** Kinds that a describing word asks for when the text names no element that it fits ("herringbone in charcoal"). */
const askedFor: readonly ElementKind[] = ["pavers", "concrete", "deck", "fire-pit"];

const isWholeAsk = (kind: ElementKind, details: object): boolean =>
  kind === "pavers" ? "pattern" in details || "border" in details : kind !== "deck" || "material" in details;

/** Gives every word that stood apart to the nearest element that it fits: one before it first, then one after. */
export const bindLoose = (reading: Reading): void => {
  for (const word of reading.loose) {
    const fitting = reading.mentions.filter(
      (mention) => word.type === "size" || word.fits[mention.kind] !== undefined,
    );
    const near = fitting.filter((mention) => mention.sentence === word.sentence);
    const target = (near.length > 0 ? near : fitting).reduce<Mention | null>(
      (best, mention) => (best === null || distance(mention, word) < distance(best, word) ? mention : best),
      null,
    );
    if (target && word.type === "size") target.sizes.push(word.size);
    else if (target && word.type === "fits") {
      const { kind } = target;
      target.details = { ...target.details, [kind]: { ...target.details[kind], ...word.fits[kind] } };
    } else if (word.type === "fits") askAlone(reading, word);
    else {
      reading.remarks.push({
        start: word.start,
        end: word.end,
        status: "told",
        sentence: `I could not tell what “${word.text}” is the size of.`,
      });
    }
  }
  reading.loose = [];
};

const askAlone = (reading: Reading, word: Loose & { type: "fits" }) => {
  const kind = askedFor.find((candidate) => {
    const details = word.fits[candidate];
    return details !== undefined && isWholeAsk(candidate, details);
  });
  if (!kind) {
    reading.remarks.push({
      start: word.start,
      end: word.end,
      status: "told",
      sentence: `I could not tell what “${word.text}” should describe.`,
    });
    return;
  }
  reading.mentions.push({
    kind,
    details: { [kind]: word.fits[kind] },
    open: false,
    species: [],
    plantsOnly: false,
    generic: false,
    sizes: [],
    start: word.start,
    end: word.end,
    sentence: word.sentence,
    changes: [],
  });
};

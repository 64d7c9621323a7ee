import type { ElementKind, Place } from "#core/elements/element.ts";
import type { Entry } from "./entry.ts";
import type { Reader } from "./reader.ts";
import type { Relation } from "./words/place-words.ts";

const BY_BED: ReadonlySet<Relation> = new Set<Relation>(["along", "around", "before"]);

const LAMPS: ReadonlySet<ElementKind> = new Set(["path-lights", "uplights"]);

/** "path lights along the bed": where lights stand that are wanted by a bed; null for all else. */
export const lightsBy = (reader: Reader, { noun }: Entry): Place | null =>
  LAMPS.has(reader.lastMention()?.kind ?? "lawn") &&
  noun?.kind === "bed" &&
  BY_BED.has(reader.relation!.relation)
    ? "along-bed"
    : null;

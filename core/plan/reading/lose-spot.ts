import type { ElementKind } from "#core/elements/element.ts";
import { BY_NATURE } from "./aimed-places.ts";
import { quote, type Reader } from "./reader.ts";

const UNDER = /^(?:under|beneath|underneath|below) /;
/** What stands under a pergola that is built for it. */
const SHADED: ReadonlySet<ElementKind> = new Set(["furniture", "fire-pit", "outdoor-kitchen"]);

/** "a pergola, dining table under it", "chairs around the fire pit": the layout sets these there of itself. */
function standsThereAnyway(reader: Reader, end: number): boolean {
  const last = reader.lastMention();
  const said = reader.textOf({ start: reader.relation!.start, end });
  if (last && BY_NATURE[last.kind]?.test(said)) return true;
  const comes = (kind: ElementKind) => reader.reading.mentions.some((one) => one.kind === kind);
  if (!last) return false;
  if (UNDER.test(said)) return SHADED.has(last.kind) && comes("pergola");
  const isOfFire =
    /^around (?:it|(?:the |that |our )?(?:stone |gas |new )?(?:fire ?pit|fire bowl|fire table))$/.test(said);
  return isOfFire && (last.kind === "furniture" || last.kind === "fire-pit") && comes("fire-pit");
}

/** Tells that a spot was heard and is not aimed at. */
export function loseSpot(reader: Reader, end: number): void {
  if (standsThereAnyway(reader, end)) {
    reader.use({ start: reader.relation!.start, end });
    return;
  }
  const said = quote(reader.textOf({ start: reader.relation!.start, end }));
  reader
    .lastMention()
    ?.changes.push(`${said} is a place that cannot be aimed at yet, so the layout chose one.`);
}

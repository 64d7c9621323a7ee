import type { ElementKind } from "#core/elements/element.ts";
import type { Mention, Reading } from "./mention.ts";
import { SURFACES } from "./reader.ts";

/** What stands on paving of its own. */
const STANDS_ON: ReadonlySet<ElementKind> = new Set(["furniture", "pergola", "outdoor-kitchen"]);

/** "On gravel", "on a flagstone pad": right after a thing, with its number and its place between at most. */
const ON = /^(?: (?:in|at|by|with|near) (?:(?!on\b)[a-z0-9' -])*)?,? on (?:an? |some )?(?:[a-z]+ ){0,2}$/;
const UNDER_IT =
  /^(?: (?:area|pad|base|circle|floor))? (?:(?:under|beneath|below) (?:it|them|that|there|the (?:[a-z]+ )?(?:fire ?pit|pergola|table|bench|chairs|kitchen|grill|tub))\b|(?:underneath|beneath|under)(?=$|[,.;!]| and\b))/;

/**
 * Puts ground under the thing that it is named for: "a fire pit on gravel", "a pergola, pavers under it". Around a fire it is a ring; what else
 * stands on paving finds its patio by itself.
 */
export function layUnder({ mentions }: Reading, normal: string): void {
  for (const ground of mentions) {
    if (!SURFACES.has(ground.kind) || (ground.use !== undefined && ground.use !== "area")) continue;
    if (ground.place !== undefined && ground.place !== "around-fire") continue;
    const before = mentions.filter((one) => one.end <= ground.start && ground.sentence - one.sentence <= 1);
    const under = UNDER_IT.exec(normal.slice(ground.end));
    const isOn = (one: Mention) =>
      one.sentence === ground.sentence && ON.test(normal.slice(one.end, ground.start));
    const thing = before.findLast(
      (one) => (one.kind === "fire-pit" || STANDS_ON.has(one.kind)) && (under !== null || isOn(one)),
    );
    if (!thing) continue;
    if (thing.kind === "fire-pit") ground.place = "around-fire";
    else ground.use = "patio";
    const spot = under?.[0].trim() ?? "";
    if (under) ground.changes = ground.changes.filter((one) => !one.startsWith(`“${spot}”`));
  }
}

import type { PaverColor } from "#core/elements/paver-looks.ts";
import { WHICH_WORDS } from "./change-words.ts";
import { IT, type Pattern, set, thingOf } from "./clause.ts";
import type { Operation, Target } from "./operation.ts";
import type { Thing } from "./read-thing.ts";

const REMOVE = new RegExp(
  `^(?:${[
    "remove|delete|take out|take away|take down|get rid of|rip out|tear out|tear down|dig out|dig up|pull out|pull up|pull|clear out|clear away|clear",
    "lose|drop(?! in\\b)|ditch|skip|omit|forget about|forget|nix|scrap|cut|leave out|never mind|eliminate|erase|demolish|without|decided against|we decided against",
    "dont want|do not want|does not want|dont like|do not like|dont need|do not need|no more|no(?! not\\b)|minus|(?:my wife |my husband |i |we |she |he |they |customer |the customer )?(?:hates?|dislikes?|dont want|does not want|do not want)",
  ].join("|")}) (.+)$`,
);
const REMOVED_AFTER =
  /^(?:take |get )?(.+?) (?:out of there|out of here|out of|out|away|off|has to go|have to go|needs to go|need to go|can go|should go|must go|goes|gone)$/;

function thingsIn(words: string): Target[] | null {
  const targets: Target[] = [];
  for (const part of words.split(/\s*(?:, and\b|,|\band\b|\bor\b)\s*/).filter(Boolean)) {
    const { target } = thingOf(part);
    if (!target) return null;
    targets.push(target);
  }
  return targets.length > 0 ? targets : null;
}

/** Parts of a thing that are details of it: with "no" before them they are set and not removed. */
export function readPart(words: string, isWanted: boolean): Operation[] | null {
  const rest = (part: RegExp): Thing =>
    thingOf(
      words
        .replace(part, " ")
        .replace(/\b(?:to|on|around|from|for|of)\b/g, " ")
        .trim(),
    );
  if (/\bborders?\b/.test(words)) {
    const { target } = rest(/\bborders?\b/);
    const isBed = target?.kind === "bed";
    if (target && !target.use && target.kind !== "pavers" && !isBed && target.kind !== "concrete")
      return null;
    if (isBed) return [set(target, { fits: { bed: { edging: isWanted } } })];
    const color = isWanted ? colorOf(words) : undefined;
    const details = { border: isWanted, ...(color ? { borderColour: color } : {}) };
    return [set(target ?? { kind: "pavers" }, { fits: { pavers: details } })];
  }
  if (/\bfences?\b/.test(words) ? /\bgates?\b/.test(words) : /^(?:the |a |any |that )?gates?$/.test(words))
    return [set({ kind: "fence" }, { fits: { fence: { gate: isWanted } } })];
  if (/\b(?:edging|edges?)\b/.test(words)) {
    const { target } = rest(/\b(?:edging|edges?)\b/);
    if (target?.kind === "bed") return [set(target, { fits: { bed: { edging: isWanted } } })];
  }
  return null;
}

function colorOf(words: string): PaverColor | undefined {
  const details = thingOf(words.replace(/\bborders?\b/g, " ")).fits.pavers ?? {};
  return "colour" in details ? details.colour : undefined;
}

const ALL_BUT =
  /^(?:remove|delete|take out|get rid of|lose|clear|scrap|drop) (?:everything|it all|all of it|all plants|all) (?:else )?(?:but|except for|except|besides|other than|apart from) (.+)$/;

export const readRemoving: Pattern = (clause, spoken) => {
  const kept = ALL_BUT.exec(clause)?.[1];
  if (kept) {
    const but = thingsIn(kept);
    const group = / all plants but /.test(clause) ? "plants" : "all";
    return but && [{ op: "remove", target: { group }, but }];
  }
  const without = /^(.+) without (.+)$/.exec(clause);
  if (without && /\b(?:chairs?|seats?|seating|benches)\b/.test(without[2]!) && /\bfire\b/.test(without[1]!))
    return [set({ kind: "fire-pit" }, { fits: { "fire-pit": { seating: false } } })];
  const tooMuch =
    /^(?:.*,\s*)?(?:remove|take out|take|drop) (it|them|that|this|those)(?: out| away| off)?$/.exec(clause);
  if (tooMuch) {
    const named = clause.includes(",") ? thingOf(clause.slice(0, clause.lastIndexOf(","))).target : null;
    return [{ op: "remove", target: named ?? spoken.last ?? IT }];
  }
  const found = REMOVE.exec(clause);
  const off = /^take (.+?) (?:off|from|out of|away from) (.+)$/.exec(clause);
  const after = off || found ? null : (REMOVED_AFTER.exec(clause)?.[1] ?? null);
  // Without a verb before it only a plain name is meant: "could it have a roof that keeps rain out".
  if (after && !/^(?:take|get) /.test(clause) && thingOf(after).unknown.length > 0) return null;
  const where = off && WHICH_WORDS.some(([phrase]) => off[2]!.replace(/^the /, "").startsWith(phrase));
  const words = off ? `${off[1]}${where ? ` on ${off[2]}` : ""}` : (found?.[1] ?? after);
  if (!words) return null;
  const bare = words.replace(/ (?:out|away|anymore|by the walk)$/, "");
  if (/^(?:too|so)\b/.test(bare)) return null;
  // Mulch is what a bed lies under: the bed stays.
  if (/^(?:the |that |this )?(?:[a-z]+ )?mulch$/.test(bare)) return null;
  const part = readPart(words, false);
  if (part) return part;
  const targets = thingsIn(bare);
  return targets?.map((target) => ({ op: "remove", target: isThat(target, bare) ? IT : target })) ?? null;
};

const isThat = (target: Target, words: string): boolean =>
  target.it === true && !target.which && words.length < 6;

export const readKeeping: Pattern = (clause) => {
  const found =
    /^(?:keep|leave|preserve|retain|save|protect|(?:do not|dont) (?:touch|change|remove|move|cut|alter)) (.+?)(?: as (?:it|they) (?:is|are)| alone| in place| as is| untouched)?$/.exec(
      clause,
    ) ?? /^(.+?) (?:stays?|should stay|can stay|remains?|must stay|stays put)$/.exec(clause);
  if (!found || /^out\b/.test(found[1]!)) return null;
  if (/\b(?:everything|all) else (?:in|goes|gets|should|becomes|to)\b/.test(clause)) return null;
  if (/\b(?:everything|all|rest)\b/.test(found[1]!)) return [{ op: "keep", target: { group: "all" } }];
  const targets = thingsIn(found[1]!);
  return targets?.map((target) => ({ op: "keep", target })) ?? null;
};

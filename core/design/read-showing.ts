import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { adding, type Pattern, set, thingOf } from "./clause.ts";
import type { Operation } from "./operation.ts";
import { readRepeating } from "./read-sizes.ts";

/** From this many years on a plant is shown grown up; before, as two years after planting. */
const GROWN_UP_YEARS = 5;

export const readShowing: Pattern = (clause) => {
  if (/\b(?:day ?time|day ?light|by day|during the day|not (?:at|by) night|no evening)\b/.test(clause))
    return [{ op: "show", what: "day" }];
  const years = /\b(?:at|after|in) (\d+) years?\b/.exec(clause)?.[1];
  if (years) return aged(clause, Number(years) < GROWN_UP_YEARS ? "young" : "mature");
  if (/\b(?:mature|fully grown|full grown|grown in|grown up|full size)\b/.test(clause))
    return aged(clause, "mature");
  if (/\b(?:young|younger|just planted|newly planted|freshly planted)\b/.test(clause))
    return aged(clause, "young");
  if (/^(?:add|plant|put)\b/.test(clause)) return null;
  const season = /^(?:an? |the )?(spring|summer|autumn|fall|winter)(?: (?:view|scene|look|colors))?$/.exec(
    clause,
  )?.[1];
  if (season) return [{ op: "show", what: season === "fall" ? "autumn" : (season as "spring") }];
  const plan = showing(clause);
  if (plan.length === 0) return null;
  // "with the lights on" is of lights that are there.
  const rest = /\b(?:with|and) (?!the .+ (?:on|off|lit)$)(.+)$/.exec(clause)?.[1];
  const less = thingOf(/\bwithout (.+)$/.exec(clause)?.[1] ?? "").target;
  if (less) return [...plan, { op: "remove", target: less }];
  const more = rest ? (readRepeating(rest, { last: null }) ?? adding(rest)) : null;
  return [...plan, ...(more ?? [])];
};

function showing(clause: string): Operation[] {
  const operations: Operation[] = [];
  for (const lexeme of readLexemes(tokenize(clause))) {
    if (lexeme.type !== "phrase") continue;
    if (lexeme.entry.evening) operations.push({ op: "show", what: "evening" });
    if (lexeme.entry.season) operations.push({ op: "show", what: lexeme.entry.season });
  }
  if (operations.length === 0) {
    const bare =
      /^(?:.*\b(?:show|see|looks?)\b.* )?(?:in|as) ?(?:the )?(spring|summer|autumn|fall|winter)$/.exec(
        clause,
      );
    if (bare) operations.push({ op: "show", what: bare[1] === "fall" ? "autumn" : (bare[1] as "spring") });
  }
  return operations.slice(0, 1);
}

function aged(clause: string, age: "young" | "mature"): Operation[] {
  const { target } = thingOf(
    clause.replace(
      /\b(?:show|mature|fully|full|grown|young|younger|just|newly|freshly|planted|when|in|at|after|with|\d+|years?|size|up)\b/g,
      " ",
    ),
  );
  return [set(target ?? { group: "plants" }, { age })];
}

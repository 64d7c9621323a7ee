import { DIRECTIONS } from "#core/design/change-words.ts";
import type { Direction, Operation } from "#core/design/operation.ts";
import type { Place } from "#core/elements/element.ts";
import { seasonOfMonth } from "#core/plan/months.ts";

/** What a picture may show. */
export type Shown = Extract<Operation, { op: "show" }>["what"];

/** The way to go or the place that begins at a word. */
export function directionAt(
  words: readonly string[],
  at: number,
): { to: Direction | Place; length: number } | null {
  // "To left", "over closer": small words are often left out, or more than need be.
  const said = words.slice(at, at + 6);
  const rest = `${said.join(" ")} `;
  const other = /^(?:(?:to|on|at|in|into) )?(?:the )?(?:other|opposite) (?:side|end|corner) /.exec(rest)?.[0];
  if (other) return { to: "other", length: other.trim().split(" ").length };
  const isBare = /^(?:to|in|at|by|along) (?:left|right|back|front|middle|center|house|fence|corner)$/.test(
    said.slice(0, 2).join(" "),
  );
  if (isBare && directionAt([said[0]!, "the", ...said.slice(1)], 0)) {
    const { to, length } = directionAt([said[0]!, "the", ...said.slice(1)], 0)!;
    return { to, length: length - 1 };
  }
  const found = DIRECTIONS.filter(([phrase]) => rest.startsWith(`${phrase} `)).toSorted(
    ([a], [b]) => b.length - a.length,
  )[0];
  return found ? { to: found[1], length: found[0].split(" ").length } : null;
}

const SHOWN: ReadonlyMap<string, Shown> = new Map([
  ["winter", "winter"],
  ["spring", "spring"],
  ["summer", "summer"],
  ["autumn", "autumn"],
  ["fall", "autumn"],
  ["evening", "evening"],
  ["night", "evening"],
  ["nighttime", "evening"],
  ["dusk", "evening"],
  ["daytime", "day"],
  ["daylight", "day"],
]);
const AT_A_TIME = /^(?:in|for|during|by|early|mid|late|like)$/;

/** A time of the year or of the day that a word names. */
export function shownBy(words: readonly string[], at: number): Shown | null {
  const word = words[at]!;
  // "Something that flowers in spring" says which plant.
  if (
    /\b(?:that|which) (?:flowers?|blooms?|blossoms?) (?:\w+ )?(?:in|during) (?:early |late |mid )?$/.test(
      `${words.slice(0, at).join(" ")} `,
    )
  )
    return null;
  const month = AT_A_TIME.test(words[at - 1] ?? "") ? seasonOfMonth(word) : null;
  if (month) return month;
  return word !== "fall" || /^(?:in|the|for|as|this)$/.test(words[at - 1] ?? "")
    ? (SHOWN.get(word) ?? null)
    : null;
}

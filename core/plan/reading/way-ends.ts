import type { PlanElement, WayEnd } from "#core/elements/element.ts";
import { mayMatch } from "./may-match.ts";

/** What ways lead from and to, by the words for it. A porch and steps stand before the door. */
const WORDS_OF_END: Record<WayEnd, string> = {
  door: "(?:(?:front|back|rear|side|kitchen|main) )?(?:door|entry|entrance|entryway|porch|steps|stoop)|house",
  drive: "drive|driveway|garage(?: door)?|carport",
  street: "street|road|curb|sidewalk|city sidewalk|public sidewalk",
};
const ENDS = Object.entries(WORDS_OF_END) as [WayEnd, string][];

const A = "(?:(?:the|our|my|your) )?";
const ANY = ENDS.map(([, words]) => words).join("|");
const end = (name: string) => `${A}(?<${name}>${ANY})`;

/** "From the drive to the porch", "to the door from the street", "connecting the drive and the porch". */
const FROM_TO = [
  `from ${end("a")} (?:up |over |out |down |all the way |right )?to ${end("b")}`,
  `(?:to|toward|towards) ${end("b")} from ${end("a")}`,
  `(?:connects?|connecting|links?|linking|joins?|joining|to connect|to link) ${end("a")} (?:to|and|with) ${end("b")}`,
].map((said) => new RegExp(`\\b${said}\\b`, "g"));

const endOf = (word: string): WayEnd => ENDS.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))![0];

type Way = Extract<PlanElement, { ends?: unknown }>;
const isWay = (element: PlanElement): element is Way =>
  ("use" in element && element.use === "walkway") || element.kind === "stepping-stones";

type Span = { start: number; end: number };

/** Sets where the ways begin and end that the text asks for; answers the words that said so. */
export function leadWays(
  normal: string,
  settled: readonly { mention: Span; element: PlanElement }[],
): Span[] {
  const ways = settled.flatMap(({ mention, element }) => (isWay(element) ? [{ mention, element }] : []));
  return FROM_TO.flatMap((said) => (mayMatch(said, normal) ? [...normal.matchAll(said)] : [])).flatMap(
    ({ 0: found, index, groups }) => {
      const ends = [endOf(groups!.a!), endOf(groups!.b!)] as const;
      // Words for where it leads follow the way; seldom they come before it.
      const off = ({ start }: Span) => (start <= index ? index - start : normal.length + start);
      const [way] = ways
        .filter(({ element }) => element.ends === undefined)
        .sort((a, b) => off(a.mention) - off(b.mention));
      if (!way || ends[0] === ends[1]) return [];
      way.element.ends = ends;
      return [{ start: index, end: index + found.length }];
    },
  );
}

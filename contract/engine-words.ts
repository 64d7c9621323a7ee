import { BUILT_IN_ENGINE } from "./built-in-engine.ts";
import type { EndedEngine, EngineFacts, EngineList } from "./endpoints/engines.ts";
import type { ProbeVerdict } from "./probe-verdicts.ts";

const VERDICT_WORDS: Record<ProbeVerdict, string> = {
  honored: "It changes what it is told to change.",
  inverted: "It changes what it is told to keep.",
  ignored: "It changes the whole picture, whatever it is told.",
  "nothing changed": "It changed nothing.",
};

const dollars = (usd: number): string => `$${usd.toFixed(usd > 0 && usd < 0.1 ? 3 : 2)}`;

/** What a picture costs whom, as one short sentence. */
export function priceWords({ usd, priceKnown, payer, finding }: EngineFacts): string {
  if (usd === 0) return "Costs nothing.";
  const of = payer === "account" ? " of your own money" : "";
  const told = finding?.costUsd;
  if (told)
    return `About ${dollars(told)} a picture${of}; ${dollars(usd)} are set aside until its price is told.`;
  return priceKnown
    ? `At most about ${dollars(usd)} a picture${of}.`
    : `Its price is not known; ${dollars(usd)} a picture are set aside${of}.`;
}

/** How long a picture takes. */
export function timeWords({ engine, usualS, finding }: EngineFacts): string {
  if (finding) return `Took ${Math.max(1, Math.round(finding.seconds))} s when it was tried.`;
  if (usualS) return `Usually takes ${usualS[0]} to ${usualS[1]} s.`;
  return engine === BUILT_IN_ENGINE ? "Draws on this server, in seconds." : "Its time is not known.";
}

const percent = (share: number): string =>
  share > 0 && share < 0.001 ? "less than 0.1%" : `${(100 * share).toFixed(1)}%`;

/** What it does with what it must keep, before our lock puts the photo back. */
export function outsideWords({ engine, finding }: EngineFacts): string {
  if (engine === BUILT_IN_ENGINE) return "Changes nothing outside of your design.";
  if (!finding)
    return "Not tried yet: what it changes outside of a design is not known. Your photo is put back there.";
  return `${VERDICT_WORDS[finding.mask]} Outside, ${percent(finding.outsideChanged)} changed before your photo was put back.`;
}

const LIMIT_WORDS = {
  day: "Its limit for today is used up.",
  month: "Its limit for this month is used up.",
  account: "Your own limit for this month is used up.",
} as const satisfies Record<NonNullable<EngineFacts["spentLimit"]>, string>;

/** Which limit keeps its next picture back; null = none. */
export const limitWords = ({ spentLimit }: Pick<EngineFacts, "spentLimit">): string | null =>
  spentLimit && LIMIT_WORDS[spentLimit];

/** All that is to be said of an engine before it draws. */
export const engineWords = (facts: EngineFacts): string =>
  limitWords(facts) ?? `${priceWords(facts)} ${timeWords(facts)} ${outsideWords(facts)}`;

const dayWords = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", {
    ...{ month: "long", day: "numeric", year: "numeric", timeZone: "UTC" },
  });

/** Who can choose another model: whoever gave the key. */
const instead = (payer: EngineFacts["payer"], when: string): string =>
  payer === "account"
    ? `Please replace the key and choose another model${when}.`
    : `Whoever runs this server has to set another model${when}.`;

/** When its model ends, where that is known, and what to do before; null = it stays. */
export function endWords({ endsOn, payer }: Pick<EngineFacts, "endsOn" | "payer">): string | null {
  return endsOn && `Its model goes out of service on ${dayWords(endsOn)}. ${instead(payer, " before then")}`;
}

/** The same once it has ended. */
export const endedWords = ({ endsOn, payer }: EndedEngine): string =>
  `Its model went out of service on ${dayWords(endsOn)} and draws no more. ${instead(payer, "")}`;

/** What it would cost and whether that is possible, before several engines draw one design; `problem` null = it is. */
export function compareWords(
  chosen: readonly EngineFacts[],
  { designsLeft, leftUsd }: { designsLeft: number | null; leftUsd: { server: number; account: number } },
): { sentence: string; problem: string | null } {
  const sumOf = (payer: EngineFacts["payer"]) =>
    chosen.filter((one) => one.payer === payer).reduce((sum, { usd }) => sum + usd, 0);
  const [account, server] = [sumOf("account"), sumOf("server")];
  const count = `${chosen.length} ${chosen.length === 1 ? "picture" : "pictures"}`;
  const left = designsLeft === null ? "" : ` of the ${designsLeft} that your plan has left`;
  const costs = [
    ...(account > 0
      ? [`at most ${dollars(account)} of your own ${dollars(leftUsd.account)} left this month`]
      : []),
    ...(server > 0 ? [`at most ${dollars(server)} of the ${dollars(leftUsd.server)} left today`] : []),
  ];
  const sentence = `${count}${left}; ${costs.length > 0 ? costs.join(" and ") : "costs nothing"}.`;
  if (chosen.length < 2) return { sentence, problem: "Choose two engines or more." };
  if (designsLeft !== null && chosen.length > designsLeft)
    return { sentence, problem: "Your plan has fewer pictures left than that." };
  const isOver = account > leftUsd.account || server > leftUsd.server;
  return { sentence, problem: isOver ? "That is more than what may still be spent." : null };
}

/** What it takes to draw the options of one design, before any is drawn. */
export function optionWords(
  engine: EngineFacts | undefined,
  pictures: number,
  { designsLeft, leftUsd }: Pick<EngineList, "designsLeft" | "leftUsd">,
): { sentence: string; problem: string | null } {
  if (!engine) return { sentence: "", problem: "No engine can draw now." };
  const left = designsLeft === null ? "" : ` of the ${designsLeft} that your plan has left`;
  const count = `Draws ${pictures} ${pictures === 1 ? "picture" : "pictures"}${left}.`;
  const sentence = `${count} ${priceWords(engine)} ${timeWords(engine)}`;
  if (designsLeft !== null && pictures > designsLeft)
    return { sentence, problem: "Your plan has fewer pictures left than that." };
  const mayCost = engine.payer === "nobody" ? Number.POSITIVE_INFINITY : leftUsd[engine.payer];
  return {
    sentence,
    problem: pictures * engine.usd > mayCost ? "That is more than what may still be spent." : null,
  };
}

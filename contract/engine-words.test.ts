import { expect, it } from "vitest";
import type { EngineFacts } from "./endpoints/engines.ts";
import {
  compareWords,
  endedWords,
  endWords,
  engineWords,
  outsideWords,
  priceWords,
  timeWords,
} from "./engine-words.ts";

const facts = (over: Partial<EngineFacts> = {}): EngineFacts => ({
  ...{ engine: "openai", name: "OpenAI", model: "gpt-image-2", payer: "server", usd: 0.25, priceKnown: true },
  ...{ usualS: null, qualities: [], endsOn: null, finding: null, canProbe: false, spentLimit: null },
  ...over,
});
const finding = (over: Partial<NonNullable<EngineFacts["finding"]>> = {}) => ({
  ...{ at: "2026-11-22T10:00:00Z", mask: "honored" as const, insideChanged: 0.9, outsideChanged: 0.0312 },
  ...{ sizeKept: true, seconds: 11.6, costUsd: 0.0487 },
  ...over,
});
const builtIn = facts({ engine: "concept", payer: "nobody", usd: 0 });

it("says what a picture costs, whose money it is, and where that is a guess", () => {
  expect(priceWords(builtIn)).toBe("Costs nothing.");
  expect(priceWords(facts({ usd: 0.075 }))).toBe("At most about $0.075 a picture.");
  expect(priceWords(facts({ payer: "account" }))).toBe("At most about $0.25 a picture of your own money.");
  expect(priceWords(facts({ priceKnown: false }))).toBe(
    "Its price is not known; $0.25 a picture are set aside.",
  );
  expect(priceWords(facts({ finding: finding() }))).toBe(
    "About $0.049 a picture; $0.25 are set aside until its price is told.",
  );
});

it("says how long a picture takes by what was measured, else by what its provider says, else that nobody knows", () => {
  expect(timeWords(facts({ finding: finding(), usualS: [15, 40] }))).toBe("Took 12 s when it was tried.");
  expect(timeWords(facts({ usualS: [15, 40] }))).toBe("Usually takes 15 to 40 s.");
  expect(timeWords(facts())).toBe("Its time is not known.");
  expect(timeWords(facts({ payer: "nobody", usd: 0 }))).toBe("Its time is not known.");
  expect(timeWords(builtIn)).toBe("Draws on this server, in seconds.");
});

it("says what an engine changes outside of a design before the lock, and that it is not known where it was not tried", () => {
  expect(outsideWords(facts({ finding: finding() }))).toBe(
    "It changes what it is told to change. Outside, 3.1% changed before your photo was put back.",
  );
  expect(outsideWords(facts({ finding: finding({ mask: "ignored", outsideChanged: 0.516 }) }))).toContain(
    "51.6%",
  );
  expect(outsideWords(facts({ finding: finding({ outsideChanged: 0.0002 }) }))).toContain("less than 0.1%");
  expect(outsideWords(facts())).toContain("Not tried yet");
  expect(outsideWords(builtIn)).toBe("Changes nothing outside of your design.");
});

it("says before anything is spent what a comparison takes of the plan and of the money, and why it is not possible", () => {
  const left = { designsLeft: 3, leftUsd: { server: 0.6, account: 0.3 } };
  const own = facts({ engine: "gemini", payer: "account", usd: 0.034 });
  expect(compareWords([builtIn, facts(), own], left)).toEqual({
    sentence:
      "3 pictures of the 3 that your plan has left; at most $0.034 of your own $0.30 left this month and at most $0.25 of the $0.60 left today.",
    problem: null,
  });
  expect(compareWords([builtIn], { ...left, designsLeft: null })).toEqual({
    ...{ sentence: "1 picture; costs nothing.", problem: "Choose two engines or more." },
  });
  expect(compareWords([builtIn, facts(), own], { ...left, designsLeft: 2 }).problem).toMatch(/fewer/);
  const dear = facts({ payer: "account", usd: 0.31 });
  expect(compareWords([builtIn, dear], left).problem).toMatch(/more than/);
});

it("says when a model ends, that it has ended, and who can choose another one", () => {
  expect(endWords(facts())).toBeNull();
  const endsOn = "2026-12-01";
  expect(endWords(facts({ endsOn, payer: "account" }))).toBe(
    "Its model goes out of service on December 1, 2026. Please replace the key and choose another model before then.",
  );
  expect(endWords(facts({ endsOn }))).toBe(
    "Its model goes out of service on December 1, 2026. Whoever runs this server has to set another model before then.",
  );
  const ended = { engine: "openai" as const, name: "OpenAI", model: "gpt-image-1.5", endsOn };
  expect(endedWords({ ...ended, payer: "account" })).toBe(
    "Its model went out of service on December 1, 2026 and draws no more. Please replace the key and choose another model.",
  );
  expect(endedWords({ ...ended, payer: "server" })).toBe(
    "Its model went out of service on December 1, 2026 and draws no more. Whoever runs this server has to set another model.",
  );
});

it("says of an engine what it costs, takes and changes, or which limit keeps its next picture back", () => {
  expect(engineWords(facts())).toBe(
    "At most about $0.25 a picture. Its time is not known. Not tried yet: what it changes outside of a design is not known. Your photo is put back there.",
  );
  expect(engineWords(facts({ spentLimit: "day" }))).toBe("Its limit for today is used up.");
  expect(engineWords(facts({ spentLimit: "month" }))).toBe("Its limit for this month is used up.");
  expect(engineWords(facts({ spentLimit: "account" }))).toBe("Your own limit for this month is used up.");
});

import { expect, it, vi } from "vitest";
import { OWN_KEYS } from "#app/lib/unsaved-work.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { type KeptTerms, keepTerms, keptTerms } from "./kept-terms.ts";

it("keeps the prices that a person's device has heard last, for that person alone", () => {
  const storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
  const terms = { pricing: null, isLimited: true } as KeptTerms;
  keepTerms("dana", { ...terms, isLimited: false });
  keepTerms("dana", terms);
  expect(keptTerms("dana")).toEqual(terms);
  expect(keptTerms("eve")).toBeNull();
  // It leaves the browser with whoever signs out.
  expect(OWN_KEYS.some((own) => storage.key(0)!.startsWith(own))).toBe(true);
  storage.setItem("designer-terms:eve", "[");
  expect(keptTerms("eve")).toBeNull();
});

import { expect, it } from "vitest";
import { createKeySeal, SealBroken } from "./key-seal.ts";

const NEW = "the secret of this year, long enough for all";
const OLD = "the secret of last year, long enough for all";
const KEY = "sk-live-abcdefghijklmnop";
const OWNER = "dana openai";

it("opens what it sealed, and seals the same text differently each time", () => {
  const seal = createKeySeal([NEW]);
  const [one, two] = [seal.seal(KEY, OWNER), seal.seal(KEY, OWNER)];
  expect([seal.open(one, OWNER), seal.open(two, OWNER)]).toEqual([KEY, KEY]);
  expect(one).not.toBe(two);
  expect(Buffer.from(one.split(".")[2]!, "base64url").toString("latin1")).not.toContain("abcdefgh");
});

it("does not open a text in another person's row, or for another engine", () => {
  const seal = createKeySeal([NEW]);
  const sealed = seal.seal(KEY, OWNER);
  for (const other of ["eve openai", "dana gemini"])
    expect(() => seal.open(sealed, other)).toThrow(SealBroken);
});

it("does not open a text of which any byte was changed or cut", () => {
  const seal = createKeySeal([NEW]);
  const [form, id, body = ""] = seal.seal(KEY, OWNER).split(".");
  const bytes = Buffer.from(body, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => seal.open([form, id, changed.toString("base64url")].join("."), OWNER)).toThrow(SealBroken);
    const cut = bytes.subarray(0, at);
    expect(() => seal.open([form, id, cut.toString("base64url")].join("."), OWNER)).toThrow(SealBroken);
  }
});

it("opens what the secret before sealed, seals with the newest, and knows which is which", () => {
  const before = createKeySeal([OLD]).seal(KEY, OWNER);
  const seal = createKeySeal([NEW, OLD]);
  expect(seal.open(before, OWNER)).toBe(KEY);
  const again = seal.seal(KEY, OWNER);
  expect([seal.isCurrent(before), seal.isCurrent(again)]).toEqual([false, true]);
  expect(createKeySeal([NEW]).open(again, OWNER)).toBe(KEY);
  expect(() => createKeySeal([NEW]).open(before, OWNER)).toThrow(SealBroken);
});

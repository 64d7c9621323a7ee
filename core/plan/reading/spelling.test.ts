import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { respell } from "./lexicon.ts";
import { oneSlipApart } from "./spelling.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcdefgh"), minLength: 1, maxLength: 10 });

describe("respell", () => {
  it.each([
    ["herringbome", "herringbone"],
    ["drivway", "driveway"],
    ["hydrangeea", "hydrangea"],
    ["patoi", "patio"],
    ["lavendar", "lavender"],
    ["boxwod", "boxwood"],
    ["gravell", "gravel"],
    ["pergolla", "pergola"],
  ])("reads %s as %s", (slip, meant) => {
    expect(respell(slip)).toBe(meant);
  });

  it.each([
    "father",
    "brownies",
    "worked",
    "planks",
    "setting",
    "state",
    "strong",
    "glass",
    "store",
    "later",
    "bread",
    "desk",
    "plane",
    "beach",
    "layers",
    "zzzzz",
    "poo",
  ])("leaves %s as it is", (other) => {
    expect(respell(other)).toBe(other);
  });
});

describe("oneSlipApart", () => {
  it("holds for one letter more, less, other or swapped, and for nothing further", () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("x", "y"), (text, place, letter) => {
        const at = place % text.length;
        const added = text.slice(0, at) + letter + text.slice(at);
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        expect(oneSlipApart(text, added)).toBe(true);
        expect(oneSlipApart(added, text)).toBe(true);
        expect(oneSlipApart(text, changed)).toBe(true);
        expect(oneSlipApart(text, `${text}${letter}${letter}`)).toBe(false);
        expect(oneSlipApart(text, text)).toBe(false);
      }),
    );
    expect(oneSlipApart("patoi", "patio")).toBe(true);
    expect(oneSlipApart("abcd", "badc")).toBe(false);
  });
});

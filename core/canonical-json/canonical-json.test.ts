import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

describe("canonical JSON", () => {
  it("spells the example of RFC 8785, section 3.2.2", () => {
    const value = {
      numbers: [Number("333333333.33333329"), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\u002f",
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it("sorts keys by UTF-16 code units, as section 3.2.3 has them", () => {
    const value = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    };
    expect(Object.values(JSON.parse(canonicalJson(value)) as Record<string, string>)).toHaveLength(7);
    const order = [...canonicalJson(value).matchAll(/:"([^"]+)"/g)].map(([, words]) => words);
    expect(order).toEqual([
      "Carriage Return",
      "One",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]);
  });

  it("reads the same however the keys were written, and leaves out what has no value", () => {
    expect(canonicalJson({ b: { d: 1, c: -0 }, a: [{}], e: undefined })).toBe('{"a":[{}],"b":{"c":0,"d":1}}');
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], ["\ud800"]])("refuses %o", (value) => {
    expect(() => canonicalJson({ value })).toThrow(RangeError);
  });
});

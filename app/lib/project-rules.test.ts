import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ProjectBody } from "#contract/endpoints/projects.ts";
import { optionalEmailFault, phoneFault } from "./account-rules.ts";
import {
  addressFault,
  clientNameFault,
  descriptionFault,
  tagsFault,
  tagsOf,
  titleFault,
} from "./project-rules.ts";

describe("the rules of the project form", () => {
  it.each([
    ["title", titleFault, 200],
    ["description", descriptionFault, 1000],
    ["tags", tagsFault, 500],
    ["clientName", clientNameFault, 120],
    ["siteAddress", addressFault, 300],
    ["clientEmail", optionalEmailFault, 254],
    ["clientPhone", (text: string) => phoneFault(text.trim()), 40],
  ] as const)("judge the %s in the contract's words", (name, fault, max) => {
    const texts = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: fc.constantFrom("a", " ", "é"), minLength: max - 2, maxLength: max + 3 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const sentence = ProjectBody.shape[name].safeParse(text).error?.issues[0]?.message;
        expect(fault(text)).toBe(sentence);
      }),
    );
  });

  it("reads tags between commas", () => {
    expect(tagsOf(" patio, front yard,, ")).toEqual(["patio", "front yard"]);
    expect(tagsOf(null)).toEqual([]);
  });
});

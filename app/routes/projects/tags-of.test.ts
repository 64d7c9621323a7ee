import { expect, it } from "vitest";
import { tagsOf } from "./tags-of.ts";

it("reads tags between commas", () => {
  expect(tagsOf(" patio, front yard,, ")).toEqual(["patio", "front yard"]);
  expect(tagsOf(null)).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { catalogue } from "#core/plants/catalogue.ts";
import { answersTo } from "./find-plants.ts";

const found = (typed: string) => catalogue.filter((one) => answersTo(one, typed)).map(({ name }) => name);

describe("finding a plant among all", () => {
  it("goes by any of its names, whatever their case and order", () => {
    expect(found("PALM windmill")).toEqual(["Windmill palm"]);
    expect(found("trachelospermum asia")).toContain("Asiatic jasmine");
    expect(found("periwinkle")).toContain("Vinca minor");
  });

  it("has all before anything is typed, and none of a name that nobody knows", () => {
    expect(found("")).toHaveLength(catalogue.length);
    expect(found("  ")).toHaveLength(catalogue.length);
    expect(found("plastic flamingo")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Version } from "./version.ts";
import { versionAfter, versionBefore } from "./version-steps.ts";

const version = (id: string, ...editHistory: string[]) => ({ id, editHistory }) as Version;
const back = (versions: Version[], id: string) => versionBefore(versions, id)?.id ?? null;
const forth = (versions: Version[], id: string) => versionAfter(versions, id)?.id ?? null;

describe("the versions of a design", () => {
  const line = [version("a"), version("b", "darker"), version("c", "darker", "a tree")];

  it("are gone through change by change, back and forth", () => {
    expect(["c", "b", "a"].map((id) => back(line, id))).toEqual(["b", "a", null]);
    expect(["a", "b", "c"].map((id) => forth(line, id))).toEqual(["b", "c", null]);
  });

  it("go back to what a change was made from, past what was undone before it", () => {
    const branched = [...line, version("d", "a pond")];
    expect(back(branched, "d")).toBe("a");
    expect(forth(branched, "a")).toBe("d");
  });

  it("go back to the version before where the wish was generated again", () => {
    expect(back([...line, version("e")], "e")).toBe("c");
  });

  it("go back to the version of the same seed, where the same wish was generated twice", () => {
    const ofSeed = (seed: number, one: Version): Version => ({ ...one, seed });
    const twice = [ofSeed(1, version("a")), ofSeed(2, version("b")), ofSeed(1, version("c", "darker"))];
    expect(back(twice, "c")).toBe("a");
    expect(forth(twice, "a")).toBe("c");
  });

  it("have no step where nothing is shown", () => {
    expect(versionBefore(line, null)).toBe(null);
    expect(versionAfter(line, null)).toBe(null);
    expect(versionAfter([], "a")).toBe(null);
  });
});

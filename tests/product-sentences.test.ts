import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "#app/content/marketing.ts";
import { designOf } from "#core/design/design-of.ts";
import { readChanges } from "#core/design/read-changes.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

const placeholderOf = (path: string): string => {
  const found = /placeholder="([^"]+)"/.exec(read(path))?.[1];
  if (!found) throw new Error(`${path} has no placeholder`);
  return found;
};

/** What the product itself says that people can ask for, taken from where it says so. */
describe("the words of the product", () => {
  const wish = placeholderOf("app/components/designer/describe-step.tsx");
  const change = placeholderOf("app/routes/designer/edit-panel.tsx");
  const promised = /text: "([^"]+): say it and see it/.exec(read("app/content/features.ts"))?.[1] ?? "";

  it("that stand in the field for a description are understood", () => {
    const { elements, notes } = parsePlan(wish);
    expect(elements.map(({ kind, place }) => [kind, place])).toEqual([
      ["pavers", "along-house"],
      ["bed", "along-fence"],
      ["path-lights", undefined],
    ]);
    expect(notes.filter(({ status }) => status !== "placed")).toEqual([]);
  });

  it("that stand in the field for a change are understood", () => {
    expect(readChanges(change).unread).toEqual([]);
    const design = designOf({ prompt: "tan paver patio, bed of spirea", areas: [], changes: [change] });
    expect(design.plans[0]!.plan.elements).toMatchObject([{ colour: "grey" }, { size: { widthM: 2.16 } }]);
  });

  it("that the pool page promises are understood", () => {
    expect(readChanges(promised)).toMatchObject({
      operations: [
        { op: "resize", way: "grow" },
        { op: "move", to: "left" },
        { op: "add", element: { kind: "hedge", place: "along-fence" } },
      ],
      unread: [],
    });
  });

  it.each(EXAMPLES)("that tell the example $id name things that can be drawn", ({ afterAlt }) => {
    const wished = afterAlt.replace(/^The same house with /, "");
    const { elements, notes } = parsePlan(wished);
    expect(elements.length).toBeGreaterThan(0);
    expect(notes.filter(({ sentence }) => sentence.startsWith("I did not understand"))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "#app/content/marketing.ts";
import { PRICE_WORDS } from "#contract/plan-currency.ts";
import { designOf } from "#core/design/design-of.ts";
import { readChanges } from "#core/design/read-changes.ts";
import { PAID_PLANS, priceOf } from "#core/entitlements/plans.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

function placeholderOf(path: string): string {
  const found = /placeholder="([^"]+)"/.exec(read(path))?.[1];
  if (!found) throw new Error(`${path} has no placeholder`);
  return found;
}

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
    expect(design.plans[0]!.plan.elements).toMatchObject([{ colour: "blend" }, { size: { widthM: 2.16 } }]);
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

/** What the product once said and does not do. Each was found by somebody who believed it. */
const UNTRUE: Record<string, { claim: RegExp; said: string }> = {
  "a bill on the free plan": {
    claim: /free (account|plan)[^.]*\b(list its|list the|bill of) materials/i,
    said: "With a free account you get the full picture, change it in words, and list its materials.",
  },
  // In the singular it is an element of HTML, too.
  templates: {
    claim: /\btemplates\b|\b(a|our|this|each|design) template\b/i,
    said: "Pool, deck and interlock templates",
  },
  "project management beyond projects": {
    claim: /advanced project management/i,
    said: "Advanced project management",
  },
  "support before others": { claim: /priority support/i, said: "Priority support" },
  "a house that nothing covers": {
    claim: /every pixel of the house/i,
    said: "Every pixel of the house stays as photographed.",
  },
  "a price that is not the one charged": {
    claim: /\$50\W+(CAD|C\$)|(CAD|C\$)\W*50\b/i,
    said: "$50 CAD per month, tax included",
  },
};

/** The sources of every sentence that people read, one space for each break, without code's own templates. */
const sentences = ["app", "contract", "core/entitlements", "public"].flatMap((folder) =>
  readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|html|txt|webmanifest)$/.test(path) && !path.includes(".test."))
    .map((path) => ({
      path: `${folder}/${path}`,
      text: read(`${folder}/${path}`)
        .replace(/^\s*(\/\/|\/?\*).*$/gm, "")
        .replace(/\s+/g, " "),
    })),
);

describe("the promises of the product", () => {
  it("are looked for in all that people read", () => {
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.some(({ text }) => text.includes("With a free account you get"))).toBe(true);
  });

  it.each(Object.entries(UNTRUE))("do not name %s", (_, { claim, said }) => {
    expect(said).toMatch(claim);
    expect(sentences.filter(({ text }) => claim.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it("put beside each price what is charged: the plan's own price in the currency that is sold", () => {
    expect(PAID_PLANS.map((plan) => [plan, priceOf(plan)])).toEqual([
      ["lite", "$5"],
      ["pro", "$50"],
    ]);
    expect(PRICE_WORDS).toEqual({ usd: "USD per month", cad: "CAD per month, tax included" });
    expect(read("app/routes/marketing/toronto.tsx")).toMatch(/signup\?plan=\$\{MAIN_PLAN\}&currency=/);
  });
});

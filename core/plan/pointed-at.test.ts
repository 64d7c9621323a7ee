import { expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "./parse-plan.ts";
import { pointedPlan } from "./pointed-at.ts";
import { removesThings } from "./removal-notes.ts";

function circled(description: string) {
  const [{ plan }] = designOf({ prompt: "", areas: [{ id: "a", description }] }).plans as [
    ReturnType<typeof designOf>["plans"][number],
  ];
  return { elements: plan.elements.map(describeElement), removals: plan.removals };
}

it.each([
  ["too big. take these out, boxwoods instead", "boxwood"],
  ["rip it all out. mulch and boxwoods", "boxwood"],
  ["get rid of these, plant boxwoods", "boxwood"],
  ["replace these with boxwoods", "boxwood"],
  ["these are overgrown, replace with boxwood", "boxwood"],
  ["swap these for lavender", "English lavender"],
  ["lavender instead of the old ones", "English lavender"],
  ["one clean mulch bed with boxwoods", "boxwood"],
  ["way too big. boxwoods instead", "boxwood"],
  ["overgrown and ugly, want boxwoods", "boxwood"],
  ["get rid of this mess, plant boxwoods", "boxwood"],
  ["lose the old stuff, boxwoods", "boxwood"],
  ["the big ones come out, boxwoods in", "boxwood"],
  ["don't like these, do boxwoods", "boxwood"],
  ["no more of this jungle. boxwoods", "boxwood"],
  ["rip out all this dead brush, put in boxwoods", "boxwood"],
  ["it's half dead. boxwoods", "boxwood"],
  ["these are all overgrown and need to go. boxwoods", "boxwood"],
  ["everything in here comes out, boxwoods", "boxwood"],
  ["too tall for the window, boxwoods that stay under 3 ft", "boxwood"],
])("reads what a highlight points at as the plants in it: %s", (text, plant) => {
  expect(circled(text)).toEqual({
    elements: [`planting bed (brown mulch) with ${plant}`],
    removals: ["plants"],
  });
});

it.each([
  "take out the tall one blocking the window, boxwoods there",
  "this has to go completely. boxwoods",
  "I want it gone, boxwoods instead",
  "this needs to come out, boxwoods",
])("reads one plant where a highlight points at one: %s", (text) => {
  expect(circled(text).removals).toEqual(["plant"]);
});

it.each([
  "take this out, pavers instead",
  "replace with concrete",
  "lavender and boxwood, keep these low",
  "dead. new sod",
  "artificial turf, dogs tear it up",
  "these are too tall, trim them and add lavender",
  "the fence is ugly, boxwoods in front",
  "boxwoods where the grass is",
])("takes no plants out where something else is pointed at: %s", (text) => {
  expect(circled(text).removals).not.toContain("plants");
});

it("reads that a stump is to be ground out as that it goes", () => {
  for (const said of ["Grind out this stump", "grind the stump down"])
    expect(circled(`${said} and plant a maple`).removals).toEqual(["stump"]);
});

it("plants what comes instead of what goes", () => {
  expect(circled("take out these bushes, hydrangeas instead")).toEqual({
    elements: ["planting bed (brown mulch) with smooth hydrangea"],
    removals: ["bush"],
  });
  expect(circled("remove the old bushes, new mulch, boxwoods spaced out").elements).toEqual([
    "planting bed (brown mulch) with boxwood",
  ]);
});

it.each([
  ["these shrubs are ugly and too tall, something low with color", "shrub"],
  ["boxwoods where the arborvitae is", "arborvitae"],
  ["the hedge is dead. boxwoods", "hedge"],
])("takes out what is said to be bad, or to stand where something comes: %s", (text, name) => {
  const { removals, elements } = circled(text);
  expect(removals).toEqual([name]);
  expect(elements).toHaveLength(1);
});

it("takes out no fence that a new one takes the place of by itself", () => {
  expect(removesThings(pointedPlan("take this down, white vinyl fence").notes)).toBe(false);
});

it("takes nothing out that a thing is to stand over", () => {
  const { notes } = pointedPlan("wood pergola over this, 6 seat dining table under it");
  expect(removesThings(notes)).toBe(false);
  expect(circled("we're so over this. boxwoods").removals).toEqual(["plants"]);
});

it("takes out whatever is circled where no plants come in its place", () => {
  const [{ plan }] = designOf({
    prompt: "",
    areas: [{ id: "a", description: "long fire table instead of the round one" }],
  }).plans as [ReturnType<typeof designOf>["plans"][number]];
  expect(plan.elements.map(({ kind }) => kind)).toEqual(["fire-pit"]);
  expect(removesThings(plan.notes)).toBe(true);
});

it.each([
  ["no more ligustrum. boxwoods", ["ligustrum"], []],
  ["leave the palm, pull everything else, boxwoods", ["plants"], ["palm"]],
  ["take out everything but the tree, boxwoods", ["plants"], ["tree"]],
])("takes out what is refused, and all but what is to stay: %s", (text, removals, keeps) => {
  const plan = pointedPlan(text);
  expect([plan.removals, plan.keeps]).toEqual([removals, keeps]);
  expect(plan.elements.map(({ kind }) => kind)).toEqual(["bed"]);
});

it.each(["get rid of it", "way too big, get rid of it", "this one goes", "take these out", "remove"])(
  "takes out whatever is circled where nothing comes: %s",
  (text) => {
    const { elements, notes } = pointedPlan(text);
    expect(elements).toEqual([]);
    expect(removesThings(notes)).toBe(true);
  },
);

it("takes nothing out where it is only said what is wrong", () => {
  expect(removesThings(pointedPlan("looks dead").notes)).toBe(false);
});

it("plants under what stays", () => {
  expect(circled("keep the tree, lavender underneath")).toEqual({
    elements: ["planting bed (brown mulch) with English lavender around the tree"],
    removals: [],
  });
});

it("takes out what lies about where new ground comes, and plants where plants come", () => {
  const goes = (text: string) =>
    pointedPlan(text).notes.find(({ text: said }) => /junk|plants/.test(said))?.text;
  expect(goes("all the junk gone, even lawn")).toBe("junk");
  expect(goes("all the junk gone, boxwoods")).toBe("plants");
});

it("takes about as long as reading a text of any length", () => {
  const text = "the big old tall one that is way too big and ".repeat(2000);
  const timeOf = (read: (words: string) => unknown) => {
    const begun = performance.now();
    read(text);
    return performance.now() - begun;
  };
  const plain = timeOf(parsePlan);
  // Patterns that try each way through a long text would take minutes.
  expect(timeOf(pointedPlan)).toBeLessThan(10 * plain + 10_000);
});

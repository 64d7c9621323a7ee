import { expect, it } from "vitest";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { removesPlants } from "#core/plan/removal-notes.ts";
import { standInsOf } from "./stand-ins.ts";
import { whereaboutsOf } from "./whereabouts.ts";

it.each([
  [
    "that big round tree in front of the garage comes out",
    "tree",
    { kind: "tree", many: false, by: "garage", large: true },
  ],
  ["take down the tree on the right", "tree", { kind: "tree", many: false, side: "right" }],
  ["cut down the left palm", "palm", { kind: "tree", many: false, side: "left" }],
  [
    "pull the dead grasses by the driveway on the left",
    "grasses",
    { kind: "grass", many: true, by: "drive", side: "left", dry: true },
  ],
  [
    "remove the two shrubs in front of the porch",
    "shrubs",
    { kind: "shrub", many: true, count: 2, by: "house" },
  ],
  [
    "swap the big bush by the mailbox for a rose",
    "bush",
    { kind: "shrub", many: false, by: "street", large: true },
  ],
  [
    "take out the overgrown evergreen on the left",
    "evergreen shrub",
    { kind: "shrub", many: false, side: "left", large: true },
  ],
  [
    "take out the two little yellow bushes on the left",
    "bushes",
    { kind: "shrub", many: true, count: 2, side: "left", small: true, color: "yellow" },
  ],
  [
    "take out the red japanese maple on the left",
    "red japanese maple",
    { kind: "tree", many: false, side: "left", color: "red" },
  ],
  ["take out the tall evergreen", "tall evergreen", { kind: "shrub", many: false, tall: true }],
  ["pull these giant round bushes", "bushes", { kind: "shrub", many: true, large: true }],
  ["dig out the yews along the front", "yews", { kind: "shrub", many: true }],
  ["rip out the junipers along the walk", "junipers", { kind: "shrub", many: true, by: "walk" }],
  ["get rid of the weeds on the left", "weeds", { kind: "weeds", many: true, side: "left" }],
])("reads which plant of the photo is meant: %s", (said, name, where) => {
  expect(whereaboutsOf(said, name)).toEqual(where);
});

it.each([
  ["get the cars out of the picture", "cars"],
  ["remove the shed on the left", "shed"],
])("means no plant where none is named: %s", (said, name) => {
  expect(whereaboutsOf(said, name)).toBeNull();
});

it("reads that weeds at a place go, and what comes there", () => {
  const plan = parsePlan("get rid of the weeds on the left and put pink muhly grass");
  expect(plan.notes.map(({ text }) => text)).toContain("weeds");
  expect(
    parsePlan("get rid of the weeds and put pink muhly grass").notes.map(({ text }) => text),
  ).not.toContain("weeds");
});

it.each([
  [
    "that big round tree in front of the garage comes out, do a fountain in a circle of white roses there",
    "tree",
    ["water-feature", "bed"],
  ],
  ["take down the tree on the right and put in a dogwood", "tree", ["tree"]],
  ["swap the big bush by the mailbox for a rose of sharon", "bush", ["bed"]],
  ["that dead palm comes out. queen palm where it was", "palm", ["tree"]],
  ["pull the grasses on the left, gardenias there. New lawn and a birch by the fence", "grasses", ["bed"]],
  ["take down the tree on the right. new sod in the back", "tree", []],
])("tells what comes where something was: %s", (said, gone, kinds) => {
  expect(standInsOf(said, gone, parsePlan(said)).map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ["The round tree on the right goes, 3 boulders there", ["tree"]],
  ["the hedge along the driveway goes, low stone wall instead", ["hedge"]],
  ["that dead palm has to come down. queen palm where it was", ["palm"]],
  ["the walk goes to the door", []],
])("reads that something goes without a particle: %s", (said, removals) => {
  expect(parsePlan(said).removals).toEqual(removals);
});

it("reads an evergreen as a plant that goes, and not as the name of a hedge", () => {
  const goes = (text: string) => parsePlan(text).notes.map((note) => [note.text, removesPlants([note])]);
  expect(goes("rip out this giant evergreen, pink roses instead")).toContainEqual(["evergreen shrub", true]);
  expect(goes("an evergreen hedge along the back")).toEqual([["evergreen hedge", false]]);
});

it.each([
  ["Both of those leggy bushes beside the front steps have to go. Put in a boxwood ball.", "bushes"],
  ["take out both of the shrubs by the door", "shrubs"],
  ["two of the shrubs by the door have to go", "shrubs"],
])("reads that two of those at a place go: %s", (said, name) => {
  const { notes } = parsePlan(said);
  expect(notes.filter((note) => removesPlants([note])).map(({ text }) => text)).toEqual([name]);
  expect(whereaboutsOf(said, name)).toEqual({ kind: "shrub", many: true, count: 2, by: "door" });
});

it.each([
  ["Pull out that huge yew in the island bed by the sidewalk", ["yew"]],
  ["take out the dead rose in the raised bed", ["rose"]],
  ["Remove the bed and the yew", ["bed", "yew"]],
])("keeps the bed in which a plant stands that goes: %s", (said, removals) => {
  expect(parsePlan(said).removals).toEqual(removals);
});

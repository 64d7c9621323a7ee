import { expect, it } from "vitest";
import { hasOldWeeds } from "./old-weeds.ts";

const saidOf = (said: string, ...areas: string[]) =>
  hasOldWeeds({ said, areas: areas.map((text) => ({ id: text, path: [], said: text, means: {} })) as never });

it("hears of the weeds of a yard in any text", () => {
  expect(saidOf("", "clear all the weeds and lay new sod, whole thing")).toBe(true);
  expect(saidOf("weedy mess, new lawn please")).toBe(true);
  expect(saidOf("sod where it is overgrown")).toBe(true);
});

it("hears none where new ground is to have none", () => {
  for (const text of [
    "a lawn without weeds",
    "weed free sod",
    "gravel on weed fabric",
    "mulch that keeps weeds down",
  ])
    expect(saidOf(text)).toBe(false);
});

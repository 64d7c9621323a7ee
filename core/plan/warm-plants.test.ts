import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

const plantsOf = (words: string) =>
  parsePlan(words).elements.flatMap((element) => ("species" in element ? [element.species].flat() : []));
const notAmong = (words: string) =>
  parsePlan(words).notes.some(({ sentence }) => sentence.includes("is not among the plants yet"));

describe("plants of warm gardens", () => {
  it.each([
    ["red crotons in back and variegated liriope in front", ["croton", "liriope-variegated"]],
    ["2 big blue glazed pots with bird of paradise", ["bird-of-paradise"]],
    ["white bird of paradise in the corner", ["bird-of-paradise-white"]],
    ["black lava rock and 5 dwarf ixora", ["ixora-dwarf"]],
    ["clusia hedge, 4 ft tall", ["clusia"]],
    ["podocarpus hedge along the left side", ["podocarpus"]],
    ["walters viburnum hedge", ["walters-viburnum"]],
    ["3 coontie palms", ["coontie"]],
    ["sago palms by the door", ["sago-palm"]],
    ["one sylvester palm in the front lawn", ["sylvester-palm"]],
    ["triple robellini palm", ["pygmy-date-palm"]],
    ["foxtail palm in the corner", ["foxtail-palm"]],
    ["areca palms along the fence", ["areca-palm"]],
    ["clumping bamboo along the fence for privacy", ["bamboo"]],
    ["dwarf yaupon hollies", ["dwarf-yaupon"]],
    ["blue plumbago", ["plumbago"]],
    ["bougainvillea on the corner", ["bougainvillea"]],
    ["yellow hibiscus", ["tropical-hibiscus-yellow"]],
    ["hardy hibiscus", ["hibiscus"]],
    ["firebush", ["firebush"]],
    ["foxtail ferns", ["foxtail-fern"]],
    ["boston ferns + caladiums", ["boston-fern", "caladium"]],
    ["texas sage and red yucca", ["texas-sage", "red-yucca"]],
    ["trailing lantana over the wall", ["trailing-lantana"]],
    ["a live oak in the front lawn", ["live-oak"]],
    ["desert willow", ["desert-willow"]],
    ["palo verde tree", ["palo-verde"]],
    ["5 barrel cactus, 3 ocotillo", ["golden-barrel", "ocotillo"]],
    ["prickly pear", ["prickly-pear"]],
  ])("are read: %s", (words, species) => {
    expect(plantsOf(words)).toEqual(species);
    expect(notAmong(words)).toBe(false);
  });

  it.each([
    ["crotens", "croton"],
    ["varigated liriope", "liriope-variegated"],
    ["plumbego", "plumbago"],
    ["hibiscis", "tropical-hibiscus"],
    ["bougainvilla", "bougainvillea"],
    ["podacarpus", "podocarpus"],
  ])("are read however they are spelled: %s", (words, species) => {
    expect(plantsOf(words)).toEqual([species]);
  });

  it.each([
    ["heliconia", "bird-of-paradise"],
    ["banana trees by the pool", "bird-of-paradise-white"],
    ["copperleaf", "croton"],
    ["king palm", "royal-palm"],
    ["canary island date palm", "date-palm"],
    ["indian fig cactus", "prickly-pear"],
  ])("stand for their kin, which is said: %s", (words, species) => {
    expect(plantsOf(words)).toEqual([species]);
    expect(notAmong(words)).toBe(true);
  });
});

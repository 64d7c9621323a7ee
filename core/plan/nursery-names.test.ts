import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

const plantsOf = (words: string) =>
  parsePlan(words).elements.flatMap((element) => ("species" in element ? [element.species].flat() : []));
const notAmong = (words: string) =>
  parsePlan(words).notes.some(({ sentence }) => sentence.includes("is not among the plants yet"));

describe("names that nurseries and contractors use", () => {
  it.each([
    // Northeast, Midwest.
    ["schip laurel hedge", ["skip-laurel"]],
    ["otto luyken laurels under the windows", ["otto-luyken-laurel"]],
    ["ground cover of pachysandra under the maple", ["pachysandra"]],
    ["groundcover of vinca", ["vinca"]],
    ["liriope as a ground cover", ["liriope"]],
    ["juniper ground cover", ["creeping-juniper"]],
    ["evergreen ground cover", ["creeping-juniper", "creeping-thyme", "pachysandra"]],
    ["roses with ground cover", ["rose", "creeping-juniper", "creeping-thyme", "pachysandra"]],
    ["ground cover with boxwoods", ["creeping-juniper", "creeping-thyme", "pachysandra", "boxwood"]],
    ["a row of dwarf arborvitae", ["globe-arborvitae"]],
    ["three globe arborvitaes", ["globe-arborvitae"]],
    ["row of green giants", ["green-giant-arborvitae"]],
    ["hicks yew hedge", ["upright-yew"]],
    ["5 limelights and 7 little limes", ["panicle-hydrangea", "little-lime-hydrangea"]],
    ["coral bark japanese maple there", ["coral-bark-maple"]],
    ["3 drift roses, pink", ["drift-rose-pink"]],
    ["river birch clump", ["river-birch"]],
    ["gold mops by the steps", ["gold-mop-cypress"]],
    ["summer wine ninebark", ["ninebark"]],
    ["skyline honeylocust", ["honey-locust"]],
    ["prairie dropseed and alliums", ["prairie-dropseed", "allium"]],
    ["orange mums", ["mum-orange"]],
    // Southeast.
    ["vintage jade distylium", ["distylium"]],
    ["sunshine ligustrum", ["sunshine-ligustrum"]],
    ["3 sky pencils", ["sky-pencil-holly"]],
    ["kaleidoscope abelia", ["abelia-kaleidoscope"]],
    ["wax leaf privet hedge", ["ligustrum"]],
    ["2 windmill palms in its place", ["windmill-palm"]],
    ["dwarf fakahatchee along the fence", ["fakahatchee-grass"]],
    ["asiatic jasmine ground cover", ["asiatic-jasmine"]],
    ["saw palmettos and coontie", ["saw-palmetto", "coontie"]],
    ["viburnum suspensum hedge", ["sandankwa-viburnum"]],
    ["green island ficus", ["green-island-ficus"]],
    ["4 dwarf podocarpus", ["dwarf-podocarpus"]],
    ["low white ixora", ["ixora-white"]],
    ["royal palm in the corner", ["royal-palm"]],
    ["natchez crape myrtle", ["crape-myrtle-white"]],
    ["muskogee crape myrtles", ["crape-myrtle-purple"]],
    // Texas, the desert.
    ["one saguaro and 3 ocotillos", ["saguaro", "ocotillo"]],
    ["mexican fence post cactus", ["fence-post-cactus"]],
    ["desert spoon and blue chalk sticks", ["desert-spoon", "blue-chalksticks"]],
    ["texas mountain laurel", ["texas-mountain-laurel"]],
    ["esperanza", ["yellow-bells"]],
    ["salvia greggii, pink", ["autumn-sage-pink"]],
    ["chilean mesquite", ["mesquite"]],
    ["petite pink oleanders", ["dwarf-oleander"]],
    // California, the Northwest.
    ["gray santolina", ["santolina"]],
    ["clumps of blue sedge", ["blue-sedge"]],
    ["breeze lomandra", ["lomandra"]],
    ["westringia and manzanita", ["westringia", "manzanita"]],
    ["foxtail agave", ["foxtail-agave"]],
    ["5 italian cypress along the driveway", ["italian-cypress"]],
    ["vine maple", ["vine-maple"]],
    ["kinnikinnick on the slope", ["kinnikinnick"]],
    ["lenten roses", ["hellebore"]],
  ])("are read: %s", (words, species) => {
    expect(plantsOf(words)).toEqual(species);
    expect(notAmong(words)).toBe(false);
  });

  it.each([
    ["star magnolia", "saucer-magnolia"],
    ["joshua tree", "yucca-tree"],
    ["cotoneaster", "kinnikinnick"],
    ["organ pipe cactus", "fence-post-cactus"],
    ["orange tree", "citrus"],
  ])("of other plants stand for their kin, which is said: %s", (words, species) => {
    expect(plantsOf(words)).toEqual([species]);
    expect(notAmong(words)).toBe(true);
  });
});

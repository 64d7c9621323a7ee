import type { Season } from "#core/plants/season.ts";

const NAMES: Record<Season, string> = {
  spring: "spring, springtime, spring time",
  summer: "summer, summertime, summer time",
  autumn: "autumn, fall, autumn time, fall time",
  winter: "winter, wintertime, winter time",
};
const each = (words: string, say: readonly string[]): string[] =>
  words.split(", ").flatMap((word) => say.map((frame) => frame.replace("%", word)));

const AS_NAMED = [
  "in %",
  "in the %",
  "in full %",
  "in early %",
  "in late %",
  "during %",
  "as in %",
  "% view",
  "% look",
  "% scene",
  "% picture",
  "% shot",
  "% mode",
  "show %",
  "show me %",
];
const LIKE = ["look like %", "looks like %", "looking like %", "feel like %"];

/** Words that ask to see the design at another time of the year. A bare "summer" says too little to change a picture. */
export const SEASON_WORDS = Object.fromEntries(
  Object.entries(NAMES).map(([season, names]) => [season, each(names, [...AS_NAMED, ...LIKE]).join(", ")]),
) as Record<Season, string>;

SEASON_WORDS.spring += ", spring bloom, spring blossom";
SEASON_WORDS.autumn += `, ${each("autumn, fall", ["% color", "% colour", "% colors", "% foliage", "% vibe", "% vibes", "% decor", "% feel", "% theme"]).join(", ")}`;

export const EVENING_WORDS = `
    evening view, night view, make it night, make it evening, make it dark, night scene, night shot, at night, night time, nighttime, in the evening, at dusk, dusk, at sunset, sunset light, sunset picture, sunset shot, twilight, evening,
    evening picture, by night, after dark, lit at night, lit up at night, lit up, all lit up, in the night, in the dark, when it is dark, when its dark, when it gets dark, lights are on,
    lights turned on, when the lights are on, when the lights come on, after sunset, evening look, evening scene, evening mood, night look, nighttime view, moonlight, by moonlight
  `;

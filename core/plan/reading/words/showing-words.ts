import type { Season } from "#core/plants/season.ts";

/** Words that ask to see the design at another time of the year. A bare "summer" says too little to change a picture. */
export const SEASON_WORDS: Record<Season, string> = {
  spring:
    "in spring, in the spring, in springtime, during spring, spring view, as in spring, spring bloom, spring blossom",
  summer: "in summer, in the summer, in summertime, during summer, summer view, as in summer, in full summer",
  autumn: `
      in autumn, in the autumn, in fall, in the fall, during autumn, during fall, as in autumn, autumn view, fall view, autumn color,
      autumn colour, fall color, fall colour, autumn foliage, fall foliage, autumn look
    `,
  winter: "in winter, in the winter, in wintertime, during winter, winter view, as in winter",
};

export const EVENING_WORDS = `
    evening view, night view, make it night, make it evening, make it dark, night scene, night shot, at night, night time, nighttime, in the evening, at dusk, dusk, at sunset, sunset light, sunset picture, sunset shot, twilight, evening,
    evening picture, by night, after dark, lit at night, lit up at night
  `;

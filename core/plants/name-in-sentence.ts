import { findSpecies } from "./catalogue.ts";

/** First words of plant names that keep their capital inside a sentence. */
const PROPER_FIRST = new RegExp(
  `^(${[
    "Japanese|Indian|English|Knock|Emerald|Yoshino|PJM|Russian|Autumn|Christmas|Adam's|Walter's|Texas|Boston",
    "Hicks|Otto|Sunshine|Kaleidoscope|Vintage|Soft Touch|Sky Pencil|Nellie|Sandankwa|David|Oregon|Green Island",
    "Gold Mound|California|Safari|Mexican|Valentine|Limelight|Little Lime|Summer Wine|Virginia|Royal Purple|Vanhoutte",
    "Drift|Pink Drift|American|St\\. John's|Gro-Low|Turk's|Kwanzan|Cleveland|Skyline|Chinese|Chilean|Winter King|Green Giant",
    "Leyland|Italian|Hinoki|Gold Mop|Norway|Canadian|Sea Green|Wichita|Blue Star|Blue Pacific|European|Bismarck",
    "Medjool|Parry's|Color Guard|Spanish|New Zealand|Fakahatchee|Breeze|African|Asiatic|Blue Daze|Angelina|Yankee",
    "Moonbeam|Rozanne|Millenium|Lenten|Jack Frost",
  ].join("|")})\\b`,
);

/** A plant's name inside a sentence: "boxwood", "black-eyed Susan", "Japanese maple"; an unknown id as it is. */
export function nameInSentence(id: string): string {
  const name = findSpecies(id)?.name ?? id;
  return PROPER_FIRST.test(name) ? name : `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}

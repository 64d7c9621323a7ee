/** What each pixel of a photo can show, in the order in which the network counts; `training/LABELS.md` says what belongs to each. */
export const SEEN_CLASSES = [
  "sky",
  "building",
  "garage",
  "lawn",
  "soft",
  "drive",
  "walk",
  "street",
  "plants",
  "fence",
  "vehicle",
  "other",
  "water",
] as const;

export type SeenClass = (typeof SEEN_CLASSES)[number];

import type { ElementVocabulary } from "./vocabulary.ts";

export const pool: ElementVocabulary<"pool"> = {
  defaults: { shape: "rectangle", coping: "sand" },
  nouns: [
    [
      `
        pool, swimming pool, inground pool, in ground pool, plunge pool, splash pool, saltwater pool, dip
        pool, infinity pool
      `,
    ],
    ["lap pool, rectangular pool, geometric pool", { shape: "rectangle" }],
    [
      "kidney pool, kidney shaped pool, lagoon pool, freeform pool, free form pool, natural pool, oval pool",
      { shape: "kidney" },
    ],
  ],
  attributes: [
    ["rectangle, rectangular, straight, geometric, square", { shape: "rectangle" }],
    [
      "kidney, kidney shaped, freeform, free form, curved, curvy, lagoon, organic, oval, round",
      { shape: "kidney" },
    ],
    ["grey coping, gray coping, bluestone coping, concrete coping", { coping: "grey" }],
    [
      "grey surround, gray surround, grey stone surround, gray stone surround, dark stone surround",
      { coping: "grey" },
    ],
    [
      "surround, stone surround, pale surround, pale stone surround, light stone surround, cream stone surround",
      { coping: "sand" },
    ],
    ["coping, travertine coping, sand coping, limestone coping, tan coping", { coping: "sand" }],
  ],
  bareLength: "lengthM",
};

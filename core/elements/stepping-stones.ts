import { type ElementVocabulary, wordList } from "./vocabulary.ts";

const STONES =
  "granite, limestone, bluestone, blue stone, slate, sandstone, travertine, natural stone, fieldstone, stone, rock";
const STEPPERS = ["stepper", "stepping stone", "stepping slab"];

export const steppingStones: ElementVocabulary<"stepping-stones"> = {
  defaults: { material: "flagstone" },
  nouns: [
    [
      `
        stepping stone, steppingstone, stepper, flat stone, flat rock, stones to step on, stones to step across, stepping stone path, stepping stone walkway, stepping path,
        stone path
      `,
    ],
    [
      wordList(STONES)
        .flatMap((stone) => STEPPERS.map((stepper) => `${stone} ${stepper}`))
        .join(", "),
      { material: "flagstone" },
    ],
    ["flagstone path, flagstone stepper, flagstone stepping stone", { material: "flagstone" }],
    [
      "concrete stepping stone, concrete stepper, stepping pad, concrete paver path, floating paver",
      { material: "concrete" },
    ],
  ],
  attributes: [
    ["concrete, square, cement", { material: "concrete" }],
    ["flagstone, natural, irregular, stone", { material: "flagstone" }],
    [
      `
        grass in between, grass between, grass joints, turf joints, grass in the joints, grass between them, grass in between them,
        to step across, to step on, to walk on
      `,
      {},
    ],
  ],
  bareLength: "lengthM",
};

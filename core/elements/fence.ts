import type { ElementVocabulary } from "./vocabulary.ts";

export const fence: ElementVocabulary<"fence"> = {
  defaults: { style: "wood", gate: false },
  nouns: [
    [
      "fence, fencing, privacy fence, fence line, fence panel, enclosure, fence enclosure, dumpster enclosure, trash enclosure, bin enclosure, trash can enclosure",
    ],
    ["wood fence, wooden fence, cedar fence, board fence, stockade fence", { style: "wood" }],
    [
      `
        split rail fence, split rail, post and rail fence, post and rail, rail fence, ranch fence, ranch rail fence, horse fence, paddock
        fence, farm fence, ranch rail, rail and post fence
      `,
      { style: "wood", boards: "rail" },
    ],
    ["two rail fence, 2 rail fence", { style: "wood", boards: "rail", rails: 2 }],
    [
      "three rail fence, 3 rail fence, three board fence, 3 board fence",
      { style: "wood", boards: "rail", rails: 3 },
    ],
    [
      "four rail fence, 4 rail fence, four board fence, 4 board fence",
      { style: "wood", boards: "rail", rails: 4 },
    ],
    ["picket fence, cottage fence", { style: "wood", boards: "picket" }],
    ["white picket fence, vinyl picket fence", { style: "vinyl", boards: "picket" }],
    [
      "vinyl rail fence, vinyl ranch fence, white rail fence, white ranch fence, white horse fence",
      { style: "vinyl", boards: "rail" },
    ],
    [
      "horizontal slat fence, slat fence, slat screen, slatted screen, slatted privacy screen, horizontal slat screen",
      { style: "wood", boards: "horizontal" },
    ],
    [
      "cedar screen, wood screen, wooden screen, timber screen, cedar privacy screen, wood privacy screen, wooden privacy screen, privacy panel",
      { style: "wood" },
    ],
    ["colorbond fence, colorbond", { style: "metal" }],
    ["vinyl fence, pvc fence, white fence, white vinyl fence", { style: "vinyl" }],
    [
      `
        metal fence, aluminum fence, aluminium fence, wrought iron fence, iron fence, steel fence, chain
        link fence, chainlink fence, black metal fence, chain link, chainlink, black fence, black fencing
      `,
      { style: "metal" },
    ],
    ["gate, garden gate, fence gate", { gate: true }],
  ],
  attributes: [
    ["vinyl, pvc, plastic", { style: "vinyl" }],
    ["metal, aluminum, aluminium, iron, wrought iron, steel, corten", { style: "metal" }],
    ["horizontal, horizontal board", { boards: "horizontal" }],
    ["picket, pickets", { boards: "picket" }],
    ["split rail, rail, rails, post and rail, ranch style", { boards: "rail" }],
    ["two rail, 2 rail", { boards: "rail", rails: 2 }],
    ["three rail, 3 rail, three board, 3 board", { boards: "rail", rails: 3 }],
    ["four rail, 4 rail, four board, 4 board", { boards: "rail", rails: 4 }],
    ["board on board, shadow box, with post, fence post, black post, post", {}],
    ["cedar, wood, wooden, timber, redwood, treated, pine", { style: "wood" }],
    ["slat, horizontal slat", { style: "wood", boards: "horizontal" }],
    ["white, painted white, whitewashed", { color: "white" }],
    ["black, painted black, stained black", { color: "black" }],
    ["gray, grey, painted gray, stained gray", { color: "grey" }],
    [
      "brown, dark brown, stained brown, walnut, dark stain, dark, stained dark, dark stained, espresso, chocolate",
      { color: "brown" },
    ],
    ["for privacy, to hide, to screen, to screen off, to block, to block the view", {}],
    ["gated", { gate: true }],
  ],
  bareLength: "heightM",
};

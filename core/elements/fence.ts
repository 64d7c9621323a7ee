import type { ElementVocabulary } from "./vocabulary.ts";

export const fence: ElementVocabulary<"fence"> = {
  defaults: { style: "wood", gate: false },
  nouns: [
    ["fence, fencing, privacy fence, fence line, fence panel"],
    [
      `
        wood fence, wooden fence, cedar fence, picket fence, split rail fence, split rail, board fence, stockade fence
      `,
      { style: "wood" },
    ],
    ["horizontal slat fence, slat fence", { style: "wood", boards: "horizontal" }],
    ["vinyl fence, pvc fence, white picket fence, white fence, white vinyl fence", { style: "vinyl" }],
    [
      `
        metal fence, aluminum fence, aluminium fence, wrought iron fence, iron fence, steel fence, chain
        link fence, chainlink fence, black metal fence, chain link, chainlink
      `,
      { style: "metal" },
    ],
    ["gate, garden gate, fence gate", { gate: true }],
  ],
  attributes: [
    ["vinyl, pvc, white", { style: "vinyl" }],
    ["metal, aluminum, aluminium, iron, wrought iron, steel, corten, black", { style: "metal" }],
    ["horizontal, horizontal board", { boards: "horizontal" }],
    ["board on board, shadow box, with post, fence post, black post, post", {}],
    ["cedar, wood, wooden, timber, picket, redwood, treated, pine", { style: "wood" }],
    ["slat, horizontal slat", { style: "wood", boards: "horizontal" }],
    ["for privacy, to hide, to screen, to screen off, to block, to block the view", {}],
    ["gated", { gate: true }],
  ],
  bareLength: "heightM",
};

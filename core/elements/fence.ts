import { STAINED_AS, STAINS } from "./stain-words.ts";
import { type ElementVocabulary, wordList } from "./vocabulary.ts";

/** What a fence that stands by itself before something is called. */
const PANELS =
  "screen, privacy screen, panel, privacy panel, fence panel, fence section, privacy fence, privacy wall";
const panelsOf = (materials: string): string =>
  wordList(materials)
    .flatMap((material) => wordList(PANELS).map((panel) => `${material} ${panel}`))
    .join(", ");

export const fence: ElementVocabulary<"fence"> = {
  defaults: { style: "wood", gate: false },
  nouns: [
    [
      "fence, fencing, privacy fence, fence line, fence panel, enclosure, fence enclosure, dumpster enclosure, trash enclosure, bin enclosure, trash can enclosure",
    ],
    [
      "wood fence, wooden fence, board fence, stockade fence, dog ear fence, dog eared fence, trex fence",
      { style: "wood" },
    ],
    [`cedar fence, ${panelsOf("cedar")}`, { style: "wood", timber: "cedar" }],
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
      "horizontal slat fence, slat fence, slat wall, wood slat screen, slat screen, slatted screen, slatted privacy screen, horizontal slat screen",
      { style: "wood", boards: "horizontal" },
    ],
    ["cedar slat screen", { style: "wood", timber: "cedar", boards: "horizontal" }],
    [
      `privacy panel, fence section, timber screen, ${panelsOf("wood, wooden, composite")}`,
      { style: "wood" },
    ],
    ["colorbond fence, colorbond", { style: "metal" }],
    [
      `vinyl fence, pvc fence, white fence, white vinyl fence, white fence panel, white fence section, ${panelsOf("vinyl, white vinyl, pvc, white pvc")}`,
      { style: "vinyl" },
    ],
    [
      `
        metal fence, aluminum fence, aluminium fence, wrought iron fence, iron fence, steel fence, chain
        link fence, chainlink fence, black metal fence, chain link, chainlink, black fence, black fencing
      `,
      { style: "metal" },
    ],
    [
      "aluminum fence panel, aluminum fence section, metal fence panel, iron fence panel, steel fence panel",
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
    ["cedar", { style: "wood", timber: "cedar" }],
    ["wood, wooden, timber, redwood, treated, pine", { style: "wood" }],
    ["slat, horizontal slat", { style: "wood", boards: "horizontal" }],
    ["white, painted white, whitewashed", { color: "white" }],
    [`painted black, ${STAINS.black}`, { color: "black" }],
    [`painted gray, ${STAINS.gray}`, { color: "grey" }],
    [STAINS.brown, { color: "brown" }],
    [`${STAINED_AS("redwood")}, ${STAINS.redwood}`, { color: "redwood" }],
    // Wood that is left as it is has the color of cedar.
    [`natural, ${["cedar", "natural", "honey", "clear"].map(STAINED_AS).join(", ")}`, {}],
    ["for privacy, to hide, to screen, to screen off, to block, to block the view", {}],
    ["gated", { gate: true }],
  ],
  bareLength: "heightM",
};

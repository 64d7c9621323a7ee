import type { ElementVocabulary } from "./vocabulary.ts";

export const pathLights: ElementVocabulary<"path-lights"> = {
  defaults: {},
  nouns: [
    [
      `
        path light, pathway light, walkway light, path lighting, pathway lighting, bollard light, bollard,
        garden light, landscape light, landscape lighting, outdoor light, outdoor lighting, accent light,
        accent lighting, low voltage lighting, low voltage light, solar light, solar lighting, light,
        lighting, lantern, lamp, garden lamp, path lamp, light fixture, led light, driveway light, night lighting
      `,
    ],
  ],
  attributes: [
    ["led, solar, low voltage, warm white, warm", {}],
    ["black, matte black", { metal: "black" }],
    ["bronze, dark bronze, oil rubbed bronze", { metal: "bronze" }],
    ["brass, solid brass, antique brass", { metal: "brass" }],
  ],
  bareLength: "heightM",
};

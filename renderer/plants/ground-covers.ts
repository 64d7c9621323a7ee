import type { SpeciesId } from "#core/plants/catalogue.ts";
import { cover } from "./clump-forms.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { shrub } from "./shrub-forms.ts";

/** Ground covers and low edging plants. Sizes and colors are set by eye against what the species is known for; no source is recorded. */
export const groundCovers = {
  "asiatic-jasmine": cover({ leafM: [0.034, 0.018], colors: ["#1f3a1a", "#44682c", "#7c9c48"] }),
  vinca: cover({
    leafM: [0.034, 0.016],
    colors: ["#1f3a1c", "#456a30", "#6f9048"],
    flowers: { kind: "face", perM2: 40, sizeM: 0.013, colors: ["#6c70c0", "#7a7eca"] },
  }),
  "english-ivy": cover({ leafM: [0.052, 0.05], colors: ["#1c3618", "#3f622c", "#6c8c48"] }),
  ajuga: cover({
    leafM: [0.05, 0.03],
    colors: ["#2a2426", "#54403c", "#6a6a42"],
    colored: true,
    flowers: { kind: "spike", perM2: 46, sizeM: 0.09, colors: ["#5460b0", "#6068ba"] },
  }),
  santolina: shrub({
    form: "ball",
    leafM: [0.028, 0.006],
    colors: ["#848e84", "#b4bcb0", "#c6ccc2"],
    colored: true,
    flowers: { kind: "ball", count: 30, sizeM: 0.0095, stemM: 0.08, colors: ["#dcc03a", "#d2b430"] },
    grown: [0.9, 0.95],
  }),
  "green-santolina": shrub({
    form: "ball",
    leafM: [0.028, 0.005],
    colors: ["#3c5a26", "#6c8c40", "#8ca854"],
    flowers: { kind: "ball", count: 30, sizeM: 0.0095, stemM: 0.08, colors: ["#dcc03a", "#d2b430"] },
    grown: [0.9, 0.95],
  }),
  "perennial-peanut": cover({
    leafM: [0.028, 0.016],
    colors: ["#2f5220", "#5f8838", "#86a850"],
    flowers: { kind: "face", perM2: 60, sizeM: 0.01, colors: ["#e8b824", "#e0ac20"] },
  }),
  "blue-daze": cover({
    leafM: [0.024, 0.013],
    colors: ["#4c6444", "#8a9e80", "#a8b49c"],
    flowers: { kind: "face", perM2: 110, sizeM: 0.012, colors: ["#5c7cd0", "#6c8ad8"] },
  }),
  dymondia: cover({ leafM: [0.036, 0.009], colors: ["#5c7050", "#8fa080", "#b8c2ac"] }),
  wintercreeper: cover({ leafM: [0.036, 0.02], colors: ["#223c1c", "#4a6c30", "#7c9448"] }),
  "creeping-rosemary": shrub({
    form: "mat",
    leafM: [0.026, 0.005],
    colors: ["#3c5040", "#6c8468", "#8a9c80"],
    upward: 0.3,
    flowers: { kind: "cluster", count: 90, sizeM: 0.007, colors: ["#8e9cd0"] },
    grown: [0.9, 0.65],
  }),
  "angelina-sedum": cover({ leafM: [0.02, 0.006], colors: ["#8c9a30", "#c8c44c", "#dcc860"], colored: true }),
  "creeping-jenny": cover({ leafM: [0.02, 0.019], colors: ["#7f9430", "#b8c44c", "#d0d464"], colored: true }),
  "ice-plant": cover({
    leafM: [0.034, 0.007],
    colors: ["#46622f", "#7c984c", "#98ac64"],
    flowers: { kind: "daisy", perM2: 130, sizeM: 0.02, colors: ["#c8408e", "#d05a9e"], center: "#e6dc9c" },
  }),
  kinnikinnick: cover({ leafM: [0.02, 0.01], colors: ["#24401e", "#4e7034", "#7f9048"] }),
  "yankee-point": shrub({
    form: "mat",
    leafM: [0.03, 0.02],
    colors: ["#1f3a1c", "#456a30", "#6c8c48"],
    flowers: { kind: "ball", count: 110, sizeM: 0.018, colors: ["#6a7cc4", "#7a8ace"] },
    grown: [0.8, 0.5],
  }),
  lamium: cover({
    leafM: [0.032, 0.025],
    colors: ["#5f7c5c", "#a4b8a4", "#c4d0c2"],
    colored: true,
    flowers: { kind: "cluster", perM2: 40, sizeM: 0.012, colors: ["#eceae4"] },
  }),
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;

import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { shrub } from "./shrub-forms.ts";

/** Evergreen shrubs and hedges of Florida and the Gulf Coast. Sizes and colors are set by eye against what the species is known for; no source is recorded. */
export const floridaEvergreens = {
  euonymus: shrub({
    form: "open",
    leafM: [0.035, 0.022],
    colors: ["#4c6a38", "#8a9e70", "#c4c8a6"],
    dense: true,
    colored: true,
    hues: [
      ["#5c7c42", "#86986a"],
      ["#c0c6a0", "#5c7c42"],
      ["#a6b488", "#5c7c42"],
    ],
    grown: [0.85, 0.85],
  }),
  "ficus-hedge": shrub({
    form: "full",
    leafM: [0.07, 0.036],
    colors: ["#1f3a18", "#4a6c2a", "#82a446"],
    grown: [0.12, 0.2],
  }),
  "green-island-ficus": shrub({
    form: "ball",
    leafM: [0.045, 0.032],
    colors: ["#1f3c1a", "#47702c", "#84a84a"],
    grown: [0.6, 0.7],
  }),
  "dwarf-podocarpus": shrub({
    form: "ball",
    leafM: [0.05, 0.009],
    colors: ["#1f3619", "#4a6a2f", "#82a04c"],
    upward: 0.4,
    grown: [0.72, 0.85],
  }),
  cocoplum: shrub({
    form: "full",
    leafM: [0.06, 0.045],
    colors: ["#26421e", "#557636", "#a25a3c"],
    grown: [0.35, 0.45],
  }),
  "sea-grape": shrub({
    form: "full",
    leafM: [0.17, 0.17],
    colors: ["#3b5a2c", "#6f9150", "#a8644a"],
    grown: [0.3, 0.42],
  }),
  "silver-buttonwood": shrub({
    form: "open",
    leafM: [0.055, 0.02],
    colors: ["#66756a", "#a6b4a8", "#bcc8ba"],
    dense: true,
    grown: [0.35, 0.42],
  }),
  arboricola: shrub({
    form: "full",
    leafM: [0.085, 0.034],
    colors: ["#31501f", "#66843a", "#c8bc5c"],
    colored: true,
    hues: [
      ["#4c7030", "#8aa048"],
      ["#4c7030", "#d6c860"],
      ["#d0c45c", "#55783a"],
    ],
    grown: [0.55, 0.6],
  }),
  "golden-dewdrop": shrub({
    form: "open",
    leafM: [0.045, 0.022],
    colors: ["#75812c", "#b2ae46", "#cabf5c"],
    dense: true,
    colored: true,
    grown: [0.8, 0.85],
  }),
  thryallis: shrub({
    form: "open",
    leafM: [0.042, 0.018],
    colors: ["#3e5a26", "#76953f", "#a0b058"],
    flowers: { kind: "spike", count: 70, sizeM: 0.11, colors: ["#e8c82c", "#dcb824"] },
    grown: [0.5, 0.65],
  }),
  jatropha: shrub({
    form: "upright",
    leafM: [0.1, 0.05],
    colors: ["#2a4620", "#587a36", "#88a04e"],
    flowers: { kind: "cluster", count: 46, sizeM: 0.04, colors: ["#c22a34", "#b4222c"] },
    grown: [0.5, 0.6],
  }),
  "natal-plum": shrub({
    form: "ball",
    leafM: [0.035, 0.026],
    colors: ["#1f3a1a", "#46682e", "#78984a"],
    flowers: { kind: "star", count: 26, sizeM: 0.022, colors: ["#efece2"] },
    grown: [0.85, 0.85],
  }),
  allamanda: shrub({
    form: "open",
    leafM: [0.085, 0.026],
    colors: ["#2c4a20", "#5c8034", "#8caa4c"],
    flowers: { kind: "face", count: 40, sizeM: 0.042, petalRise: 0.4, colors: ["#ecc82a", "#e4bc24"] },
    grown: [0.65, 0.75],
  }),
  bottlebrush: shrub({
    form: "full",
    leafM: [0.05, 0.009],
    colors: ["#3c5232", "#728866", "#98a884"],
    flowers: { kind: "spike", count: 46, sizeM: 0.075, floret: 1.7, colors: ["#b3242e", "#a31c28"] },
    grown: [0.75, 0.8],
  }),
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;

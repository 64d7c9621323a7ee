import type { SpeciesId } from "#core/plants/catalogue.ts";
import { conifer } from "./clump-forms.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { shrub } from "./shrub-forms.ts";

/** Evergreen shrubs and hedges of the East and the South. Sizes and colors are set by eye against what the species is known for; no source is recorded. */
export const easternEvergreens = {
  "skip-laurel": shrub({
    form: "full",
    leafM: [0.1, 0.036],
    colors: ["#1d3516", "#46682a", "#86a44c"],
    grown: [0.6, 0.65],
  }),
  "otto-luyken-laurel": shrub({
    form: "full",
    leafM: [0.085, 0.024],
    colors: ["#1b3315", "#426328", "#7a9a44"],
    flowers: { kind: "spike", count: 26, sizeM: 0.09, colors: ["#eae6da", "#e2ddcc"] },
    grown: [0.85, 0.6],
  }),
  "upright-yew": shrub({
    form: "column",
    leafM: [0.05, 0.009],
    colors: ["#18301a", "#375528", "#6a8a3c"],
    grown: [0.5, 0.85],
  }),
  "spreading-yew": shrub({
    form: "arching",
    leafM: [0.05, 0.009],
    colors: ["#18301a", "#3b5a2a", "#6f903f"],
    dense: true,
    grown: [0.8, 0.75],
  }),
  ligustrum: shrub({
    form: "full",
    leafM: [0.07, 0.038],
    colors: ["#203818", "#4c6b2c", "#82a04a"],
    grown: [0.5, 0.6],
  }),
  "sunshine-ligustrum": shrub({
    form: "full",
    leafM: [0.032, 0.017],
    colors: ["#6f7a2a", "#aea642", "#c8bc5c"],
    colored: true,
    grown: [0.65, 0.8],
  }),
  abelia: shrub({
    form: "arching",
    leafM: [0.028, 0.014],
    colors: ["#2c4420", "#5a7836", "#96583e"],
    flowers: { kind: "cluster", count: 60, sizeM: 0.02, colors: ["#eae0e0", "#e6d2d6"] },
    grown: [0.9, 0.85],
  }),
  "abelia-kaleidoscope": shrub({
    form: "arching",
    leafM: [0.028, 0.015],
    colors: ["#6a7a2a", "#bcae48", "#d49a50"],
    colored: true,
    hues: [
      ["#6c8436", "#8a9c44"],
      ["#ccb94e", "#8c9a44"],
      ["#c88a48", "#b8a048"],
    ],
    grown: [0.9, 0.85],
  }),
  distylium: shrub({
    form: "arching",
    leafM: [0.05, 0.02],
    colors: ["#24401f", "#547838", "#8cab58"],
    dense: true,
    grown: [0.9, 0.75],
  }),
  cleyera: shrub({
    form: "full",
    leafM: [0.07, 0.03],
    colors: ["#203a1c", "#4a6a30", "#8c5a38"],
    grown: [0.5, 0.65],
  }),
  "japanese-holly": shrub({
    form: "ball",
    leafM: [0.02, 0.011],
    colors: ["#22381c", "#4a662e", "#7c9848"],
    grown: [0.9, 0.95],
  }),
  "sky-pencil-holly": shrub({
    form: "column",
    leafM: [0.024, 0.011],
    colors: ["#1f3619", "#47632c", "#76924a"],
    grown: [0.72, 0.75],
  }),
  "burford-holly": shrub({
    form: "full",
    leafM: [0.055, 0.03],
    colors: ["#1d3618", "#44662c", "#7c9c48"],
    flowers: { kind: "cluster", count: 40, sizeM: 0.014, colors: ["#b8301f"] },
    grown: [0.55, 0.55],
  }),
  "nellie-stevens-holly": conifer({
    habit: "pyramid",
    sprayM: 0.07,
    aspect: 0.5,
    colors: ["#1a3218", "#446528"],
    grown: [0.32, 0.5],
  }),
  "tea-olive": shrub({
    form: "full",
    leafM: [0.075, 0.027],
    colors: ["#223b1c", "#4d6d30", "#86a04e"],
    grown: [0.48, 0.58],
  }),
  "wax-myrtle": shrub({
    form: "open",
    leafM: [0.06, 0.014],
    colors: ["#3a5228", "#728c48", "#9cac64"],
    grown: [0.42, 0.5],
  }),
  "sandankwa-viburnum": shrub({
    form: "full",
    leafM: [0.08, 0.048],
    colors: ["#22401c", "#4f7230", "#83a64a"],
    grown: [0.5, 0.55],
  }),
  "sweet-viburnum": shrub({
    form: "full",
    leafM: [0.11, 0.055],
    colors: ["#21401a", "#4e762d", "#86ac48"],
    grown: [0.32, 0.36],
  }),
  "viburnum-davidii": shrub({
    form: "full",
    leafM: [0.1, 0.045],
    colors: ["#1c3620", "#3f6034", "#6c8c4c"],
    grown: [0.9, 0.85],
  }),
  pieris: shrub({
    form: "full",
    leafM: [0.065, 0.018],
    colors: ["#243d1c", "#547434", "#b0583c"],
    flowers: { kind: "spike", count: 60, sizeM: 0.1, colors: ["#ece8de", "#e4dccc"] },
    grown: [0.55, 0.6],
  }),
  mahonia: shrub({
    form: "upright",
    leafM: [0.055, 0.03],
    colors: ["#1f381c", "#496a30", "#8a6a40"],
    flowers: { kind: "cluster", count: 24, sizeM: 0.04, colors: ["#e2bf32", "#d8b02a"] },
    grown: [0.65, 0.8],
  }),
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;

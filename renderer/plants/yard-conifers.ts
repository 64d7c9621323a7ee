import type { SpeciesId } from "#core/plants/catalogue.ts";
import { conifer } from "./clump-forms.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { shrub } from "./shrub-forms.ts";

/** Conifers, from hedges to ground cover. Sizes and colors are set by eye against what the species is known for; no source is recorded. */
export const yardConifers = {
  "green-giant-arborvitae": conifer({
    habit: "pyramid",
    sprayM: 0.075,
    aspect: 0.4,
    colors: ["#1f3c1c", "#507330"],
    grown: [0.17, 0.3],
  }),
  "leyland-cypress": conifer({
    habit: "pyramid",
    sprayM: 0.085,
    aspect: 0.28,
    colors: ["#263f28", "#587446"],
    grown: [0.14, 0.24],
  }),
  cryptomeria: conifer({
    habit: "pyramid",
    sprayM: 0.08,
    aspect: 0.2,
    colors: ["#233f24", "#53743c"],
    grown: [0.24, 0.24],
  }),
  "italian-cypress": conifer({
    habit: "column",
    sprayM: 0.06,
    aspect: 0.35,
    colors: ["#1c3420", "#42602f"],
    grown: [0.22, 0.55],
  }),
  "hinoki-cypress": conifer({
    habit: "tufted",
    sprayM: 0.042,
    aspect: 0.75,
    colors: ["#1c3a1c", "#4a6e30"],
    grown: [0.5, 0.72],
  }),
  "gold-mop-cypress": shrub({
    form: "arching",
    leafM: [0.09, 0.006],
    colors: ["#6a7a26", "#b8b44c", "#d4cc6c"],
    colored: true,
    dense: true,
    upward: -0.35,
    grown: [0.72, 0.78],
  }),
  "alberta-spruce": conifer({
    habit: "pyramid",
    sprayM: 0.03,
    aspect: 0.2,
    colors: ["#2a4a22", "#64863a"],
    grown: [0.45, 0.65],
  }),
  "norway-spruce": conifer({
    habit: "cone",
    sprayM: 0.14,
    aspect: 0.15,
    colors: ["#20361e", "#4a6634"],
    grown: [0.24, 0.3],
  }),
  "white-pine": conifer({
    habit: "pine",
    sprayM: 0.17,
    aspect: 0.1,
    colors: ["#344e38", "#728e66"],
    grown: [0.2, 0.34],
  }),
  hemlock: conifer({
    habit: "cone",
    sprayM: 0.1,
    aspect: 0.22,
    colors: ["#1f3a1f", "#4c6c34"],
    grown: [0.17, 0.27],
  }),
  "weeping-alaska-cedar": conifer({
    habit: "weeping",
    sprayM: 0.13,
    aspect: 0.22,
    colors: ["#2a4632", "#5f7e5c"],
    grown: [0.36, 0.62],
  }),
  "deodar-cedar": conifer({
    habit: "cone",
    sprayM: 0.14,
    aspect: 0.13,
    colors: ["#3f5650", "#829888"],
    grown: [0.24, 0.36],
  }),
  "sea-green-juniper": shrub({
    form: "arching",
    leafM: [0.07, 0.011],
    colors: ["#24402a", "#56764a", "#7c985c"],
    dense: true,
    upward: 0.35,
    grown: [0.6, 0.6],
  }),
  "wichita-juniper": conifer({
    habit: "pyramid",
    sprayM: 0.06,
    aspect: 0.3,
    colors: ["#3a5450", "#7f9894"],
    grown: [0.48, 0.6],
  }),
  "globe-arborvitae": shrub({
    form: "ball",
    leafM: [0.05, 0.0115],
    colors: ["#2a4a1e", "#5f8438", "#86a24c"],
    upward: 0.75,
    grown: [0.72, 0.75],
  }),
  "blue-star-juniper": shrub({
    form: "ball",
    leafM: [0.026, 0.006],
    colors: ["#46605c", "#8aa4a4"],
    grown: [0.72, 0.8],
  }),
  "shore-juniper": shrub({
    form: "mat",
    leafM: [0.05, 0.008],
    colors: ["#31503c", "#6b8a70"],
    upward: 0.5,
    grown: [0.95, 0.5],
  }),
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;

import type { ElementKind, PlanElement } from "../elements/element.ts";
import { vocabularies } from "../elements/vocabularies.ts";
import { feetToMetres } from "../geometry/units.ts";
import type { Operation } from "./operation.ts";

const usual = <K extends ElementKind>(kind: K, details: object = {}): PlanElement =>
  ({ kind, ...vocabularies[kind].defaults, ...details }) as PlanElement;

/** What can be set down on the ground by a tap, as people call it. Each can be chosen, sized and turned once it stands. */
export const handPalette: Readonly<Record<string, PlanElement>> = {
  tree: usual("tree"),
  "planting bed": usual("bed", { place: "centre" }),
  boulders: usual("boulders", { size: { count: 3 } }),
  "paver patio": usual("pavers", { use: "patio" }),
  "gravel patio": usual("gravel", { use: "patio" }),
  "fire pit": usual("fire-pit"),
  pergola: usual("pergola"),
  furniture: usual("furniture"),
  "outdoor kitchen": usual("outdoor-kitchen"),
  "raised bed": usual("raised-bed"),
  fountain: usual("water-feature", { form: "fountain" }),
  pond: usual("water-feature", { form: "pond" }),
  pool: usual("pool"),
};

/** A place on the ground as a sentence says it: to the right of the middle of the picture, and away from who looks. Feet. */
type GroundPlace = { rightFt: number; awayFt: number };

const tenth = (feet: number): number => Math.round(feet * 10) / 10;
const SENTENCE = /^Set down a new (.+) ([\d.]+) ft away(?: and ([\d.]+) ft to the (left|right))?$/;

/** "Set down a new fire pit 28 ft away and 4.5 ft to the right". */
export function placeSentence(label: string, { rightFt, awayFt }: GroundPlace): string {
  const aside = tenth(rightFt);
  const where = aside === 0 ? "" : ` and ${Math.abs(aside)} ft to the ${aside > 0 ? "right" : "left"}`;
  return `Set down a new ${label} ${tenth(awayFt)} ft away${where}`;
}

/** Reads `placeSentence` back; null for anything else. */
export function readPlaceSentence(text: string): Operation[] | null {
  const [, label, away, aside, side] = SENTENCE.exec(text) ?? [];
  if (!label || !away || !Object.hasOwn(handPalette, label)) return null;
  const x = feetToMetres(Number(aside ?? 0)) * (side === "left" ? -1 : 1) || 0;
  return [{ op: "add", element: { ...handPalette[label]!, atM: { x, z: feetToMetres(Number(away)) } } }];
}

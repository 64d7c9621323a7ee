import type { GroundPlace } from "#core/design/ground-place.ts";
import { OWN_PLACED, placeSentence } from "#core/design/hand-palette.ts";

/** Something new on its way into the design: chosen from the palette, then set down at a place, or where it belongs by itself. */
export type Adding =
  | { step: "choose" }
  | { step: "place"; label: string; at: GroundPlace }
  | { step: "own"; label: string };

/** The change that it is, for the history; empty while nothing is chosen. */
export function addingSentence(adding: Adding | null): string {
  if (!adding || adding.step === "choose") return "";
  return adding.step === "place" ? placeSentence(adding.label, adding.at) : (OWN_PLACED[adding.label] ?? "");
}

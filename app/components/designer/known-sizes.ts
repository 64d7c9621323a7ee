import type { FoundSize } from "#app/photo/live-wish.ts";
import { isRulerNote, type KnownSize, type RulerNote } from "#core/measure/known-size.ts";
import { rulerKinds } from "#core/measure/ruler.ts";

export type SizeKind = Exclude<KnownSize["kind"], RulerNote["kind"]>;

/** What people know the size of without a tape, and how to mark it. */
export const SIZE_KINDS: { kind: SizeKind; name: string; size: string | null; hint: string }[] = [
  { kind: "door", name: "Door", size: "6 ft 8 in", hint: "Tap the bottom of a standard door, then its top." },
  {
    kind: "garageDoor",
    name: "Garage door",
    size: "7 ft",
    hint: "Tap the bottom of a standard garage door, then its top.",
  },
  {
    kind: "fenceBoard",
    name: "Fence",
    size: "6 ft",
    hint: "Tap the bottom of a 6 ft fence board, then its top.",
  },
  {
    kind: "length",
    name: "Edge",
    size: null,
    hint: "Tap both ends of an edge on the ground that you know the length of.",
  },
];

/** "16 ft 6 in", to the nearest inch. */
export function feetWords(feet: number): string {
  const inches = Math.round(feet * 12);
  const parts = [inches >= 12 ? `${Math.floor(inches / 12)} ft` : "", inches % 12 ? `${inches % 12} in` : ""];
  return parts.filter(Boolean).join(" ");
}

const noteWords: Record<RulerNote["kind"], (name: string) => string> = {
  notThis: (name) => `Not: ${name.toLowerCase()}`,
  reachesThis: (name) => `${name}, ends moved`,
};

/** "Garage door, 7 ft", "Edge, 12.5 ft", "Not: house" or "House, ends moved". */
export function sizeWords(size: KnownSize): string {
  if (isRulerNote(size)) return noteWords[size.kind](rulerKinds[size.ruler].name);
  const kind = SIZE_KINDS.find(({ kind }) => kind === size.kind);
  return `${kind?.name}, ${size.kind === "length" ? feetWords(size.lengthFt) : kind?.size}`;
}

/** "Garage door, 7 ft" of what a person can agree to, else "House, about 23 ft". */
export const foundWords = ({ ruler, sizeFt, size }: FoundSize): string =>
  size ? sizeWords(size) : `${rulerKinds[ruler].name}, about ${feetWords(Math.round(sizeFt * 2) / 2)}`;

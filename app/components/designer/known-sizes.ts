import type { KnownSize } from "#core/measure/known-size.ts";

export type SizeKind = KnownSize["kind"];

/** What people know the size of without a tape, and how to mark it. */
export const sizeKinds: { kind: SizeKind; name: string; size: string | null; hint: string }[] = [
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

/** "Garage door, 7 ft" or "Edge, 12.5 ft". */
export function sizeWords(size: KnownSize): string {
  const kind = sizeKinds.find(({ kind }) => kind === size.kind);
  return `${kind?.name}, ${size.kind === "length" ? feetWords(size.lengthFt) : kind?.size}`;
}

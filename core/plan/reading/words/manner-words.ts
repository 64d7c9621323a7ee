/** What a describing word without a meaning of its own is about; it decides what is said of it. */
export type Manner = "size" | "course" | "form";

/** Words that say how a thing is to be and that no element has a detail for: told where nothing else reads them. */
export const MANNER_WORDS: Record<Manner, string> = {
  size: `
    big, large, small, little, tiny, huge, wide, narrow, long, short, tall, low, high, deep, thin, thick, medium, skinny,
    generous, spacious
  `,
  course: "straight, curved, curvy, curving, sweeping, winding, meandering",
  form: `
    layered, layers, tiered, scalloped, vertical, symmetrical, mirrored, sunken, raised, sparse
  `,
};

/** The ways to say that a thing comes without its parts: "no border", "without a border". */
export const without = (parts: string): string =>
  parts
    .split(",")
    .map((part) => part.trim())
    .flatMap((part) => WORDS.map((word) => `${word} ${part}`))
    .join(", ");

const WORDS = ["no", "without", "without a", "without any", "with no", "minus the", "not any"];

/** What such a phrase begins with. */
export const LACKING = new RegExp(`^(?:${WORDS.join("|")}) `);

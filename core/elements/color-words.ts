/** How colors and tones are spelled for people: stored designs name one of them in British English. */
export const COLOR_WORDS = {
  blend: "blend",
  black: "black",
  charcoal: "charcoal",
  grey: "gray",
  red: "red",
  tan: "tan",
  sand: "sand",
  white: "white",
  cream: "cream",
  river: "river",
  cedar: "cedar",
  brown: "brown",
  redwood: "redwood",
  blue: "blue",
  green: "green",
} as const;

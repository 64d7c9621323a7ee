/** The longest run of values that pass: the first one among equals, of length 0 where none passes. */
export function longestRun(
  values: Float32Array,
  passes: (value: number) => boolean,
): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (let at = 0; at < values.length; at++) {
    length = passes(values[at]!) ? length + 1 : 0;
    if (length > best.length) best = { start: at + 1 - length, length };
  }
  return best;
}

/**
 * Sums, differences and products of two planes of one length, cell by cell. Loops: `map` of a typed array calls a function for each cell, and
 * takes ten times as long (6 and 0.6 ms for 640 x 480 cells on one core).
 */
export function plus(one: Float32Array, other: Float32Array): Float32Array {
  const out = new Float32Array(one.length);
  for (let i = 0; i < out.length; i++) out[i] = one[i]! + other[i]!;
  return out;
}

export function minus(one: Float32Array, other: Float32Array): Float32Array {
  const out = new Float32Array(one.length);
  for (let i = 0; i < out.length; i++) out[i] = one[i]! - other[i]!;
  return out;
}

export function times(one: Float32Array, other: Float32Array): Float32Array {
  const out = new Float32Array(one.length);
  for (let i = 0; i < out.length; i++) out[i] = one[i]! * other[i]!;
  return out;
}

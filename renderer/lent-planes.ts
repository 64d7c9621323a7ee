/** Planes of more numbers are let go: those of a picture of one megapixel are smaller, and those of a large photo would be held for nothing. */
const MOST_NUMBERS = 4_500_000;
/** So many wait to be lent again, and so many numbers in all (64 megabytes): a picture has fewer at a time. */
const MOST_WAITING = 8;
const MOST_NUMBERS_WAITING = 16_000_000;
/** Planes are as long as a multiple of this: the next step of a drag asks for a little more or less. */
const STEP = 1 << 16;

const waiting: Float32Array[] = [];

/**
 * A plane for the time of one picture or less, whatever is in it: the steps of a drag use the same ones, because the collection of planes
 * of a megabyte costs more than what is done in them. One that is not given back is garbage like any other. It must not leave the
 * picture, and nothing may be kept by it.
 */
export function lendPlane(length: number): Float32Array {
  let best = -1;
  for (const [k, plane] of waiting.entries())
    if (plane.length >= length && (best < 0 || plane.length < waiting[best]!.length)) best = k;
  const [plane] = best >= 0 ? waiting.splice(best, 1) : [new Float32Array(Math.ceil(length / STEP) * STEP)];
  return plane!.subarray(0, length);
}

/** To be called by whoever borrowed a plane, once, when nobody reads or writes it any more. */
export function giveBackPlane(plane: Float32Array): void {
  const whole = new Float32Array(plane.buffer);
  if (whole.length > MOST_NUMBERS) return;
  waiting.push(whole);
  let numbers = waiting.reduce((sum, one) => sum + one.length, 0);
  while (waiting.length > MOST_WAITING || numbers > MOST_NUMBERS_WAITING) numbers -= waiting.shift()!.length;
}

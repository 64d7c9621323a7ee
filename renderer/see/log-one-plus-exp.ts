/** Below `FROM` it is 0 to six digits; no edge agrees by more than `TO`. */
const FROM = -16;
const TO = 8;
/** Entries of the table per unit of x. A line between two errs by at most (1/64)² / 8 * 0.25, less than 1e-5. */
const PER_UNIT = 64;
const softSteps = Float64Array.from({ length: (TO - FROM) * PER_UNIT + 2 }, (_, i) =>
  Math.log1p(Math.exp(FROM + i / PER_UNIT)),
);

/** log(1 + eˣ), looked up: a photo asks for it half a million times. */
export function logOnePlusExp(x: number): number {
  if (x <= FROM) return 0;
  const at = (x - FROM) * PER_UNIT;
  const i = at | 0;
  return softSteps[i]! + (softSteps[i + 1]! - softSteps[i]!) * (at - i);
}

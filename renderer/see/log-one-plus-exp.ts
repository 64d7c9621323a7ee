/** Below `from` it is 0 to seven digits; no edge agrees by more than `to`. Between them a straight line errs by less than 1e-5. */
const from = -16;
const to = 8;
const perUnit = 64;
const softSteps = Float64Array.from({ length: (to - from) * perUnit + 2 }, (_, i) =>
  Math.log1p(Math.exp(from + i / perUnit)),
);

/** log(1 + eˣ), looked up: a photo asks for it half a million times. */
export function logOnePlusExp(x: number): number {
  if (x <= from) return 0;
  const at = (x - from) * perUnit;
  const i = at | 0;
  return softSteps[i]! + (softSteps[i + 1]! - softSteps[i]!) * (at - i);
}

import { clamp } from "#renderer/math/scalar.ts";

/** Bins over L, a, b; 8 Lab units of lightness and 6 of chroma each, with a and b from about -40 to +44. */
const lBins = 12;
const chromaBins = 14;
const lStep = 100 / lBins;
const chromaStep = 6;
const aFrom = -42;
const bFrom = -36;
/** Share of the whole that an unseen colour is granted, so that no ratio is infinite. */
const unseen = 1e-5;

/** A smoothed histogram of Lab colours: how likely a colour is among the patches it was shown. */
export class ColourModel {
  readonly #bins = new Float32Array(lBins * chromaBins * chromaBins);
  #total = 1e-3;

  #bin(l: number, a: number, b: number): number {
    const i = clamp(Math.floor(l / lStep), 0, lBins - 1);
    const j = clamp(Math.floor((a - aFrom) / chromaStep), 0, chromaBins - 1);
    const k = clamp(Math.floor((b - bFrom) / chromaStep), 0, chromaBins - 1);
    return (i * chromaBins + j) * chromaBins + k;
  }

  /** Counts a colour, and its neighbours a little: few patches have to stand for many. */
  add(l: number, a: number, b: number, weight: number): void {
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        for (let k = -1; k <= 1; k++) {
          const share = weight / (1 + 2 * (Math.abs(i) + Math.abs(j) + Math.abs(k)));
          this.#bins[this.#bin(l + i * lStep, a + j * chromaStep, b + k * chromaStep)]! += share;
          this.#total += share;
        }
      }
    }
  }

  likelihood(l: number, a: number, b: number): number {
    return this.#bins[this.#bin(l, a, b)]! / this.#total + unseen;
  }
}

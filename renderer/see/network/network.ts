import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { growTo, newMemory, type WasmMemory } from "#renderer/math/wasm-memory.ts";
import type { ClassShares, DeepValues } from "./class-shares.ts";
import { deepValues } from "./deep-values.ts";
import { inputPicture } from "./input-picture.ts";
import { type Kernels, makeKernels } from "./kernels.ts";
import { type Plan, planNetwork } from "./plan-network.ts";
import { type Header, readWeights, type Weights } from "./read-weights.ts";
import { runLayer } from "./run-layer.ts";
import { shares } from "./shares.ts";

/** Tells what a photo shows, class by class. The same bytes and the same photo give the same numbers in every host. */
export class Network {
  readonly #weights: Weights;
  readonly #memory: WasmMemory = newMemory();
  readonly #kernels: Kernels = makeKernels(this.#memory);
  #plan: Plan | null = null;

  constructor(file: Uint8Array<ArrayBuffer>) {
    this.#weights = readWeights(file);
  }

  get header(): Header {
    return this.#weights.header;
  }

  look(photo: RgbImage): ClassShares & { deep: DeepValues } {
    const { header } = this.#weights;
    const { width, height } = lookedAtSize(photo, header);
    const plan = this.#planFor(width, height);
    const machine = { kernels: this.#kernels, buffer: this.#memory.buffer };
    inputPicture(photo, header, plan.input, new Int16Array(machine.buffer));
    for (const step of plan.steps) runLayer(step, machine);
    return {
      ...shares(plan.output, header, machine.buffer),
      deep: deepValues(plan, header, machine.buffer),
    };
  }

  /** Photos of one size share the places of everything in memory; another size lays it out anew. */
  #planFor(width: number, height: number): Plan {
    if (this.#plan?.input.width === width && this.#plan.input.height === height) return this.#plan;
    const plan = planNetwork(this.#weights, width, height);
    growTo(this.#memory, plan.bytes);
    // Rims around tensors must be 0, and lie elsewhere in every plan.
    new Uint8Array(this.#memory.buffer).fill(0);
    plan.write(this.#memory.buffer);
    this.#plan = plan;
    return plan;
  }
}

/** Size of the picture that the network gets of a photo. */
export function lookedAtSize(
  { width, height }: { width: number; height: number },
  { longSide, multiple }: Pick<Header, "longSide" | "multiple">,
): { width: number; height: number } {
  // The sides keep the photo's shape but for rounding to `multiple`, which the halving layers need.
  const scale = longSide / Math.max(width, height);
  const side = (px: number) => Math.max(1, Math.round((px * scale) / multiple)) * multiple;
  return { width: side(width), height: side(height) };
}

import type { SeenElement } from "#core/bom/seen-element.ts";

export type Look = {
  /** JPEG, upright; the photo and its redesign, of the same proportions. */
  before: Uint8Array;
  after: Uint8Array;
};

/** Says what is new in a picture. How much of it there is, is never its business. */
export type Vision = {
  /** The model's own name. */
  model: string;
  /** @throws VisionFailure */
  look(pictures: Look): Promise<SeenElement[]>;
};

/** Nothing usable came back: refused, malformed, late or unreachable. The design itself still is known. */
export class VisionFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "VisionFailure";
  }
}

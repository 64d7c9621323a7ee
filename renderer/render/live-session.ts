import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type Seen, seePhoto } from "#renderer/see/see-photo.ts";
import { conceptSteps, documentSteps } from "./concept.ts";
import type { ConceptInput, ConceptOutput, ConceptPicture, DocumentInput } from "./concept-types.ts";

/** What is asked for at the moment; everything may change from one wish to the next. */
export type SessionWish = Pick<
  ConceptInput,
  "prompt" | "areas" | "changes" | "brush" | "viewpoint" | "seed" | "camera"
>;
/** The same of a design that is stored. */
export type SessionDocument = Pick<DocumentInput, "document" | "viewpoint" | "seed" | "camera">;

/**
 * One photo that is being designed: set it once, then change areas and text as often as people do.
 *
 *     const session = new LiveSession(() => new Promise((resolve) => setTimeout(resolve)));
 *     session.setPhoto(photo, { focal35Mm });
 *     const output = await session.change(wish, (draft) => show(draft)); // null: a later change took its place
 *
 * The photo is looked at once. Each change ends the one before at its next step (some ten milliseconds), which then answers null.
 * `onDraft` gets the picture when ground and shadows are painted; the plants come with the answer, which is byte for byte that of
 * `renderConcept`. Runs the same in a browser worker and in Node: how to let other messages in is the caller's `pause`.
 */
export class LiveSession {
  readonly #pause: () => Promise<void>;
  #at: { photo: RgbImage; camera: ConceptInput["camera"]; seen: Seen } | null = null;
  /** Number of the last change or cancel: a change with another number ends at its next step. */
  #latest = 0;

  /** `pause` must let the events of its platform through before it resolves (a timer or a message, not a resolved promise). */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  /**
   * Takes a photo and looks at it (some 0.15 s), unless `seen` tells what was found before, in it or in the photo that it is a smaller
   * copy of; ends the change at work. The camera's facts hold for all changes that bring none of their own.
   */
  setPhoto(photo: RgbImage, camera: ConceptInput["camera"] = {}, seen?: Seen): Seen {
    this.cancel();
    this.#at = { photo, camera, seen: seen ?? seePhoto(photo, camera) };
    return this.#at.seen;
  }

  /**
   * The picture of a wish, or null when another change, another photo or `cancel` came before it was done. Rejects with what the
   * engine throws, and without a photo.
   */
  async change(
    wish: SessionWish | SessionDocument,
    onDraft?: (draft: ConceptPicture) => void,
  ): Promise<ConceptOutput | null> {
    if (!this.#at) throw new Error("A live session needs a photo before its first change.");
    const turn = ++this.#latest;
    const steps =
      "document" in wish ? documentSteps({ ...this.#at, ...wish }) : conceptSteps({ ...this.#at, ...wish });
    for (;;) {
      // First of all: of many changes in one go only the last is worth any work.
      await this.#pause();
      if (turn !== this.#latest) return null;
      const step = steps.next();
      if (step.done) return step.value;
      // At most one step has a draft.
      const { draft } = step.value;
      if (draft && onDraft) onDraft(draft());
    }
  }

  /** Ends the change at work, if any. */
  cancel(): void {
    this.#latest++;
  }
}

/**
 * How an image model is told where it may change the photo, and the sentence of the prompt that goes with it. A picture mask has
 * the size of the photo that is sent.
 */
export const MARK_FORMS = {
  /** PNG whose alpha is 0 where it may change. */
  "alpha-0-edits":
    "Change only the region that is transparent in the mask; everything outside it stays pixel for pixel as it is.",
  /** Black and white PNG, white where it may change. */
  "white-edits":
    "Change only the region that is white in the mask; everything outside it stays pixel for pixel as it is.",
  /** Black and white PNG, black where it may change. */
  "black-edits":
    "Change only the region that is black in the mask; everything outside it stays pixel for pixel as it is.",
  /** A second picture beside the photo, white where it may change: for models that take no mask. */
  "second-picture":
    "The second picture is not a photo: it marks in white where the first picture may change. Change only that region; everything outside it stays pixel for pixel as it is. Answer with the first picture, edited, in its own size and framing.",
  /** Transparent PNG with the outlines drawn on it. */
  "drawn-outlines":
    "Change only inside the outlines that are drawn in the markup, and do not show the outlines themselves; everything outside them stays pixel for pixel as it is.",
} as const;

export type MarkForm = keyof typeof MARK_FORMS;

/** Those that can mark any region, so that a setting may ask for them: outlines cannot say "everything but the house". */
export const MASK_SETTINGS = ["alpha-0-edits", "white-edits", "black-edits", "second-picture"] as const;

/** From another viewpoint nothing is marked. */
export const UNMARKED = "Change only the yard as asked below.";

import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { withData } from "#contract/envelope.ts";
import { REVIEW_NOTES_MAX, REVIEWS_PAGE_SIZE } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { SavedImage } from "./images.ts";

const Rating = z.enum(["good", "not_good"], { error: MESSAGES.reviewRatingInvalid });
export type Rating = z.infer<typeof Rating>;

const ImageId = z.coerce.number({ error: MESSAGES.imageNotFound }).int().positive().max(2_147_483_647);

/** A saved design as reviewers see it: whose it is, and what a reviewer said of it. */
export const ReviewImage = SavedImage.extend({
  user_email: z.string(),
  notes: z.string().nullable(),
  reviewed_at: z.string().nullable(),
  reviewer_email: z.string().nullable(),
});
export type ReviewImage = z.infer<typeof ReviewImage>;

const ReviewStats = z.object({
  unreviewed_images: z.number().int(),
  reviewed_images: z.number().int(),
  good_reviews: z.number().int(),
  bad_reviews: z.number().int(),
});
export type ReviewStats = z.infer<typeof ReviewStats>;

export const reviewerEndpoints = {
  reviewStats: {
    ...CALLS.reviewStats,
    summary: "How many designs are reviewed, and how (reviewers)",
    reply: z.object({ stats: ReviewStats }),
  },
  nextReview: {
    ...CALLS.nextReview,
    summary: "The next design to review, held for the caller for a while; null when none is left (reviewers)",
    /** `besides` = the design that the caller is looking at: asks for the one after it. */
    query: z.object({ besides: ImageId.optional() }),
    reply: withData(ReviewImage.nullable()),
  },
  submitReview: {
    ...CALLS.submitReview,
    summary: "Rate a design; one's own rating may be given again (reviewers)",
    body: z.object({
      saved_image_id: ImageId,
      rating: Rating,
      notes: z.string().trim().max(REVIEW_NOTES_MAX, MESSAGES.reviewNotesTooLong).nullish(),
    }),
    reply: withData(ReviewImage),
  },
  listReviews: {
    ...CALLS.listReviews,
    summary: "Reviewed designs, last reviewed first (reviewers)",
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(REVIEWS_PAGE_SIZE),
      rating: Rating.optional(),
    }),
    reply: withData(z.array(ReviewImage)),
  },
} satisfies EndpointRows;

import type { reviewerEndpoints } from "#contract/endpoints/reviewer.ts";
import type { Handlers } from "#server/http/api.ts";
import { countReviews, selectReviewed } from "./reviews.store.ts";
import { nextToReview, type ReviewDeps, requireReviewer, submitReview } from "./reviews.ts";
import { presentReviewImage } from "./reviews.wire.ts";

export const reviewRoutes = (deps: ReviewDeps): Handlers<typeof reviewerEndpoints> => ({
  reviewStats: async (_, { actor }) => {
    await requireReviewer(deps, actor);
    const { designs, good, bad } = await countReviews(deps.db);
    const reviewed = good + bad;
    return {
      stats: {
        unreviewed_images: designs - reviewed,
        reviewed_images: reviewed,
        good_reviews: good,
        bad_reviews: bad,
      },
    };
  },
  nextReview: async ({ query }, { actor }) => {
    await requireReviewer(deps, actor);
    const row = await nextToReview(deps, actor, query.besides);
    return { data: row && presentReviewImage(row, deps.urls.urlsFor(actor)) };
  },
  submitReview: async ({ body }, { actor }) => {
    await requireReviewer(deps, actor);
    const { saved_image_id: imageId, rating, notes } = body;
    const row = await submitReview(deps, actor, { imageId, rating, notes: notes || null });
    return { data: presentReviewImage(row, deps.urls.urlsFor(actor)) };
  },
  listReviews: async ({ query }, { actor }) => {
    await requireReviewer(deps, actor);
    const rows = await selectReviewed(deps.db, { ...query, rating: query.rating });
    const urlOf = deps.urls.urlsFor(actor);
    return { data: rows.map((row) => presentReviewImage(row, urlOf)) };
  },
});

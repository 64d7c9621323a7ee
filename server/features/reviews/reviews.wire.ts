import type { ReviewImage } from "#contract/endpoints/reviewer.ts";
import { presentImage } from "#server/features/images/images.wire.ts";
import type { UrlOf } from "#server/files/file-urls.ts";
import type { ReviewImageRow } from "./reviews.store.ts";

export const presentReviewImage = (row: ReviewImageRow, urlOf: UrlOf): ReviewImage => ({
  ...presentImage(row, urlOf),
  user_email: row.ownerEmail,
  notes: row.notes,
  reviewed_at: row.reviewedAt?.toISOString() ?? null,
  reviewer_email: row.reviewerEmail,
});

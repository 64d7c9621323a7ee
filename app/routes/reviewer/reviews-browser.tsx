import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import { formatDate } from "#app/lib/format.ts";
import type { ReviewImage } from "#contract/endpoints/reviewer.ts";
import { MESSAGES } from "#contract/messages.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { RatingBadge } from "./rating-badge.tsx";
import { type ReviewFilter, useReviewedImages } from "./use-reviewed-images.ts";

const FILTERS: { value: ReviewFilter; words: string; none: string }[] = [
  { value: "all", words: "All", none: "Nothing is reviewed yet." },
  { value: "good", words: "Good", none: "Nothing is rated good yet." },
  { value: "not_good", words: "Not Good", none: "Nothing is rated not good yet." },
];
const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4";

/** All reviewed images, the last reviewed first; one opens in large. */
export function ReviewsBrowser({ onClose }: { onClose(): void }) {
  const { data, status, filter, setFilter, showMore, reload, ...rest } = useReviewedImages();
  const [opened, setOpened] = useState<ReviewImage | null>(null);
  /** Escape closes what was opened last, also before the larger picture listens for it. */
  const close = () => (opened ? setOpened(null) : onClose());
  const failed = status === "failed" && "error" in rest;
  return (
    <Dialog open onOpenChange={(open) => open || close()} size="lg" title="Reviewed images">
      <fieldset className="mb-4 flex gap-1 rounded-md bg-sunken p-1 sm:w-fit">
        <legend className="sr-only">Rating</legend>
        {FILTERS.map(({ value, words }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === filter}
            onClick={() => setFilter(value)}
            className={`min-h-11 flex-1 whitespace-nowrap rounded-sm px-2 font-semibold sm:px-4 sm:flex-none ${value === filter ? "bg-surface text-ink shadow-card" : "text-ink-soft hover:text-ink"}`}
          >
            {words}
          </button>
        ))}
      </fieldset>
      {failed ? (
        <RetryBanner onRetry={reload}>{sentenceOf(rest.error, MESSAGES.reviewListFailed)}</RetryBanner>
      ) : null}
      <div aria-busy={status === "loading"} className="min-h-64">
        {data ? (
          <ul className={GRID}>
            {data.reviews.map((review) => (
              <li key={review.id}>
                <ReviewedTile review={review} onOpen={() => setOpened(review)} />
              </li>
            ))}
          </ul>
        ) : failed ? null : (
          <div className={GRID}>
            {["a", "b", "c", "d"].map((key) => (
              <Skeleton key={key} className="aspect-4/3" />
            ))}
          </div>
        )}
        {data?.reviews.length === 0 ? (
          <p className="py-16 text-center text-ink-soft">
            {FILTERS.find(({ value }) => value === filter)?.none}
          </p>
        ) : null}
        {data?.hasMore ? (
          <div className="mt-6 flex justify-center">
            <Button variant="secondary" busy={status === "loading"} busyLabel="Loading..." onClick={showMore}>
              Show More
            </Button>
          </div>
        ) : null}
      </div>
      {opened ? <CompareDialog image={opened} onClose={() => setOpened(null)} /> : null}
    </Dialog>
  );
}

const ReviewedTile = ({ review, onOpen }: { review: ReviewImage; onOpen(): void }) => (
  <button type="button" onClick={onOpen} className="group block w-full rounded-md text-start">
    <span className="relative block aspect-4/3 overflow-hidden rounded-md bg-sunken">
      <img
        src={review.thumbnail_url}
        alt=""
        loading="lazy"
        className="size-full object-cover transition-transform duration-200 group-hover:scale-103"
      />
      <span className="absolute bottom-2 left-2">
        {review.rating ? <RatingBadge rating={review.rating} /> : null}
      </span>
    </span>
    <span className="mt-1.5 block truncate font-medium text-sm">
      {review.project_name ?? `Image ${review.id}`}
    </span>
    <span className="block truncate text-ink-soft text-sm">
      {review.notes || (review.reviewed_at ? formatDate(review.reviewed_at) : null)}
    </span>
  </button>
);

import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { formatDate } from "#app/lib/format.ts";
import type { ReviewImage } from "#contract/endpoints/reviewer.ts";
import { RatingBadge } from "./rating-badge.tsx";

/** The last few ratings, so that a slip is seen at once. */
export function RecentReviews({
  reviews,
  loading,
  failure,
  onOpen,
}: {
  reviews: ReviewImage[];
  loading: boolean;
  failure: string | null;
  onOpen(review: ReviewImage): void;
}) {
  if (loading)
    return (
      <div aria-busy className="space-y-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  if (failure) return <p className="text-danger-ink text-sm">{failure}</p>;
  if (reviews.length === 0)
    return <p className="text-ink-soft text-sm">What you rate shows up here, the last one first.</p>;
  return (
    <ul className="-mx-2">
      {reviews.map((review) => (
        <li key={review.id}>
          <button
            type="button"
            onClick={() => onOpen(review)}
            className="flex w-full items-center gap-3 rounded-md p-2 text-start hover:bg-sunken"
          >
            <img
              src={review.thumbnail_url}
              alt=""
              className="size-12 shrink-0 rounded-sm bg-sunken object-cover"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-sm">
                {review.project_name ?? `Image ${review.id}`}
              </span>
              <span className="block truncate text-ink-soft text-sm">
                {review.notes || (review.reviewed_at ? formatDate(review.reviewed_at) : null)}
              </span>
            </span>
            {review.rating ? <RatingBadge rating={review.rating} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

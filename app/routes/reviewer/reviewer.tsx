import { CheckCheck, Images } from "lucide-react";
import { useState } from "react";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { TextArea } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { Rating, ReviewImage } from "#contract/endpoints/reviewer.ts";
import { REVIEW_NOTES_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AccessDenied } from "./access-denied.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { RATING_WORDS } from "./rating-badge.tsx";
import { RatingBar } from "./rating-bar.tsx";
import { RecentReviews } from "./recent-reviews.tsx";
import { ReviewCard, ReviewCardSkeleton } from "./review-card.tsx";
import { ReviewStats } from "./review-stats.tsx";
import { ReviewsBrowser } from "./reviews-browser.tsx";
import { useRatingKeys } from "./use-rating-keys.ts";
import { isDenied, useReviewQueue } from "./use-review-queue.ts";

const RECENT = 5;

const loadStats = async (signal: AbortSignal) => (await call("reviewStats", {}, { signal })).stats;
const loadRecent = async (signal: AbortSignal) =>
  (await call("listReviews", { query: { limit: RECENT } }, { signal })).data;

/** One design at a time: look, judge, on to the next. */
export function Reviewer() {
  const stats = useAnswer(loadStats);
  const recent = useAnswer(loadRecent);
  const [written, setWritten] = useState({ imageId: 0, notes: "" });
  const [compared, setCompared] = useState<ReviewImage | null>(null);
  const [browsing, setBrowsing] = useState(false);
  const { queue, leaving, failure, dismissFailure, rate, load } = useReviewQueue(() => {
    stats.reload();
    recent.reload();
  });
  const imageId = queue.status === "ready" ? queue.image.id : 0;
  // Words about one image never go with another.
  const notes = written.imageId === imageId ? written.notes : "";
  const canRate = queue.status === "ready" && leaving === null;
  const onRate = (rating: Rating) => {
    if (canRate && !compared && !browsing) void rate(rating, notes);
  };
  useRatingKeys(onRate);

  // Whichever call is answered first says it for the whole page.
  const denied =
    queue.status === "denied" ||
    [stats, recent].some((answer) => answer.status === "failed" && isDenied(answer.error));
  if (denied)
    return (
      <>
        <h1 className="mb-8 text-3xl">Reviewer</h1>
        <AccessDenied />
      </>
    );
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 lg:col-span-2">
        <h1 className="text-2xl md:text-3xl">Reviewer</h1>
        <ReviewStats stats={stats.data} loading={stats.status === "loading" && !stats.data} />
      </div>
      {stats.status === "failed" ? (
        <RetryBanner className="lg:col-span-2" onRetry={stats.reload}>
          {sentenceOf(stats.error, MESSAGES.reviewStatsFailed)}
        </RetryBanner>
      ) : null}

      <div className="min-w-0">
        <p role="status" className="sr-only">
          {leaving ? `Rated: ${RATING_WORDS[leaving]}` : null}
        </p>
        {queue.status === "loading" ? <ReviewCardSkeleton /> : null}
        {queue.status === "failed" ? (
          <RetryBanner onRetry={() => void load()}>{queue.message}</RetryBanner>
        ) : null}
        {queue.status === "empty" ? (
          <EmptyState
            icon={CheckCheck}
            title="Nothing is waiting"
            action={
              <Button variant="secondary" onClick={() => void load()}>
                Check Again
              </Button>
            }
          >
            Every image is reviewed, or on another reviewer's screen right now.
          </EmptyState>
        ) : null}
        {queue.status === "ready" ? (
          <ReviewCard
            key={queue.image.id}
            image={queue.image}
            leaving={leaving}
            onCompare={() => setCompared(queue.image)}
          />
        ) : null}
      </div>

      <div className="space-y-6">
        {queue.status === "ready" ? (
          <div className="space-y-4">
            <TextArea
              label="Notes"
              optional
              rows={3}
              value={notes}
              maxLength={REVIEW_NOTES_MAX}
              onChange={(event) => setWritten({ imageId, notes: event.target.value })}
              onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
              placeholder="What is right or wrong with it?"
            />
            {failure ? (
              <Banner tone="error" onDismiss={dismissFailure}>
                {failure}
              </Banner>
            ) : null}
            <RatingBar onRate={onRate} />
            <p className="text-ink-soft text-sm pointer-coarse:hidden">
              Keys: left arrow or A is not good, right arrow or D is good.
            </p>
          </div>
        ) : null}
        <section aria-labelledby="recent">
          <h2 id="recent" className="mb-2 text-lg">
            Recent reviews
          </h2>
          <RecentReviews
            reviews={recent.data ?? []}
            loading={recent.status === "loading" && !recent.data}
            failure={recent.status === "failed" ? sentenceOf(recent.error, MESSAGES.reviewListFailed) : null}
            onOpen={setCompared}
          />
          <Button variant="secondary" className="mt-3 w-full" onClick={() => setBrowsing(true)}>
            <Images aria-hidden className="size-5" />
            Browse Reviewed Images
          </Button>
        </section>
      </div>

      {compared ? <CompareDialog image={compared} onClose={() => setCompared(null)} /> : null}
      {browsing ? <ReviewsBrowser onClose={() => setBrowsing(false)} /> : null}
    </div>
  );
}

import { useCallback, useState } from "react";
import { call } from "#app/lib/api.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { Rating, ReviewImage } from "#contract/endpoints/reviewer.ts";
import { REVIEWS_PAGE_SIZE } from "#contract/limits.ts";

export type ReviewFilter = "all" | Rating;

/** The reviewed images of a filter, a page at a time; a further page is asked for when the last one was full. */
export function useReviewedImages() {
  const [filter, setFilter] = useState<ReviewFilter>("all");
  const [pages, setPages] = useState(1);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const answers = await Promise.all(
        Array.from({ length: pages }, (_, index) => {
          const rating = filter === "all" ? undefined : filter;
          const query = { page: index + 1, limit: REVIEWS_PAGE_SIZE, rating };
          return call("listReviews", { query }, { signal });
        }),
      );
      const reviews: ReviewImage[] = answers.flatMap(({ data }) => data);
      return { filter, reviews, hasMore: answers.at(-1)?.data.length === REVIEWS_PAGE_SIZE };
    },
    [filter, pages],
  );
  const answer = useAnswer(load);
  return {
    ...answer,
    // What another filter brought is not an answer to this one.
    data: answer.data?.filter === filter ? answer.data : undefined,
    filter,
    setFilter: (next: ReviewFilter) => {
      setPages(1);
      setFilter(next);
    },
    showMore: () => setPages((before) => before + 1),
  };
}

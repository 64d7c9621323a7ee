import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Answer } from "#app/lib/use-answer.ts";
import { MESSAGES } from "#contract/messages.ts";

type ShelfProps<T> = {
  id: string;
  title: string;
  empty: string;
  answer: Answer<{ items: T[]; hasMore: boolean }> & { reload(): void };
  onMore(): void;
  children(item: T): ReactNode;
};

/** A heading with what lies under it, loading, failed, empty or a page at a time. */
export function Shelf<T>({ id, title, empty, answer, onMore, children }: ShelfProps<T>) {
  const { data, status } = answer;
  return (
    <section aria-labelledby={id} aria-busy={status === "loading"} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {answer.status === "failed" ? (
        <RetryBanner className="mt-3" onRetry={answer.reload}>
          {sentenceOf(answer.error, MESSAGES.unexpected)}
        </RetryBanner>
      ) : null}
      {data && data.items.length > 0 ? (
        <Card className="mt-3 px-4">
          <ul>{data.items.map(children)}</ul>
        </Card>
      ) : null}
      {data?.items.length === 0 ? <p className="mt-2 text-ink-soft">{empty}</p> : null}
      {!data && status === "loading" ? <Skeleton className="mt-3 h-20 w-full" /> : null}
      {data?.hasMore ? (
        <Button
          variant="secondary"
          className="mt-4"
          busy={status === "loading"}
          busyLabel="Loading..."
          onClick={onMore}
        >
          Show More
        </Button>
      ) : null}
    </section>
  );
}

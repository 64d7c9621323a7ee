import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { ReplyOf } from "#app/lib/api-client.ts";
import { formatCount } from "#app/lib/format.ts";

type Stats = ReplyOf<"reviewStats">["stats"];

const NUMBERS: { key: keyof Stats; label: string }[] = [
  { key: "unreviewed_images", label: "To review" },
  { key: "reviewed_images", label: "Reviewed" },
  { key: "good_reviews", label: "Good" },
  { key: "bad_reviews", label: "Not Good" },
];

/** The page's numbers in one line; a dash where they cannot be had. */
export const ReviewStats = ({ stats, loading }: { stats: Stats | undefined; loading: boolean }) => (
  <dl
    aria-label="Statistics"
    aria-busy={loading}
    className="grid flex-1 grid-cols-4 max-sm:basis-full gap-px overflow-hidden rounded-lg border border-line bg-line"
  >
    {NUMBERS.map(({ key, label }) => (
      <div key={key} className="flex flex-col bg-surface px-2 py-2 sm:px-4">
        <dt className="truncate text-ink-soft text-xs sm:text-sm">{label}</dt>
        <dd className="figures font-bold text-lg">
          {loading ? <Skeleton className="h-7 w-10" /> : stats ? formatCount(stats[key]) : "–"}
        </dd>
      </div>
    ))}
  </dl>
);

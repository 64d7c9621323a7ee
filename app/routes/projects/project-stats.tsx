import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { ReplyOf } from "#app/lib/api-client.ts";
import { formatCount } from "#app/lib/format.ts";

type Stats = ReplyOf<"projectStats">["data"];

const NUMBERS: { key: keyof Stats; label: string }[] = [
  { key: "TotalProjects", label: "Projects" },
  { key: "TotalImages", label: "Images" },
  { key: "ProjectsThisWeek", label: "Projects this week" },
  { key: "ImagesThisWeek", label: "Images this week" },
];

/** Four numbers in a row; zero where they cannot be had. */
export const ProjectStats = ({ stats, loading }: { stats: Stats | undefined; loading: boolean }) => (
  <dl
    aria-busy={loading}
    className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4"
  >
    {NUMBERS.map(({ key, label }) => (
      <div key={key} className="flex flex-col bg-surface p-4 md:p-5">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="figures mt-1 text-2xl font-bold">
          {loading ? <Skeleton className="h-8 w-12" /> : formatCount(stats?.[key] ?? 0)}
        </dd>
      </div>
    ))}
  </dl>
);

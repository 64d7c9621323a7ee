import { counted } from "#app/lib/format.ts";

const DAY_MS = 86_400_000;

/** How long something that was put aside can still be restored; on its last day "less than a day". */
export function daysLeft(archivedAt: string | null, keptDays: number, now: number): string {
  const leftMs = Date.parse(archivedAt ?? "") + keptDays * DAY_MS - now;
  return leftMs < DAY_MS ? "Less than a day left" : `${counted(Math.ceil(leftMs / DAY_MS), "day")} left`;
}

import type { Db } from "#server/db/connect.ts";
import { countAll, countByDay, type EventCounts } from "./analytics.store.ts";

const DAYS = 30;
const HEADINGS = ["visitors", "page loads", "photos added", "Generate pressed"];

const cells = ({ visits, pageLoads, uploads, attempts }: EventCounts): number[] => [
  visits,
  pageLoads,
  uploads,
  attempts,
];

/** What visitors of the demo did, day by day (UTC), as a table for a terminal. */
export async function summariseDemo({ db, now }: { db: Db; now(): Date }): Promise<string> {
  const today = now().toISOString().slice(0, 10);
  const since = new Date(Date.parse(today) - (DAYS - 1) * 86_400_000);
  const period = `the last ${DAYS} days (${since.toISOString().slice(0, 10)} to ${today}, UTC)`;
  const [days, all] = await Promise.all([countByDay(db, since), countAll(db, since)]);
  if (all.visits === 0) return `Nobody visited the demo in ${period}.`;
  const line = (name: string, values: readonly (string | number)[]) =>
    name.padEnd(10) + values.map((value, i) => String(value).padStart(HEADINGS[i]!.length + 2)).join("");
  const share = (visits: number) => `${Math.round((visits / all.visits) * 100)}%`;
  return [
    `The demo in ${period}`,
    "",
    line("", HEADINGS),
    ...days.map((day) => line(day.day, cells(day))),
    line("all", cells(all)),
    "",
    `Of ${all.visits} ${all.visits === 1 ? "visitor" : "visitors"}, ${share(all.visitsWithUpload)} added a photo and ${share(all.visitsWithAttempt)} pressed Generate.`,
  ].join("\n");
}

import { formatMoment } from "#app/lib/format.ts";
import type { Proposal } from "#contract/proposal-view.ts";

/** What happened, newest first. */
export const History = ({ proposal: { events } }: { proposal: Proposal }) => (
  <section aria-labelledby="history">
    <h2 id="history" className="text-xl">
      History
    </h2>
    <ol className="mt-3 space-y-2">
      {events.toReversed().map(({ sequence, at, words }) => (
        <li key={sequence} className="border-line border-s-2 ps-3">
          <p>{words}</p>
          <p className="text-sm text-ink-soft">
            <time dateTime={at}>{formatMoment(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  </section>
);

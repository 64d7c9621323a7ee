import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { formatDate } from "#app/lib/format.ts";
import { COMPANY_MESSAGES } from "#contract/company-messages.ts";
import type { LogEntry } from "#contract/endpoints/members.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";

const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

/** Who changed what, loaded when the owner asks for it. */
export function CompanyLog() {
  const [entries, setEntries] = useState<LogEntry[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function more() {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await call("companyLog", { query: { limit: 50, ...(cursor ? { cursor } : {}) } });
      setEntries([...(entries ?? []), ...data.entries]);
      setCursor(data.nextCursor);
    } catch (error) {
      setFailure(sentenceOf(error, COMPANY_MESSAGES.logFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="log">
      <h2 id="log" className="text-xl">
        Who changed what
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        Once others work in your company, changes are listed here for {KEPT_DAYS.companyLog} days.
      </p>
      <FormFailure sentence={failure} />
      {entries?.length === 0 ? <p>Nothing has been changed yet.</p> : null}
      {entries && entries.length > 0 ? (
        <Card>
          <ul className="divide-y divide-line">
            {entries.map(({ id, at, who, what, whom, thing }) => (
              <li key={id} className="px-4 py-3 sm:px-5 [overflow-wrap:anywhere]">
                <p>
                  {what}
                  {whom ? `: ${whom}` : null}
                  {thing && /^\d+$/.test(thing) ? ` (number ${thing})` : null}
                </p>
                <p className="text-sm text-ink-soft">
                  {who ?? "Somebody whose account is gone"}, {formatDate(at)}, {timeOf(at)}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {entries === null || cursor !== null ? (
        <Button
          variant="secondary"
          className="mt-4"
          busy={busy}
          busyLabel="Loading..."
          onClick={() => void more()}
        >
          {entries === null ? "Show Changes" : "Show More"}
        </Button>
      ) : null}
    </section>
  );
}

import { Link } from "react-router";
import { StageBadge } from "#app/components/proposals/stage-badge.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { counted, formatDate, formatMoney } from "#app/lib/format.ts";
import type { ProposalSummary } from "#contract/proposal-view.ts";

/** A proposal of the list; all of it opens the proposal. */
export function ProposalRow({ proposal }: { proposal: ProposalSummary }) {
  const { id, title, clientName, stage, totalCents, currency, openPins, validUntil } = proposal;
  const { sentAt, signedAt } = proposal;
  const facts = [
    proposal.parentId ? "Change order" : null,
    sentAt ? `Sent ${formatDate(sentAt)}` : `Started ${formatDate(proposal.createdAt)}`,
    signedAt ? `Signed ${formatDate(signedAt)}` : `Changed ${formatDate(proposal.updatedAt)}`,
    proposal.madeBy ? `Made by ${proposal.madeBy}` : null,
    validUntil && !signedAt ? `Valid until ${formatDate(validUntil, "UTC")}` : null,
  ];
  return (
    <li className="relative rounded-lg border border-line bg-surface p-4 shadow-card hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-60 text-lg leading-6 [overflow-wrap:anywhere]">
          <Link
            to={`/proposals/${id}`}
            className="line-clamp-2 after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="figures text-lg font-semibold">{formatMoney(totalCents, { currency })}</p>
      </div>
      {clientName ? <p className="truncate text-sm">{clientName}</p> : null}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <StageBadge stage={stage} />
        {openPins > 0 ? <Badge tone="accent">{counted(openPins, "open question")}</Badge> : null}
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {facts.filter((fact) => fact !== null).join(" · ")}
        </p>
      </div>
    </li>
  );
}

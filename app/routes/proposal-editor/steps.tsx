import {
  BadgeCheck,
  Ban,
  Check,
  CreditCard,
  Download,
  Eye,
  PenLine,
  Replace,
  Save,
  Send,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { StageBadge } from "#app/components/proposals/stage-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { request } from "#app/lib/api.ts";
import { formatDate, formatMoment, formatMoney } from "#app/lib/format.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { useMay } from "#app/lib/use-may.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import { openUntil } from "./open-until.ts";
import { STAGE_STEPS } from "./stage-steps.ts";
import type { StepName } from "./step-dialogs.tsx";
import type { ProposalState } from "./use-proposal.ts";

/** How a deposit came. */
const PAID_BY = {
  cheque: "by check",
  cash: "in cash",
  transfer: "by bank transfer",
  card: "by card",
  online: "online",
} as const satisfies Record<NonNullable<Proposal["deposit"]["paid"]>["method"], string>;

type StepsProps = {
  state: ProposalState;
  isEditable: boolean;
  /** The role of who looks lets them take steps. */
  canAct: boolean;
  onAsk(step: StepName | "preview"): void;
};

/** What it comes to, who has signed what and when, and what can be done now. */
export function Steps({ state, isEditable, canAct, onAsk }: StepsProps) {
  const { proposal, busy, isDirty } = state;
  const { stage, currency, totalCents, offer, link, signed, countersigned, deposit, record } = proposal;
  const canRefund = useMay()("refundDeposit");
  const steps = STAGE_STEPS[stage];
  const canDelete = steps.canDelete && canAct;
  const canWithdraw = steps.canWithdraw && canAct;
  const canCountersign = steps.canCountersign && canAct;
  const isRunning = steps.isRunning && canAct;
  const money = (cents: number) => formatMoney(cents, { currency });
  const chosen = offer.options.find(({ id }) => id === offer.choice.optionId);
  const isSent = stage !== "draft";
  const facts: [string, string][] = [
    [isSent ? "Chosen now" : "First option", chosen?.title ?? ""],
    [offer.change ? "Changes the price by" : "Total", money(totalCents)],
    ...(deposit.cents === null ? [] : [["Deposit on signing", money(deposit.cents)] as [string, string]]),
    ...(link
      ? ([
          ["Sent", `${formatMoment(link.sentAt)} to ${link.sentTo}`],
          ["Link", link.isOpen ? `Open until ${openUntil(proposal)}` : "Closed"],
        ] as [string, string][])
      : []),
    ...(signed ? [["Signed", `${signed.name}, ${formatMoment(signed.at)}`] as [string, string]] : []),
    ...(countersigned
      ? [["Signed by you", `${countersigned.name}, ${formatMoment(countersigned.at)}`] as [string, string]]
      : []),
    ...(deposit.paid
      ? [
          [
            "Deposit paid",
            `${money(deposit.paid.cents)} ${PAID_BY[deposit.paid.method]}, ${formatDate(deposit.paid.on, "UTC")}`,
          ] as [string, string],
        ]
      : []),
    ...(deposit.paid && deposit.paid.refundedCents > 0
      ? [["Given back", money(deposit.paid.refundedCents)] as [string, string]]
      : []),
  ];
  const hasDeposit = deposit.paid !== null && deposit.paid.refundedCents < deposit.paid.cents;
  const button = "w-full";
  const isBusy = busy !== null;
  return (
    <section aria-label="Steps" className="rounded-lg border border-line bg-surface p-4 shadow-card">
      <dl className="space-y-2 [overflow-wrap:anywhere]">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures line-clamp-2 min-w-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 space-y-2">
        {isEditable ? (
          <Button
            className={button}
            variant={isDirty ? "primary" : "secondary"}
            busy={busy === "save"}
            busyLabel="Saving..."
            disabled={isBusy || !isDirty}
            onClick={async () => {
              if (await state.save()) toast(PROPOSAL_MESSAGES.proposalSaved);
            }}
          >
            <Save aria-hidden className="size-5" />
            {isDirty ? "Save" : "Saved"}
          </Button>
        ) : null}
        {isEditable ? (
          <Button className={button} variant="secondary" disabled={isBusy} onClick={() => onAsk("preview")}>
            <Eye aria-hidden className="size-5" />
            Preview
          </Button>
        ) : null}
        {isEditable ? (
          <Button
            className={button}
            variant={isDirty ? "secondary" : "primary"}
            disabled={isBusy}
            onClick={() => onAsk("send")}
          >
            <Send aria-hidden className="size-5" />
            {link ? "Send Again" : "Send"}
          </Button>
        ) : null}
        {canCountersign ? (
          <Button className={button} disabled={isBusy} onClick={() => onAsk("countersign")}>
            <PenLine aria-hidden className="size-5" />
            Sign
          </Button>
        ) : null}
        {isRunning && deposit.cents !== null && !hasDeposit ? (
          <Button className={button} disabled={isBusy} onClick={() => onAsk("deposit")}>
            <CreditCard aria-hidden className="size-5" />
            Mark Deposit Paid
          </Button>
        ) : null}
        {hasDeposit && canRefund ? (
          <Button className={button} variant="quiet" disabled={isBusy} onClick={() => onAsk("refund")}>
            <Undo2 aria-hidden className="size-5" />
            Give the Deposit Back
          </Button>
        ) : null}
        {record.pdf === "none" ? null : <RecordButton proposal={proposal} />}
        {isRunning && proposal.projectId !== null ? (
          <Button className={button} variant="secondary" disabled={isBusy} onClick={() => onAsk("change")}>
            <Replace aria-hidden className="size-5" />
            Change Order
          </Button>
        ) : null}
        {isRunning ? (
          <Button className={button} variant="secondary" disabled={isBusy} onClick={() => onAsk("finish")}>
            <Check aria-hidden className="size-5" />
            Work Is Done
          </Button>
        ) : null}
        {link?.isOpen && isEditable ? (
          <Button className={button} variant="quiet" disabled={isBusy} onClick={() => onAsk("revoke")}>
            <Ban aria-hidden className="size-5" />
            Take the Link Back
          </Button>
        ) : null}
        {canWithdraw ? (
          <Button
            className={`${button} text-danger-ink!`}
            variant="quiet"
            disabled={isBusy}
            onClick={() => onAsk("withdraw")}
          >
            <Ban aria-hidden className="size-5" />
            Withdraw
          </Button>
        ) : null}
        {canDelete ? (
          <Button
            className={`${button} text-danger-ink!`}
            variant="quiet"
            disabled={isBusy}
            onClick={() => onAsk("delete")}
          >
            <Trash2 aria-hidden className="size-5" />
            Delete
          </Button>
        ) : null}
      </div>
      {proposal.changeOrders.length > 0 ? (
        <div className="mt-4">
          <h2 className="font-semibold">Change orders</h2>
          <ul>
            {proposal.changeOrders.map((order) => (
              <li key={order.id} className="flex flex-wrap items-center gap-2 py-1 [overflow-wrap:anywhere]">
                <Link to={`/proposals/${order.id}`} className="text-brand-ink underline underline-offset-4">
                  {order.title}
                </Link>
                <StageBadge stage={order.stage} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** The sealed PDF, or why there is none. */
function RecordButton({ proposal: { id, title, record } }: { proposal: Proposal }) {
  const [busy, setBusy] = useState(false);
  if (record.pdf === "making")
    return (
      <p role="status" className="py-2 text-sm text-ink-soft">
        The sealed PDF is being made.
      </p>
    );
  const isLost = record.pdf === "lost";
  const format = isLost ? "json" : "pdf";
  async function download() {
    setBusy(true);
    try {
      const answer = await request(`/proposals/${id}/record?format=${format}`);
      if (!answer.ok) throw new Error(`the record answered ${answer.status}`);
      const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60);
      saveFile(await answer.blob(), `${name || "proposal"}.${format}`);
    } catch {
      toast(PROPOSAL_MESSAGES.recordNotReady, "error");
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {isLost ? (
        <p className="text-sm text-ink-soft">
          The sealed PDF could not be made. The signed record is kept and can be downloaded.
        </p>
      ) : null}
      <Button className="w-full" variant="secondary" busy={busy} onClick={() => void download()}>
        {busy ? null : isLost ? (
          <Download aria-hidden className="size-5" />
        ) : (
          <BadgeCheck aria-hidden className="size-5" />
        )}
        {isLost ? "Download the Record" : "Download the Sealed PDF"}
      </Button>
    </>
  );
}

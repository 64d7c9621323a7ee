import { Suspense } from "react";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { latePart } from "#app/lib/late-part.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import { CountersignDialog } from "./countersign-dialog.tsx";
import { DepositDialog } from "./deposit-dialog.tsx";
import { SendDialog } from "./send-dialog.tsx";
import type { ProposalState } from "./use-proposal.ts";

const ChangeDialog = latePart(() => import("./change-dialog.tsx"));

/** Steps that are asked for once more before they are taken. */
const CONFIRMED = {
  revoke: {
    title: "Take the link back",
    description: "The link stops working for your client. You can send the proposal again with a new one.",
    confirmLabel: "Take Back",
    busyLabel: "Taking back...",
    done: "The link no longer works.",
    send: (id: string) => call("revokeProposalLink", { params: { id } }),
  },
  withdraw: {
    title: "Withdraw the proposal",
    description: "Your client can no longer sign it and is told by mail. This cannot be undone.",
    confirmLabel: "Withdraw",
    busyLabel: "Withdrawing...",
    done: "The proposal is withdrawn.",
    send: (id: string) => call("voidProposal", { params: { id } }),
  },
  refund: {
    title: "Give the deposit back",
    description:
      "What was paid online goes back to the card that it came from. What came another way you give back yourself; this takes note of it. Your client gets a mail.",
    confirmLabel: "Give Back",
    busyLabel: "Giving back...",
    done: "The deposit is given back.",
    send: (id: string) => call("refundDeposit", { params: { id } }),
  },
  finish: {
    title: "Work is done",
    description: "The proposal is marked as done. This cannot be undone.",
    confirmLabel: "Mark as Done",
    busyLabel: "Saving...",
    done: "Marked as done.",
    send: (id: string) => call("finishProposal", { params: { id } }),
  },
} as const satisfies Record<
  string,
  Record<"title" | "description" | "confirmLabel" | "busyLabel" | "done", string> & {
    send(id: string): Promise<{ data: Proposal }>;
  }
>;

type ConfirmedStep = keyof typeof CONFIRMED;
export type StepName = ConfirmedStep | "send" | "countersign" | "deposit" | "change" | "delete";

const isConfirmed = (step: StepName): step is ConfirmedStep => Object.hasOwn(CONFIRMED, step);

/** The dialog of the step that is asked for. */
export function StepDialogs({
  state,
  asked,
  onClose,
}: {
  state: ProposalState;
  asked: StepName | null;
  onClose(): void;
}) {
  const navigate = useNavigate();
  const { id, projectId } = state.proposal;
  const busy = state.busy !== null;
  if (asked === null) return null;
  if (asked === "send") return <SendDialog state={state} onClose={onClose} />;
  if (asked === "countersign") return <CountersignDialog state={state} onClose={onClose} />;
  if (asked === "deposit") return <DepositDialog state={state} onClose={onClose} />;
  if (asked === "change")
    return (
      <Suspense fallback={null}>
        <ChangeDialog proposal={state.proposal} onClose={onClose} />
      </Suspense>
    );
  const row = isConfirmed(asked) ? CONFIRMED[asked] : DELETE;

  async function confirm() {
    if (asked !== null && isConfirmed(asked)) {
      const { send, done } = CONFIRMED[asked];
      if (await state.step(asked, () => send(id))) toast(done);
      return onClose();
    }
    const isDeleted = await state.run("delete", async () => {
      await call("deleteProposal", { params: { id } });
      return true;
    });
    if (!isDeleted) return onClose();
    toast("Proposal deleted");
    await navigate(projectId === null ? "/projects" : `/projects/${projectId}/proposals`);
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={row.title}
      description={row.description}
      confirmLabel={row.confirmLabel}
      busyLabel={row.busyLabel}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}

const DELETE = {
  title: "Delete the draft",
  description: "Are you sure you want to delete this proposal? This action cannot be undone.",
  confirmLabel: "Delete",
  busyLabel: "Deleting...",
};

import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { Link, useBlocker } from "react-router";
import { StageBadge } from "#app/components/proposals/stage-badge.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ConfirmDialog, Dialog } from "#app/components/ui/dialog.tsx";
import { counted } from "#app/lib/format.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useMay } from "#app/lib/use-may.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { onlyLooks } from "#contract/company-messages.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import { History } from "./history.tsx";
import { OfferForm } from "./offer-form.tsx";
import { OfferView } from "./offer-view.tsx";
import { Questions } from "./questions.tsx";
import { STAGE_STEPS } from "./stage-steps.ts";
import { StepDialogs, type StepName } from "./step-dialogs.tsx";
import { Steps } from "./steps.tsx";
import { useProposal } from "./use-proposal.ts";

/** One proposal of the company: written, sent, answered, signed, and what happened. */
export function ProposalEditor({ opened }: { opened: Proposal }) {
  const state = useProposal(opened);
  const { proposal, isDirty, failure } = state;
  const [asked, setAsked] = useState<StepName | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const online = useOnline();
  const leaving = useBlocker(({ nextLocation, currentLocation }) => {
    const isElsewhere = nextLocation.pathname !== currentLocation.pathname;
    return isElsewhere && isDirty && asked !== "delete" && nextLocation.pathname !== "/subscription";
  });
  const { stage, projectId, projectTitle, parentId, offer, pictures, warnings } = proposal;
  const { canEdit, next } = STAGE_STEPS[stage];
  const user = useSignedInUser();
  const canAct = useMay()("putProposal");
  const isEditable = canEdit && projectId !== null && canAct;

  /** Asks for one step; what is typed is saved before it is sent or shown. */
  async function ask(step: StepName | "preview") {
    const needsSaved = step === "send" || step === "preview";
    if (needsSaved && !(await state.save())) return;
    state.clearFailure();
    if (step === "preview") setIsPreviewing(true);
    else setAsked(step);
  }

  const back = projectId === null ? "/projects" : `/projects/${projectId}/proposals`;
  return (
    <>
      <Link
        to={back}
        className="-ms-2 inline-flex min-h-11 max-w-full items-center gap-1 self-start rounded-md px-2 font-semibold text-ink-soft hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-5" />
        <span className="truncate">{projectTitle ? `Proposals of ${projectTitle}` : "Projects"}</span>
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h1 className="line-clamp-3 min-w-0 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
          {proposal.title}
        </h1>
        <StageBadge stage={stage} />
      </div>
      <p role="status" className="mt-1 text-ink-soft">
        {canAct ? next : null}{" "}
        {proposal.openPins > 0 ? `${counted(proposal.openPins, "question")} without an answer.` : null}
      </p>
      {proposal.declineReason ? (
        <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">
          {proposal.clientName ?? "Your client"} wrote: “{proposal.declineReason}”
        </p>
      ) : null}
      {parentId ? (
        <p className="mt-1">
          <Link
            to={`/proposals/${parentId}`}
            className="font-semibold text-brand-ink underline underline-offset-4"
          >
            The proposal that this changes
          </Link>
        </p>
      ) : null}
      {proposal.madeBy ? (
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">Made by {proposal.madeBy}</p>
      ) : null}
      <div className="mt-4 space-y-3 empty:hidden">
        {canAct ? null : <Banner tone="notice">{onlyLooks(user.role)}</Banner>}
        {online ? null : (
          <Banner tone="notice">You are offline. What you type stays here until it is saved.</Banner>
        )}
        {failure && !asked ? (
          <Banner tone="error" onDismiss={state.clearFailure}>
            {failure}
          </Banner>
        ) : null}
        {state.isStale ? <Banner tone="notice">{PROPOSAL_MESSAGES.proposalChanged}</Banner> : null}
        {state.putBack ? (
          <Banner
            tone="notice"
            action={
              <Button variant="quiet" onClick={state.putBack}>
                Put My Changes Back
              </Button>
            }
          >
            What you typed is not saved.
          </Banner>
        ) : null}
        {warnings.map((warning) => (
          <Banner key={warning} tone="notice">
            {warning}
          </Banner>
        ))}
      </div>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-10">
          {isEditable ? (
            <OfferForm state={state} projectId={projectId} />
          ) : (
            <section aria-labelledby="offered">
              <h2 id="offered" className="mb-4 text-xl">
                What is offered
              </h2>
              <OfferView offer={offer} pictures={pictures} isDraft={stage === "draft"} />
            </section>
          )}
          <Questions state={state} />
        </div>
        <aside
          aria-label="Steps and history"
          className="min-w-0 space-y-8 max-lg:contents lg:sticky lg:top-20"
        >
          <div className="max-lg:-order-1">
            <Steps state={state} isEditable={isEditable} canAct={canAct} onAsk={(step) => void ask(step)} />
          </div>
          <History proposal={proposal} />
        </aside>
      </div>
      {isPreviewing ? (
        <Dialog
          open
          onOpenChange={setIsPreviewing}
          title="Preview"
          description="This is what your client sees."
          size="lg"
        >
          <OfferView offer={offer} pictures={pictures} isDraft={stage === "draft"} />
        </Dialog>
      ) : null}
      <StepDialogs state={state} asked={asked} onClose={() => setAsked(null)} />
      <ConfirmDialog
        open={leaving.state === "blocked"}
        onOpenChange={(open) => open || leaving.reset?.()}
        title="Leave without saving"
        description="What you changed in this proposal is not saved."
        confirmLabel="Leave"
        onConfirm={() => leaving.proceed?.()}
      />
    </>
  );
}

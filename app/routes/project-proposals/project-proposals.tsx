import { ChevronLeft, FileSignature, Layers3, Lock, Plus } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { Link } from "react-router";
import { NoProject } from "#app/components/no-project.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import { latePart } from "#app/lib/late-part.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import { MESSAGES } from "#contract/messages.ts";
import { proposalNeedsPlan } from "#contract/plan-messages.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { ProposalRow } from "./proposal-row.tsx";
import { useProposalList } from "./use-proposal-list.ts";

const NewProposal = latePart(() => import("./new-proposal.tsx"));
const NewOptions = latePart(() => import("./new-options.tsx"));

/** What is offered to the client of a project, and where it stands. */
export function ProjectProposals({ projectId }: { projectId: number }) {
  const [starting, setStarting] = useState<"designs" | "options" | null>(null);
  const { first, proposals, more } = useProposalList(projectId);
  const loadProject = useCallback(
    async (signal: AbortSignal) =>
      (await call("getProject", { params: { id: projectId } }, { signal })).data.project,
    [projectId],
  );
  const project = useAnswer(loadProject);
  const may = useMay();
  // Until it is known, nobody is sent away: the server refuses who may not.
  const isAllowed = first.data?.canUseProposals ?? true;
  if (project.status === "failed" && project.error instanceof ApiError && project.error.status === 404)
    return <NoProject screen="Proposals" />;

  const fault =
    project.status === "failed"
      ? sentenceOf(project.error, MESSAGES.galleryProjectFailed)
      : first.status === "failed"
        ? sentenceOf(first.error, PROPOSAL_MESSAGES.proposalsFailed)
        : null;
  const isEmpty = proposals?.length === 0;
  const start = may("createProposal") ? (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => setStarting("options")} disabled={!project.data}>
        <Layers3 aria-hidden className="size-5" />
        Make Three Options
      </Button>
      <Button onClick={() => setStarting("designs")} disabled={!project.data}>
        <Plus aria-hidden className="size-5" />
        New Proposal
      </Button>
    </div>
  ) : null;
  return (
    <>
      <Link
        to={`/projects/${projectId}/gallery`}
        className="-ms-2 inline-flex min-h-11 max-w-full items-center gap-1 self-start rounded-md px-2 font-semibold text-ink-soft hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-5" />
        <span className="truncate">{project.data?.Title ?? "Project"}</span>
      </Link>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">Proposals</h1>
        {isAllowed && proposals && !isEmpty ? start : null}
      </div>
      {fault ? (
        <RetryBanner
          className="mt-6"
          onRetry={() => {
            project.reload();
            first.reload();
          }}
        >
          {fault}
        </RetryBanner>
      ) : null}
      {isAllowed || isEmpty ? null : (
        <Banner
          className="mt-6"
          action={
            <Link to="/subscription" className="font-semibold underline underline-offset-4">
              See Plans
            </Link>
          }
        >
          {proposalNeedsPlan()}
        </Banner>
      )}
      <div aria-busy={first.status === "loading"} className="mt-8">
        {!proposals && !fault ? <ListPlace /> : null}
        {isEmpty ? (
          isAllowed ? (
            <EmptyState icon={FileSignature} title="No proposals yet" action={start}>
              A proposal offers your client one to four designs with their prices. The client chooses, asks
              and signs on one page, and you sign too.
            </EmptyState>
          ) : (
            <EmptyState
              icon={Lock}
              title="Subscription Required"
              action={
                <ButtonLink to="/subscription" size="lg">
                  See Plans
                </ButtonLink>
              }
            >
              {proposalNeedsPlan()} Your client chooses among your designs, asks and signs on one page.
            </EmptyState>
          )
        ) : null}
        {proposals && !isEmpty ? (
          <ul className="space-y-3">
            {proposals.map((proposal) => (
              <ProposalRow key={proposal.id} proposal={proposal} />
            ))}
          </ul>
        ) : null}
        {more.failure ? (
          <Banner tone="error" className="mt-4">
            {sentenceOf(more.failure, PROPOSAL_MESSAGES.proposalsFailed)}
          </Banner>
        ) : null}
        {more.has ? (
          <Button
            variant="secondary"
            className="mt-6 w-full sm:w-auto"
            busy={more.busy}
            busyLabel="Loading..."
            onClick={() => void more.show()}
          >
            Show More
          </Button>
        ) : null}
      </div>
      {starting && project.data ? (
        <Suspense fallback={null}>
          {starting === "designs" ? (
            <NewProposal project={project.data} onClose={() => setStarting(null)} />
          ) : (
            <NewOptions project={project.data} onClose={() => setStarting(null)} />
          )}
        </Suspense>
      ) : null}
    </>
  );
}

const ListPlace = () => (
  <div className="space-y-3">
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} className="h-28 w-full" />
    ))}
  </div>
);

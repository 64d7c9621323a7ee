import { FileX } from "lucide-react";
import { useCallback } from "react";
import { useParams } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Route } from "./+types/page";
import { ProposalEditor } from "./proposal-editor.tsx";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "Proposal",
    description: "What is offered to a client, and where it stands.",
    path: `/proposals/${params.id}`,
    noIndex: true,
  });

export default function ProposalPage() {
  const { id = "" } = useParams();
  return (
    <div className="page-width flex flex-1 flex-col py-6 md:py-10">
      <OpenProposal key={id} id={id} />
    </div>
  );
}

/** A word that is no id is a proposal that is not there. */
const MISSING = new Set([400, 404]);

function OpenProposal({ id }: { id: string }) {
  const load = useCallback(
    async (signal: AbortSignal) => (await call("getProposal", { params: { id } }, { signal })).data,
    [id],
  );
  const answer = useAnswer(load);
  if (answer.data) return <ProposalEditor opened={answer.data} />;
  if (answer.status === "failed") {
    const { error } = answer;
    if (error instanceof ApiError && MISSING.has(error.status)) return <NoProposal />;
    return (
      <>
        <h1 className="text-3xl">Proposal</h1>
        <RetryBanner className="mt-6" onRetry={answer.reload}>
          {sentenceOf(error, PROPOSAL_MESSAGES.proposalFailed)}
        </RetryBanner>
      </>
    );
  }
  return (
    <div aria-busy="true">
      <h1 className="sr-only">Proposal</h1>
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}

const NoProposal = () => (
  <>
    <h1 className="mb-8 text-3xl">Proposal</h1>
    <EmptyState
      icon={FileX}
      title={PROPOSAL_MESSAGES.proposalNotFound}
      action={<ButtonLink to="/projects">Back to Projects</ButtonLink>}
    >
      It may have been deleted, or it belongs to another account.
    </EmptyState>
  </>
);

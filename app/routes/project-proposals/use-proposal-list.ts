import { useCallback, useState } from "react";
import { call } from "#app/lib/api.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { ProposalSummary } from "#contract/proposal-view.ts";

type More = { proposals: ProposalSummary[]; nextCursor: string | null; failure: unknown };

/** The proposals of a project, last changed first, a page at a time. */
export function useProposalList(projectId: number) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call("listProposals", { query: { project_id: projectId } }, { signal })).data,
    [projectId],
  );
  const first = useAnswer(load);
  const [more, setMore] = useState<More | null>(null);
  const [busy, setBusy] = useState(false);
  const cursor = more ? more.nextCursor : (first.data?.nextCursor ?? null);

  async function showMore() {
    if (!cursor || busy) return;
    setBusy(true);
    const before = more?.proposals ?? [];
    try {
      const { data } = await call("listProposals", { query: { project_id: projectId, cursor } });
      setMore({ proposals: [...before, ...data.proposals], nextCursor: data.nextCursor, failure: null });
    } catch (failure) {
      setMore({ proposals: before, nextCursor: cursor, failure });
    } finally {
      setBusy(false);
    }
  }

  return {
    first,
    proposals: first.data ? [...first.data.proposals, ...(more?.proposals ?? [])] : null,
    more: { has: cursor !== null, busy, failure: more?.failure ?? null, show: showMore },
  };
}

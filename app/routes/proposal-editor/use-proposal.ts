import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Proposal } from "#contract/proposal-view.ts";
import {
  bodyOf,
  type FormFaults,
  faultsOfForm,
  formOf,
  isSameForm,
  type ProposalForm,
} from "./proposal-form.ts";

/** How often the page asks whether the sealed PDF is there. */
const MAKING_MS = 3_000;

export type ProposalState = ReturnType<typeof useProposal>;

/** One proposal that is open: as the server has it, as it is typed, and one step at a time between the two. */
export function useProposal(opened: Proposal) {
  const [proposal, setProposal] = useState(opened);
  const [form, setForm] = useState(() => formOf(opened.body));
  const [faults, setFaults] = useState<FormFaults>({});
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** What was typed here when somebody else was faster. */
  const [lost, setLost] = useState<ProposalForm | null>(null);
  const [isStale, setIsStale] = useState(false);
  // State alone is too slow for a double click.
  const running = useRef(false);
  const navigate = useNavigate();
  const { id } = proposal;
  const isDirty = !isSameForm(form, formOf(proposal.body));

  /** What the server has now. What is typed stays as long as it stands on the same revision. */
  function take(next: Proposal, { keepForm }: { keepForm: boolean }) {
    setProposal(next);
    if (!keepForm) setForm(formOf(next.body));
  }

  async function run<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    if (running.current) return null;
    running.current = true;
    const focused = document.activeElement;
    setBusy(what);
    setFailure(null);
    setIsStale(false);
    try {
      return await work();
    } catch (error) {
      const newer = newerOf(error);
      if (newer) {
        if (isDirty) setLost(form);
        setIsStale(true);
        take(newer, { keepForm: false });
        setFaults({});
      } else if (error instanceof ApiError && error.code === "subscription_required") {
        toast(error.message, "error");
        await navigate("/subscription");
      } else setFailure(sentenceOf(error, PROPOSAL_MESSAGES.proposalStepFailed));
      return null;
    } finally {
      running.current = false;
      flushSync(() => setBusy(null));
      // Disabled controls lose the focus.
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    }
  }

  /** A step that changes where the proposal stands, and not what is offered. */
  const step = (what: string, work: () => Promise<{ data: Proposal }>) =>
    run(what, async () => {
      const { data } = await work();
      take(data, { keepForm: data.revision === proposal.revision });
      return data;
    });

  /** The proposal as it is saved; null when it is not. */
  async function save(): Promise<Proposal | null> {
    if (!isDirty) return proposal;
    const found = faultsOfForm(form);
    flushSync(() => setFaults(found));
    if (Object.keys(found).length > 0) {
      document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return null;
    }
    return run("save", async () => {
      const body = { ...bodyOf(form), revision: proposal.revision };
      const { data } = await call("putProposal", { params: { id }, body });
      take(data, { keepForm: false });
      setLost(null);
      return data;
    });
  }

  const change = (patch: Partial<ProposalForm>) => {
    setForm((before) => ({ ...before, ...patch }));
    setFaults({});
  };

  const refresh = useCallback(async () => {
    if (running.current) return;
    try {
      const { data } = await call("getProposal", { params: { id } });
      if (!running.current) setProposal((before) => (before.revision === data.revision ? data : before));
    } catch {
      // The next look may go well; what is shown stays.
    }
  }, [id]);

  // The client acts while this page lies in another tab.
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refresh]);
  const isMaking = proposal.record.pdf === "making";
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void refresh(), MAKING_MS);
    return () => clearInterval(timer);
  }, [isMaking, refresh]);
  // Closing the tab would lose what is typed.
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return {
    ...{ proposal, form, faults, busy, failure, isDirty, isStale },
    ...{ change, save, step, run },
    /** After a step that answers more than the proposal. */
    take: (next: Proposal) => take(next, { keepForm: false }),
    clearFailure: () => setFailure(null),
    putBack: lost
      ? () => {
          setForm(lost);
          setLost(null);
          setIsStale(false);
        }
      : null,
  };
}

/** The newer proposal of a refusal, where it brought one. */
function newerOf(error: unknown): Proposal | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !error.data) return null;
  return error.data as Proposal;
}

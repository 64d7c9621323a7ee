import { randomUUID } from "node:crypto";
import { type EditRun, ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import {
  beginCall,
  forgetCall,
  SPENT_LIMITS,
  type SpentLimit,
  settleCall,
} from "#server/features/spending/spending.ts";
import type { DesignDeps } from "./designs.ts";
import { addSpent, appendEvent, type GenerationRow, updateOpen } from "./generations.store.ts";

/** No call may be sent: what is left to spend is less than it may cost. */
export class LimitReached extends ModelRefusal {
  readonly limit: SpentLimit;
  constructor(limit: SpentLimit) {
    super("spending_limit", SPENT_LIMITS[limit].refusal);
    this.limit = limit;
  }
}

/** Writing more often than people can read costs more than it tells. */
const SAME_STAGE_MS = 400;

export type GenerationProgress = Omit<EditRun, "signal"> & {
  /** Resolves when all that was told is written down. */
  written(): Promise<void>;
};

/**
 * Writes down what a running generation tells, in order. `onGone` is called when it turns out that the generation was
 * cancelled or deleted, which is how a missed signal is made good.
 */
export function trackProgress(
  deps: Pick<DesignDeps, "db" | "storage" | "signals" | "now" | "spending">,
  { id, userId, engine, request }: Pick<GenerationRow, "id" | "userId" | "engine" | "request">,
  onGone: () => void,
): GenerationProgress {
  let last = { stage: "", at: 0 };
  let partials = 0;
  let call: string | null = null;
  let chain = Promise.resolve();
  const next = (work: () => Promise<void>) => {
    chain = chain.then(work);
    // The first failure is thrown by `written`; until then it must not count as unhandled.
    chain.catch(() => {});
  };

  return {
    onStage(stage, progress) {
      const now = performance.now();
      if (stage === last.stage && now - last.at < SAME_STAGE_MS) return;
      last = { stage, at: now };
      next(async () => {
        const open = await deps.db.transaction(async (tx) => {
          if (!(await updateOpen(tx, id, { stage, progress }))) return false;
          await appendEvent(tx, id, "progress", { stage, progress });
          return true;
        });
        if (open) await deps.signals.notify(id);
        else onGone();
      });
    },
    onPartial(picture) {
      const index = partials++;
      next(async () => {
        const key = `partials/${randomUUID()}.png`;
        try {
          await deps.storage.put(key, picture);
        } catch {
          // Seen early or not: the design itself, which may have cost money, goes on.
          return;
        }
        const open = await deps.db.transaction(async (tx) => {
          if (!(await updateOpen(tx, id, { status: "running" }))) return false;
          await appendEvent(tx, id, "partial", { key, index });
          return true;
        });
        if (open) await deps.signals.notify(id);
        else await deps.storage.delete(key);
      });
    },
    async onCall(takenMicroUsd) {
      // Either it was cancelled before, and nothing is sent, or the call is counted: a cancellation waits for this row.
      const sent = await deps.db.transaction(async (tx) => {
        if (!(await updateOpen(tx, id, { status: "running" }))) return null;
        const payer = { userId, ownKey: request.ownKey ?? false };
        return beginCall(tx, deps, { ...payer, generationId: id, engine, takenMicroUsd });
      });
      if (!sent) return onGone();
      if (!sent.ok) throw new LimitReached(sent.limit);
      call = sent.id;
    },
    onUnbilled() {
      const refused = call;
      if (refused) next(async () => void (await forgetCall(deps.db, refused)));
    },
    onSpent(spent) {
      const billed = call;
      const { costMicroUsd } = spent;
      next(async () => {
        await addSpent(deps.db, id, spent);
        if (billed && costMicroUsd !== null) await settleCall(deps.db, billed, costMicroUsd);
      });
    },
    written: () => chain,
  };
}

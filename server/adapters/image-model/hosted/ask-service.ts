import { MESSAGES } from "#contract/messages.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { HttpFault } from "./call.ts";
import { costMicroUsd, priceOf } from "./model-facts.ts";
import { PROTOCOLS } from "./protocols.ts";
import type { Answer, Order, Service } from "./service.ts";
import { translateFault } from "./translate-fault.ts";

type Asking = {
  signal: AbortSignal;
  /** How long the whole answer may take. */
  timeoutMs: number;
  onPartial(picture: Uint8Array): void;
  /** Told when the service answered with a refusal, which nobody bills. */
  onUnbilled(): void;
};

/**
 * One order, sent once: another try is the queue's decision, which also tells the person.
 * @throws ModelRefusal, ModelBusy, or the signal's reason.
 */
export async function askService(
  service: Service,
  order: Order,
  asking: Asking,
): Promise<Omit<Answer, "costMicroUsd"> & { costMicroUsd: number | null }> {
  const { row, model } = service;
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(asking.timeoutMs)]);
  try {
    const { onPartial } = asking;
    const answer = await PROTOCOLS[row.protocol](service, order, { signal, onPartial });
    const cost = answer.costMicroUsd ?? costMicroUsd(priceOf(row, model), answer.usage, order.quality);
    return { ...answer, costMicroUsd: cost };
  } catch (error) {
    if (error instanceof HttpFault) asking.onUnbilled();
    asking.signal.throwIfAborted();
    if (signal.aborted) throw new ModelRefusal("timeout", MESSAGES.generationTimedOut, { cause: error });
    throw translateFault(error, row.name);
  }
}

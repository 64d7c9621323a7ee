import type { HostedEngine, HostedRow } from "#contract/engines.ts";
import type { MarkForm } from "#core/prompt/mark-forms.ts";
import type { Workflow } from "#server/adapters/image-model/comfyui/workflow.ts";

/** What somebody set up for one engine. */
export type EngineSettings = {
  /** Undefined = a server of one's own that asks for none. */
  apiKey: string | undefined;
  /** Without a slash at its end. */
  baseUrl: string;
  model: string;
  /** Where the server behind the address marks otherwise than its row says. */
  marks?: MarkForm | undefined;
  /** What ComfyUI runs. */
  workflow?: Workflow | undefined;
};

export type Service = EngineSettings & { engine: HostedEngine; row: HostedRow };

export type Size = { width: number; height: number };

/** One edit, in no provider's words yet. */
export type Order = {
  prompt: string;
  /** PNG of `size`. */
  image: Uint8Array;
  /** PNG of `size` that marks where it may change; null = nothing is marked. */
  mark: { form: MarkForm; content: Uint8Array } | null;
  size: Size;
  quality: string | null;
  /** Same seed, same picture, where a service takes one. */
  seed: number;
  /** How much of what is sent may be painted anew, 0 to 1, where a service takes it. */
  strength: number;
};

export type Answer = {
  picture: Uint8Array;
  usage: Record<string, unknown> | null;
  /** Where the service itself says it; undefined = by its price. */
  costMicroUsd?: number;
};

/**
 * Sends one order in the words of a provider and waits for the finished picture.
 * @throws HttpFault, Unreachable, ModelRefusal, ModelBusy, or the signal's reason.
 */
export type Ask = (
  service: Service,
  order: Order,
  run: { signal: AbortSignal; onPartial(picture: Uint8Array): void },
) => Promise<Answer>;

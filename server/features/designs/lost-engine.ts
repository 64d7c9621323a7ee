import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { DesignRequest } from "#server/db/stored/design-request.ts";

/** Why a chosen model cannot draw any more: what to tell who asked for it by name, and who did not. */
export const LOST_ENGINE = {
  ended: { refusal: ENGINE_MESSAGES.modelEnded, note: ENGINE_MESSAGES.drawnAfterEnd },
  gone: { refusal: MESSAGES.engineUnavailable, note: ENGINE_MESSAGES.drawnWithoutEngine },
} as const satisfies Record<NonNullable<DesignRequest["lostEngine"]>, { refusal: string; note: string }>;

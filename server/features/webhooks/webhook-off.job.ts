import { z } from "zod";
import type { Mailer } from "#server/adapters/mail/mail.ts";
import type { Db } from "#server/db/connect.ts";
import type { Job } from "#server/jobs/job.ts";
import { type LetterDeps, letter } from "#server/letter.ts";
import { findListener } from "./webhooks.store.ts";

export type WebhookOffDeps = LetterDeps & { db: Db; mailer: Mailer };

const Payload = z.object({ webhookId: z.uuid() });

/** Tells the owner that an address is told nothing any more. */
export const webhookOffJob: Job<z.infer<typeof Payload>, WebhookOffDeps> = {
  name: "webhook-off",
  payload: Payload,
  timeoutS: 60,
  attempts: 5,
  concurrency: () => 1,
  run: async (deps, { webhookId }) => {
    const found = await findListener(deps.db, webhookId);
    // Deleted, or switched on again meanwhile.
    if (!found || found.isOn) return;
    await deps.mailer.send(
      letter(deps, {
        to: found.email,
        subject: "A webhook was switched off",
        title: "A webhook was switched off",
        paragraphs: [
          `${found.url} did not take 20 deliveries in a row, each of them tried for most of a day. It is told nothing any more.`,
          "Once it works again, send one of the deliveries again (POST /api/webhooks/{id}/deliveries/{id}/replay). That switches it on.",
        ],
      }),
    );
  },
  giveUp: async () => {},
};

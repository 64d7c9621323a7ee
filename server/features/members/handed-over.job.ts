import { z } from "zod";
import type { Mailer } from "#server/adapters/mail/mail.ts";
import type { Db } from "#server/db/connect.ts";
import type { Job } from "#server/jobs/job.ts";
import { type LetterDeps, letter } from "#server/letter.ts";
import { quoted } from "./invitation-mail.ts";
import { findAccountName, findNameOfCompany } from "./members.store.ts";

export type HandedOverDeps = LetterDeps & { db: Db; mailer: Mailer };

const SIDES = ["from", "to"] as const;
const Payload = z.object({ companyId: z.uuid(), from: z.uuid(), to: z.uuid(), side: z.enum(SIDES) });

/** Tells who owned a company and who owns it now, one mail each: a worker that dies between them sends neither twice. */
export const handedOverJob: Job<z.infer<typeof Payload>, HandedOverDeps> = {
  name: "company-handed-over",
  payload: Payload,
  timeoutS: 60,
  attempts: 5,
  concurrency: () => 1,
  run: async (deps, { companyId, from, to, side }) => {
    const [before, now] = await Promise.all([findAccountName(deps.db, from), findAccountName(deps.db, to)]);
    // An account that is gone is told nothing.
    if (!before || !now) return;
    const company = quoted(await findNameOfCompany(deps.db, companyId));
    const subject = `${company} has another owner`;
    const paragraphs = {
      from: [
        `You handed ${company} over to ${quoted(now.name)}. You go on in it as Designer.`,
        "If this was not you, set a new password and write to us at once.",
      ],
      to: [
        `${quoted(before.name)} handed ${company} over to you. You own it now, with everything in it: its plan and the payments for it, its members, prices and proposals. ${quoted(before.name)} goes on in it as Designer.`,
        "The plan goes on and is charged to the card that it was charged to. You can change the card or end the plan on the subscription page.",
      ],
    } satisfies Record<(typeof SIDES)[number], string[]>;
    const action = {
      before: "Who works in the company:",
      label: "See the company",
      link: `${deps.publicUrl}/company`,
    };
    const { email } = side === "from" ? before : now;
    await deps.mailer.send(
      letter(deps, { to: email, subject, title: subject, paragraphs: paragraphs[side], action }),
    );
  },
  giveUp: async () => {},
};

import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { PasswordDialog } from "#app/components/password-dialog.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call, session } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { forgetWork } from "#app/lib/unsaved-work.ts";
import { deletionRefused } from "#contract/company-messages.ts";
import { CONFIRM_MESSAGES } from "#contract/confirm-messages.ts";
import type { AccountDeletion } from "#contract/endpoints/members.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** "2 projects and 1 design"; what there is none of is not named. */
const workOf = ({ projects, designs }: AccountDeletion): string =>
  [projects > 0 ? counted(projects, "project") : [], designs > 0 ? counted(designs, "design") : []]
    .flat()
    .join(" and ");

const goneWith = (work: string): string =>
  work === ""
    ? "Your account goes for good. Nobody can bring it back."
    : `Your account goes for good with ${work}, their photos, pictures, bills and open proposals. Nobody can bring them back.`;

const consequencesOf = (facts: AccountDeletion): string[] => [
  goneWith(workOf(facts)),
  ...facts.employers.map(
    (company) => `What you made in “${company}” stays with that company, without your name.`,
  ),
  ...(facts.sealed > 0
    ? [
        `${counted(facts.sealed, "proposal")} that you and a client both signed: the signed record is kept for ${KEPT_DAYS.sealedRecords} days after signing.`,
      ]
    : []),
];

/** Says what goes and what stays before it asks for the password. */
export function DeleteAccount() {
  const [facts, setFacts] = useState<AccountDeletion | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function look() {
    setBusy(true);
    setFailure(null);
    try {
      setFacts((await call("accountDeletion")).data);
    } catch (error) {
      setFailure(sentenceOf(error, CONFIRM_MESSAGES.accountNotDeleted));
    } finally {
      setBusy(false);
    }
  }

  async function end(body: { password?: string }) {
    await call("deleteAccount", { body });
    session.signedOut();
    toast("Your account is deleted.");
    await forgetWork();
  }

  const refusals = facts?.refusals ?? [];
  return (
    <section aria-labelledby="delete-account" className="mt-12">
      <h2 id="delete-account" className="text-xl">
        Delete your account
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">You see what goes with it before anything is deleted.</p>
      <FormFailure sentence={failure} />
      {refusals.length > 0 ? (
        <div role="status" className="mb-4">
          <p className="font-semibold">Your account cannot be deleted yet.</p>
          <ul className="mt-1 list-disc space-y-1 ps-5 [overflow-wrap:anywhere]">
            {refusals.map((refusal) => (
              <li key={refusal.why + refusal.company}>{deletionRefused(refusal)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Button variant="secondary" busy={busy} busyLabel="Looking..." onClick={() => void look()}>
        Delete Account
      </Button>
      {facts && refusals.length === 0 ? (
        <PasswordDialog
          onClose={() => setFacts(null)}
          title="Delete your account"
          consequences={consequencesOf(facts)}
          confirmLabel="Delete Account"
          busyLabel="Deleting..."
          confirm={end}
          fallback={CONFIRM_MESSAGES.accountNotDeleted}
        />
      ) : null}
    </section>
  );
}

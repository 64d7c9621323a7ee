import { deletionRefused } from "#contract/company-messages.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import { deleteAccount } from "#server/features/members/delete-account.ts";
import type { AdminAnswer, AdminDeps } from "./admin-deps.ts";

/** As the person can do by themselves under /settings, on request. */
export async function deleteAccountOf(
  deps: AdminDeps,
  { id, email }: { id: string; email: string },
): Promise<AdminAnswer> {
  const done = await deleteAccount(deps, id);
  if ("refusal" in done)
    return { ok: false, words: `${email}: ${deletionRefused(done.refusal)} Nothing was deleted.` };
  const { files, sealed } = done;
  const papers =
    sealed === 1 ? "1 proposal that both sides signed is" : `${sealed} proposals that both sides signed are`;
  return {
    ok: true,
    words: `The account ${email} is deleted, with ${files} files. ${papers} kept for ${KEPT_DAYS.sealedRecords} days after signing.`,
  };
}

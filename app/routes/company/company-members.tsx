import { useCallback, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { PasswordDialog } from "#app/components/password-dialog.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { ConfirmDialog } from "#app/components/ui/dialog.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { actFor } from "#app/lib/act-for.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { formatDate } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { COMPANY_MESSAGES } from "#contract/company-messages.ts";
import type { Member } from "#contract/endpoints/members.ts";
import { GIVEN_ROLES, type GivenRole, ROLES } from "#contract/roles.ts";
import { Invitations } from "./invitations.tsx";

/** Who works in the company. Its owner invites, gives roles and removes; a member can leave. */
export function CompanyMembers() {
  const load = useCallback(
    async (signal: AbortSignal) => (await call("listMembers", {}, { signal })).data,
    [],
  );
  const { data, status, reload, ...answer } = useAnswer(load);
  const [heir, setHeir] = useState<Member | null>(null);
  const [ending, setEnding] = useState<Member | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOwner = data?.members.some(({ isYou, role }) => isYou && role === "owner") ?? false;

  async function change(work: () => Promise<unknown>) {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error, COMPANY_MESSAGES.membersFailed));
    } finally {
      setBusy(false);
      setEnding(null);
    }
  }
  const giveRole = ({ accountId, name }: Member, role: GivenRole) =>
    change(async () => {
      await call("putMemberRole", { params: { accountId }, body: { role } });
      toast(`${name} is ${ROLES[role].name} now`);
      reload();
    });
  const end = ({ accountId, name, isYou }: Member) =>
    change(async () => {
      if (isYou) return actFor(() => call("leaveCompany"));
      await call("removeMember", { params: { accountId } });
      toast(`${name} is removed`);
      reload();
    });

  const fault =
    failure ?? ("error" in answer ? sentenceOf(answer.error, COMPANY_MESSAGES.membersFailed) : null);
  return (
    <section aria-labelledby="members" aria-busy={status === "loading"}>
      <h2 id="members" className="text-xl">
        Members
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        Everybody here works on the same projects. What a member makes belongs to the company.
      </p>
      <FormFailure sentence={fault} />
      {data ? (
        <Card>
          <ul className="divide-y divide-line">
            {data.members.map((member) => (
              <li
                key={member.accountId}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3 sm:px-5"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold [overflow-wrap:anywhere]">
                    {member.name}
                    {member.isYou ? <Badge tone="brand">You</Badge> : null}
                  </p>
                  <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
                    {member.email}
                    {member.since ? `, since ${formatDate(member.since)}` : null}
                  </p>
                </div>
                {isOwner && member.role !== "owner" ? (
                  <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
                    <SelectField
                      label={`Role of ${member.name}`}
                      className="min-w-40 flex-1 [&_label]:sr-only"
                      value={member.role}
                      disabled={busy}
                      onChange={({ target }) => void giveRole(member, target.value as GivenRole)}
                    >
                      {GIVEN_ROLES.map((role) => (
                        <option key={role} value={role}>
                          {ROLES[role].name}
                        </option>
                      ))}
                    </SelectField>
                    <Button variant="secondary" disabled={busy} onClick={() => setHeir(member)}>
                      Make Owner<span className="sr-only">: {member.name}</span>
                    </Button>
                    <Button variant="secondary" disabled={busy} onClick={() => setEnding(member)}>
                      Remove<span className="sr-only"> {member.name}</span>
                    </Button>
                  </div>
                ) : (
                  <div className="flex flex-wrap items-center gap-3">
                    <Badge>{ROLES[member.role].name}</Badge>
                    {member.isYou && !isOwner ? (
                      <Button variant="secondary" disabled={busy} onClick={() => setEnding(member)}>
                        Leave Company
                      </Button>
                    ) : null}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Card>
      ) : status === "loading" ? (
        <Skeleton className="h-20 w-full" />
      ) : null}
      {data && isOwner ? <Invitations members={data.members.length} seats={data.seats} /> : null}
      {heir ? (
        <PasswordDialog
          onClose={() => setHeir(null)}
          title={`Make ${heir.name} the owner`}
          consequences={[
            `${heir.name} owns the company and everything in it at once: projects, prices, proposals and members. You cannot take this back; only they can.`,
            "The plan belongs to the company. It goes on and is charged to the same card until the new owner changes it on the subscription page.",
            "You stay in the company as Designer, and you can leave it. On all your other devices you are signed out.",
            "Both of you are told by mail.",
          ]}
          confirmLabel="Hand Over Company"
          busyLabel="Handing over..."
          confirm={(body) => actFor(() => call("handOver", { params: { accountId: heir.accountId }, body }))}
          fallback={COMPANY_MESSAGES.handOverFailed}
        />
      ) : null}
      {ending ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || busy || setEnding(null)}
          title={ending.isYou ? "Leave this company" : `Remove ${ending.name}`}
          description={
            ending.isYou
              ? "You lose access to its projects at once. What you made stays with the company."
              : "They lose access at once. What they made stays with the company."
          }
          confirmLabel={ending.isYou ? "Leave Company" : "Remove Member"}
          busyLabel={ending.isYou ? "Leaving..." : "Removing..."}
          busy={busy}
          onConfirm={() => void end(ending)}
        />
      ) : null}
    </section>
  );
}

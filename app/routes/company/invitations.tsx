import { useCallback, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { formatDate } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useForm } from "#app/lib/use-form.ts";
import { COMPANY_MESSAGES, noSeat } from "#contract/company-messages.ts";
import { GIVEN_ROLES, type GivenRole, ROLES } from "#contract/roles.ts";
import { EMAIL } from "#contract/rules/account.ts";
import { faultsOf } from "#contract/rules/text-rule.ts";
import { plansWith } from "#core/entitlements/plans.ts";

/** The owner asks others in, and takes it back while it is not answered. */
export function Invitations({ members, seats }: { members: number; seats: number }) {
  const load = useCallback(
    async (signal: AbortSignal) => (await call("listInvitations", {}, { signal })).data.invitations,
    [],
  );
  const { data: invitations, reload, ...answer } = useAnswer(load);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function change(id: string, work: () => Promise<unknown>, done: string) {
    setBusy(id);
    setFailure(null);
    try {
      await work();
      toast(done);
      reload();
    } catch (error) {
      setFailure(sentenceOf(error, COMPANY_MESSAGES.membersFailed));
    } finally {
      setBusy(null);
    }
  }

  const taken = members + (invitations ?? []).filter(({ isExpired }) => !isExpired).length;
  const fault =
    failure ?? ("error" in answer ? sentenceOf(answer.error, COMPANY_MESSAGES.membersFailed) : null);
  return (
    <div className="mt-6">
      <h3 className="text-lg">Invite somebody</h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        {taken} of {seats} {seats === 1 ? "place" : "places"} of your plan {taken === 1 ? "is" : "are"} taken.
        Invitations count until they are answered.
      </p>
      {invitations && taken >= seats ? (
        <NoSeat seats={seats} />
      ) : (
        <InviteForm key={invitations?.length ?? 0} onSent={reload} />
      )}
      <FormFailure sentence={fault} />
      {invitations && invitations.length > 0 ? (
        <Card className="mt-4">
          <ul className="divide-y divide-line" aria-label="Open invitations">
            {invitations.map(({ id, email, role, expiresAt, isExpired }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3 sm:px-5"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
                  <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                    <Badge>{ROLES[role].name}</Badge>
                    {isExpired ? "Expired" : `Open until ${formatDate(expiresAt)}`}
                  </p>
                </div>
                <div className="flex flex-wrap gap-3">
                  <Button
                    variant="secondary"
                    disabled={busy !== null}
                    onClick={() =>
                      void change(
                        id,
                        () => call("resendInvitation", { params: { id } }),
                        COMPANY_MESSAGES.invited,
                      )
                    }
                  >
                    Send Again<span className="sr-only"> to {email}</span>
                  </Button>
                  <Button
                    variant="secondary"
                    disabled={busy !== null}
                    onClick={() =>
                      void change(
                        id,
                        () => call("revokeInvitation", { params: { id } }),
                        "The invitation is taken back",
                      )
                    }
                  >
                    Take Back<span className="sr-only"> the invitation of {email}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

/** Says before a form is filled in what the server would answer, and where there is a way on. */
export function NoSeat({ seats }: { seats: number }) {
  const withMore = plansWith((row) => row.seats > seats);
  return (
    <Banner tone="notice" action={withMore ? <TextLink to="/subscription">See Plans</TextLink> : null}>
      {noSeat(null, seats, withMore || null)}
    </Banner>
  );
}

function InviteForm({ onSent }: { onSent(): void }) {
  const { form, field, values, busy, failure } = useForm({
    initial: { email: "", role: "designer" },
    check: ({ email }) => faultsOf({ email: EMAIL }, { email }),
    async submit({ email, role }) {
      await call("invite", { body: { email, role: role as GivenRole } });
      toast(COMPANY_MESSAGES.invited);
      onSent();
    },
    fallback: COMPANY_MESSAGES.inviteMailFailed,
  });
  const may = ROLES[values.role as GivenRole].may;
  return (
    <form {...form} method="post">
      <FormFailure sentence={failure} />
      <fieldset disabled={busy} className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField
          {...field("email")}
          label="Email of the person"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
        />
        <SelectField {...field("role")} label="Role">
          {GIVEN_ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLES[role].name}
            </option>
          ))}
        </SelectField>
        <p className="text-sm text-ink-soft sm:col-span-2">{may}</p>
        <Button type="submit" busy={busy} busyLabel="Sending..." className="sm:w-fit">
          Send Invitation
        </Button>
      </fieldset>
    </form>
  );
}

import { Link2Off, Users } from "lucide-react";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { AuthPage } from "#app/components/auth/auth-page.tsx";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { actFor } from "#app/lib/act-for.ts";
import { call, session } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { forgetWork } from "#app/lib/unsaved-work.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useSession } from "#app/lib/use-session.ts";
import { keepInvitation } from "#app/lib/waiting-invitation.ts";
import { COMPANY_MESSAGES } from "#contract/company-messages.ts";
import { ROLES } from "#contract/roles.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Invitation",
    description: "An invitation to work in a company.",
    path: "/invitation",
    noIndex: true,
  });

/** What the link of an invitation opens: for whom it is, and the way in for who has an account and who has none. */
export default function InvitationPage() {
  const token = useSearchParams()[0].get("token") ?? "";
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [{ data }] = await Promise.all([
        call("readInvitation", { body: { token } }, { signal }),
        session.known(),
      ]);
      return data;
    },
    [token],
  );
  const { data: invitation, status, ...answer } = useAnswer(load);
  const state = useSession();

  if (status === "failed")
    return (
      <AuthPage
        title="This invitation does not work"
        icon={Link2Off}
        lead={sentenceOf("error" in answer ? answer.error : null, COMPANY_MESSAGES.invitationInvalid)}
      >
        <ButtonLink to="/dashboard" className="w-full">
          Go to your Dashboard
        </ButtonLink>
      </AuthPage>
    );
  if (!invitation || state.status === "loading")
    return (
      <AuthPage title="Invitation" lead="Reading your invitation...">
        <div aria-busy className="space-y-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      </AuthPage>
    );
  const { company, role, email } = invitation;
  return (
    <AuthPage
      title="You are invited"
      icon={Users}
      lead={
        <span className="[overflow-wrap:anywhere]">
          “{company}” invites {email} to work in its company as {ROLES[role].name}. {ROLES[role].may}
        </span>
      }
    >
      {state.status === "unauthenticated" ? (
        <WayIn token={token} email={email} />
      ) : state.user.email.toLowerCase() === email.toLowerCase() ? (
        <Accept token={token} company={company} />
      ) : (
        <WrongAccount signedInAs={state.user.email} />
      )}
    </AuthPage>
  );
}

const WayIn = ({ token, email }: { token: string; email: string }) => (
  <div className="space-y-3">
    <ButtonLink
      to="/signup"
      state={{ email }}
      size="lg"
      className="w-full"
      onClick={() => keepInvitation(token)}
    >
      Create Account
    </ButtonLink>
    <ButtonLink
      to="/login"
      state={{ email }}
      size="lg"
      variant="secondary"
      className="w-full"
      onClick={() => keepInvitation(token)}
    >
      Sign In
    </ButtonLink>
    <p className="text-sm text-ink-soft">Use the address above; then you come back here.</p>
  </div>
);

function Accept({ token, company }: { token: string; company: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function accept() {
    setBusy(true);
    setFailure(null);
    try {
      await actFor(() => call("acceptInvitation", { body: { token } }));
    } catch (error) {
      setFailure(sentenceOf(error, COMPANY_MESSAGES.invitationInvalid));
      setBusy(false);
    }
  }
  return (
    <div className="space-y-3">
      <FormFailure sentence={failure} />
      <Button size="lg" className="w-full" busy={busy} busyLabel="Joining..." onClick={() => void accept()}>
        <span className="truncate">Join {company}</span>
      </Button>
      <ButtonLink to="/dashboard" size="lg" variant="secondary" className="w-full">
        Not Now
      </ButtonLink>
      <p className="text-sm text-ink-soft">
        Your own projects stay yours. You change between them and the company in the account menu.
      </p>
    </div>
  );
}

function WrongAccount({ signedInAs }: { signedInAs: string }) {
  function signOut() {
    call("logout").catch(() => undefined);
    session.signedOut();
    void forgetWork();
  }
  return (
    <div className="space-y-3">
      <FormFailure sentence={COMPANY_MESSAGES.invitationForAnother} />
      <p className="[overflow-wrap:anywhere]">You are signed in as {signedInAs}.</p>
      <Button size="lg" className="w-full" onClick={signOut}>
        Sign Out
      </Button>
    </div>
  );
}

import { CircleCheck, Link2Off } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { AuthPage } from "#app/components/auth/auth-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Route } from "./+types/page";
import { NewPasswordForm } from "./new-password-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Reset Password",
    description: "Set a new password for your account.",
    path: "/reset-password",
    noIndex: true,
  });

type View =
  | { name: "verifying" }
  | { name: "form" }
  | { name: "done"; message: string }
  | { name: "invalid"; message: string };

export default function ResetPassword() {
  const token = useSearchParams()[0].get("token") ?? "";
  const [view, setView] = useState<View>({ name: "verifying" });

  useEffect(() => {
    if (!token) return setView({ name: "invalid", message: MESSAGES.resetLinkMissing });
    let left = false;
    call("verifyResetToken", { body: { token } }).then(
      () => left || setView({ name: "form" }),
      (error) => {
        const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        if (!left) setView({ name: "invalid", message: refused ? error.message : MESSAGES.resetLinkInvalid });
      },
    );
    return () => {
      left = true;
    };
  }, [token]);

  switch (view.name) {
    case "verifying":
      return (
        <AuthPage title="Set a new password" lead="Checking your reset link...">
          <div aria-busy className="space-y-4">
            <Skeleton className="h-[4.375rem]" />
            <Skeleton className="h-[4.375rem]" />
            <Skeleton className="h-12" />
          </div>
        </AuthPage>
      );
    case "form":
      return (
        <AuthPage title="Set a new password" lead="After this you sign in with it on all your devices.">
          <NewPasswordForm token={token} onDone={(message) => setView({ name: "done", message })} />
        </AuthPage>
      );
    case "done":
      return (
        <AuthPage title="Password changed" icon={CircleCheck} lead={view.message}>
          <ButtonLink to="/login" size="lg" className="w-full">
            Continue to Sign In
          </ButtonLink>
        </AuthPage>
      );
    case "invalid":
      return (
        <AuthPage title="This link does not work" icon={Link2Off} lead={view.message}>
          <ButtonLink to="/forgot-password" size="lg" className="w-full">
            Request New Reset Link
          </ButtonLink>
        </AuthPage>
      );
  }
}

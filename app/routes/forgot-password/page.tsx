import { MailCheck } from "lucide-react";
import { useState } from "react";
import { AuthPage } from "#app/components/auth/auth-page.tsx";
import { FormFailure } from "#app/components/form-failure.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useForm } from "#app/lib/use-form.ts";
import { useTypedEmail } from "#app/lib/use-typed-email.ts";
import { MESSAGES } from "#contract/messages.ts";
import { EMAIL } from "#contract/rules/account.ts";
import { faultOf } from "#contract/rules/text-rule.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Forgot Password",
    description: "Request a link to set a new password.",
    path: "/forgot-password",
  });

export default function ForgotPassword() {
  /** What the server answered; null while nothing has been sent. */
  const [sent, setSent] = useState<string | null>(null);
  const typed = useTypedEmail();
  const { form, field, values, busy, failure } = useForm({
    initial: { email: typed },
    check: ({ email }) => ({ email: faultOf(EMAIL, email) }),
    submit: async (body) => setSent((await call("forgotPassword", { body })).message),
    fallback: MESSAGES.forgotFailed,
  });

  if (sent !== null) {
    return (
      <AuthPage title="Check Your Email" icon={MailCheck} lead={sent}>
        <p className="text-ink-soft">
          The link expires in 1 hour. If nothing arrives, look into your spam folder or send another email.
        </p>
        <Button variant="secondary" size="lg" onClick={() => setSent(null)} className="mt-6 w-full">
          Send Another Email
        </Button>
        <p className="mt-8 text-center">
          <TextLink to="/login" state={{ email: values.email.trim() }}>
            Back to sign in
          </TextLink>
        </p>
      </AuthPage>
    );
  }

  return (
    <AuthPage
      title="Forgot your password?"
      lead="Enter the email of your account. We will send you a link to set a new password."
    >
      <form {...form} method="post">
        <FormFailure sentence={failure} />
        <fieldset disabled={busy} className="space-y-6">
          <TextField
            {...field("email")}
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            enterKeyHint="send"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            type="submit"
            size="lg"
            busy={busy}
            busyLabel="Sending..."
            disabled={values.email.trim() === ""}
            className="w-full"
          >
            Send Reset Link
          </Button>
        </fieldset>
      </form>
      <p className="mt-8 text-center">
        <TextLink to="/login" state={{ email: values.email.trim() }}>
          Back to sign in
        </TextLink>
      </p>
    </AuthPage>
  );
}

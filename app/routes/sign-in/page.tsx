import { AuthPage } from "#app/components/auth/auth-page.tsx";
import { GoogleButton } from "#app/components/auth/google-button.tsx";
import { FormFailure } from "#app/components/form-failure.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { PasswordField, TextField } from "#app/components/ui/text-field.tsx";
import { call, session } from "#app/lib/api.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { useForm } from "#app/lib/use-form.ts";
import { useGoogleSignIn } from "#app/lib/use-google-sign-in.ts";
import { useTypedEmail } from "#app/lib/use-typed-email.ts";
import { MESSAGES } from "#contract/messages.ts";
import { LOGIN_RULES } from "#contract/rules/account.ts";
import { faultsOf } from "#contract/rules/text-rule.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign In",
    description: "Sign in to your landscape designs, projects and bills of materials.",
    path: "/login",
  });

export default function SignIn() {
  const typed = useTypedEmail();
  const { form, field, values, busy, failure, fail } = useForm({
    initial: { email: typed, password: "" },
    check: (values) => faultsOf(LOGIN_RULES, values),
    async submit(body) {
      // The layout sees the new session and leads to the dashboard.
      session.signedIn((await call("login", { body })).data);
    },
    fallback: MESSAGES.loginFailed,
  });
  const google = useGoogleSignIn(fail);

  return (
    <AuthPage title="Sign In" lead="Good to see you again.">
      <form {...form} method="post">
        <FormFailure sentence={failure} />
        <fieldset disabled={busy || google.busy} className="space-y-4">
          <TextField
            {...field("email")}
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            enterKeyHint="next"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...field("password")}
            label="Password"
            autoComplete="current-password"
            enterKeyHint="go"
          />
          <p className="text-end text-sm">
            <TextLink to="/forgot-password" state={{ email: values.email.trim() }}>
              Forgot your password?
            </TextLink>
          </p>
          <Button type="submit" size="lg" busy={busy} busyLabel="Signing In..." className="w-full">
            Sign In
          </Button>
          <GoogleButton google={google} words="Sign in with Google" busyWords="Signing In..." />
        </fieldset>
      </form>
      <p className="mt-8 text-center text-ink-soft">
        Don't have an account? <TextLink to="/signup">Sign up here</TextLink>
      </p>
    </AuthPage>
  );
}

import { useSearchParams } from "react-router";
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
import { findCurrency, PRICE_WORDS } from "#contract/plan-currency.ts";
import { confirmationFault, REGISTER_RULES } from "#contract/rules/account.ts";
import { faultsOf } from "#contract/rules/text-rule.ts";
import { findPaidPlan, PLANS, priceOf } from "#core/entitlements/plans.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Create Account",
    description:
      "Create an account, photograph a yard and show your client the finished landscape in minutes.",
    path: "/signup",
  });

export default function SignUp() {
  const [query] = useSearchParams();
  const plan = findPaidPlan(query.get("plan"));
  const price = PRICE_WORDS[findCurrency(query.get("currency")) ?? "usd"];
  const typed = useTypedEmail();
  const { form, field, busy, failure, fail } = useForm({
    initial: { firstName: "", lastName: "", email: typed, phone: "", password: "", confirmPassword: "" },
    check: (values) => ({
      ...faultsOf(REGISTER_RULES, values),
      confirmPassword: confirmationFault(values.password, values.confirmPassword),
    }),
    async submit({ confirmPassword: _, phone, ...rest }) {
      const body = { ...rest, phone: phone.trim() || undefined };
      // The layout sees the new session and leads to the dashboard.
      session.signedIn((await call("register", { body })).data);
    },
    fallback: MESSAGES.registrationFailed,
  });
  const google = useGoogleSignIn(fail);

  return (
    <AuthPage
      title="Create Account"
      lead={
        plan
          ? `You chose ${PLANS[plan].name}, ${priceOf(plan)} ${price}. You decide on it after signing up.`
          : "Photograph a yard, and show your client what it becomes."
      }
    >
      <form {...form} method="post">
        <FormFailure sentence={failure} />
        <fieldset disabled={busy || google.busy} className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...field("firstName")}
              label="First name"
              autoComplete="given-name"
              enterKeyHint="next"
              autoCapitalize="words"
            />
            <TextField
              {...field("lastName")}
              label="Last name"
              autoComplete="family-name"
              enterKeyHint="next"
              autoCapitalize="words"
            />
          </div>
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
          <TextField
            {...field("phone")}
            label="Phone"
            optional
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            enterKeyHint="next"
          />
          <PasswordField
            {...field("password")}
            label="Password"
            hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
            autoComplete="new-password"
            enterKeyHint="next"
          />
          <PasswordField
            {...field("confirmPassword")}
            label="Confirm password"
            autoComplete="new-password"
            enterKeyHint="go"
          />
          <Button type="submit" size="lg" busy={busy} busyLabel="Creating Account..." className="mt-2 w-full">
            Create Account
          </Button>
          <GoogleButton google={google} words="Sign up with Google" busyWords="Creating Account..." />
        </fieldset>
      </form>
      <p className="mt-8 text-center text-ink-soft">
        Already have an account? <TextLink to="/login">Sign in here</TextLink>
      </p>
    </AuthPage>
  );
}

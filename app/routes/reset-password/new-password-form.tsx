import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { PasswordField } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { useForm } from "#app/lib/use-form.ts";
import { MESSAGES } from "#contract/messages.ts";
import { confirmationFault, NEW_PASSWORD } from "#contract/rules/account.ts";
import { faultOf } from "#contract/rules/text-rule.ts";

export function NewPasswordForm({ token, onDone }: { token: string; onDone(message: string): void }) {
  const { form, field, values, busy, failure } = useForm({
    initial: { password: "", confirmPassword: "" },
    check: ({ password, confirmPassword }) => ({
      password: faultOf(NEW_PASSWORD, password),
      confirmPassword: confirmationFault(password, confirmPassword),
    }),
    submit: async ({ password }) =>
      onDone((await call("resetPassword", { body: { token, newPassword: password } })).message),
    fallback: MESSAGES.resetFailed,
  });

  return (
    <form {...form} method="post">
      <FormFailure sentence={failure} />
      <fieldset disabled={busy} className="space-y-4">
        <PasswordField
          {...field("password")}
          label="New password"
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
        <Button
          type="submit"
          size="lg"
          busy={busy}
          busyLabel="Saving..."
          disabled={!values.password || !values.confirmPassword}
          className="mt-2 w-full"
        >
          Reset Password
        </Button>
      </fieldset>
    </form>
  );
}

import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useForm } from "#app/lib/use-form.ts";
import { LOGIN_RULES } from "#contract/rules/account.ts";
import { faultsOf } from "#contract/rules/text-rule.ts";
import { FormFailure } from "./form-failure.tsx";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { PasswordField } from "./ui/text-field.tsx";

type PasswordDialogProps = {
  onClose(): void;
  title: string;
  /** What happens, each a sentence. */
  consequences: string[];
  confirmLabel: string;
  busyLabel: string;
  /** The password is left out where the account has none; the server then asks for a sign-in of a moment ago. */
  confirm(password: { password?: string }): Promise<void>;
  fallback: string;
};

/** For what cannot be taken back by who does it: says what happens, and asks for the password again. */
export function PasswordDialog({
  onClose,
  title,
  consequences,
  confirmLabel,
  busyLabel,
  confirm,
  fallback,
}: PasswordDialogProps) {
  const { email, hasPassword = true } = useSignedInUser();
  const { form, field, busy, failure } = useForm({
    initial: { password: "" },
    check: ({ password }) => (hasPassword ? faultsOf({ password: LOGIN_RULES.password }, { password }) : {}),
    submit: ({ password }) => confirm(hasPassword ? { password } : {}),
    fallback,
  });
  return (
    <Dialog open onOpenChange={(open) => open || busy || onClose()} title={title}>
      <form {...form} method="post" className="space-y-5">
        <ul className="list-disc space-y-2 ps-5 [overflow-wrap:anywhere]">
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <FormFailure sentence={failure} />
        {hasPassword ? (
          <>
            {/* Password managers fill in the account that they see named. */}
            <input type="hidden" autoComplete="username" value={email} readOnly />
            <PasswordField
              {...field("password")}
              label="Your password"
              autoComplete="current-password"
              enterKeyHint="done"
              disabled={busy}
            />
          </>
        ) : null}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button type="button" variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

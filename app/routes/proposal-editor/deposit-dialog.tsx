import { useId } from "react";
import { readAmount } from "#app/components/bom/bom-figures.ts";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { useForm } from "#app/lib/use-form.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { ProposalState } from "./use-proposal.ts";

const METHODS = { cheque: "Check", cash: "Cash", transfer: "Bank transfer", card: "Card" } as const;
type Method = keyof typeof METHODS;
const isMethod = (word: string): word is Method => Object.hasOwn(METHODS, word);

/** Today where the person is, as a day of the wire: "2026-11-22". */
const today = () => new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(new Date());

/** Says that the deposit came, outside of here. */
export function DepositDialog({ state, onClose }: { state: ProposalState; onClose(): void }) {
  const { id, deposit, currency } = state.proposal;
  const formId = useId();
  const { form, field, busy } = useForm({
    initial: { method: "cheque", amount: ((deposit.cents ?? 0) / 100).toFixed(2), on: today() },
    check: ({ method, amount, on }) => ({
      ...(isMethod(method) ? {} : { method: PROPOSAL_MESSAGES.paymentMethodInvalid }),
      ...((readAmount(amount) ?? 0) > 0 ? {} : { amount: PROPOSAL_MESSAGES.amountInvalid }),
      ...(/^\d{4}-\d\d-\d\d$/.test(on) ? {} : { on: PROPOSAL_MESSAGES.dayInvalid }),
    }),
    submit: async ({ method, amount, on }) => {
      if (!isMethod(method)) return;
      const body = { method, cents: Math.round((readAmount(amount) ?? 0) * 100), on };
      if (await state.step("deposit", () => call("markDeposit", { params: { id }, body }))) onClose();
    },
    fallback: PROPOSAL_MESSAGES.proposalStepFailed,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title="Mark the deposit paid"
      description="Your client gets a mail that says so."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Mark as Paid
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <FormFailure sentence={state.failure} />
        <fieldset disabled={busy} className="space-y-4">
          <SelectField {...field("method")} label="Paid by">
            {Object.entries(METHODS).map(([method, words]) => (
              <option key={method} value={method}>
                {words}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field("amount")}
            label={`Amount (${currency})`}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField {...field("on")} label="On" type="date" max={today()} />
        </fieldset>
      </form>
    </Dialog>
  );
}

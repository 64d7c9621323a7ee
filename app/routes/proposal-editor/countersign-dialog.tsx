import { useId } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { formatMoment, formatMoney } from "#app/lib/format.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useForm } from "#app/lib/use-form.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { ProposalState } from "./use-proposal.ts";

/** The company signs what its client has signed. */
export function CountersignDialog({ state, onClose }: { state: ProposalState; onClose(): void }) {
  const { proposal } = state;
  const { id, offer, offerSha256, signed, currency } = proposal;
  const { firstName, lastName } = useSignedInUser();
  const formId = useId();
  const chosen = offer.options.find((option) => option.id === offer.choice.optionId);
  const { form, field, busy } = useForm({
    initial: { name: `${firstName} ${lastName}`.trim() },
    check: ({ name }) => (name.trim().length < 2 ? { name: PROPOSAL_MESSAGES.signerNameRequired } : {}),
    submit: async ({ name }) => {
      const body = {
        offerSha256: offerSha256 ?? "",
        name: name.trim(),
        signature: { kind: "typed" as const, text: name.trim() },
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      };
      if (await state.step("countersign", () => call("countersignProposal", { params: { id }, body })))
        onClose();
    },
    fallback: PROPOSAL_MESSAGES.proposalStepFailed,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title="Sign the proposal"
      description="From then on neither side can change it. Both get the sealed PDF."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Signing...">
            Sign
          </Button>
        </>
      }
    >
      <FormFailure sentence={state.isStale ? PROPOSAL_MESSAGES.proposalChanged : state.failure} />
      <p className="[overflow-wrap:anywhere]">
        {signed ? `${signed.name} signed on ${formatMoment(signed.at)}: ` : null}
        {chosen?.title}, {formatMoney(offer.choice.totalCents, { currency })}.
      </p>
      <form {...form} id={formId} className="mt-4">
        <TextField
          {...field("name")}
          label="Your full name"
          hint="It stands as your signature."
          autoComplete="name"
          disabled={busy}
        />
      </form>
      <p className="mt-4 text-sm text-ink-soft [overflow-wrap:anywhere]">
        SHA-256 of what you sign: {offerSha256}
      </p>
    </Dialog>
  );
}

import { useId, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { copyLink } from "#app/components/share/use-share.ts";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { EMAIL } from "#contract/rules/account.ts";
import { faultOf } from "#contract/rules/text-rule.ts";
import { openUntil } from "./open-until.ts";
import type { ProposalState } from "./use-proposal.ts";

type Sent = { url: string; isMailed: boolean };

/** Mails the client a link, and shows it this once: the server knows no more than its hash. */
export function SendDialog({ state, onClose }: { state: ProposalState; onClose(): void }) {
  const { proposal, busy, failure } = state;
  const { id, link, offer } = proposal;
  const formId = useId();
  const linkId = useId();
  const [email, setEmail] = useState(link?.sentTo ?? offer.client.email ?? "");
  const [fault, setFault] = useState<string | undefined>();
  const [sent, setSent] = useState<Sent | null>(null);
  const isSending = busy === "send";

  async function send() {
    const wrong = email.trim() === "" ? PROPOSAL_MESSAGES.clientEmailRequired : faultOf(EMAIL, email);
    setFault(wrong);
    if (wrong) return;
    const answer = await state.run("send", async () => {
      const body = { revision: proposal.revision, clientEmail: email };
      const { data } = await call("sendProposal", { params: { id }, body });
      state.take(data.proposal);
      return data;
    });
    if (answer) setSent(answer);
  }

  if (sent)
    return (
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        title="The link of your client"
        description="Copy it now if you want to send it yourself: it is shown this once."
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
            <Button onClick={() => void copyLink(sent.url)}>Copy Link</Button>
          </>
        }
      >
        <Banner tone={sent.isMailed ? "info" : "notice"} className="mb-5">
          {sent.isMailed ? PROPOSAL_MESSAGES.proposalSent : PROPOSAL_MESSAGES.proposalUnmailed}
        </Banner>
        <label className="block font-semibold" htmlFor={linkId}>
          Link
        </label>
        <input
          id={linkId}
          readOnly
          value={sent.url}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-1.5 min-h-12 w-full rounded-md border border-line-strong bg-surface px-3"
        />
        {link ? (
          <p className="mt-2 text-sm text-ink-soft">
            It works until {openUntil(proposal)}. You can take it back at any time before your client signs.
          </p>
        ) : null}
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isSending || onClose()}
      title={link ? "Send again" : "Send to your client"}
      description={
        link
          ? "Your client gets a new link by mail. The link before it stops working."
          : "Your client gets a link by mail and needs no account."
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSending} busyLabel="Sending...">
            Send
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormFailure sentence={state.isStale ? PROPOSAL_MESSAGES.proposalChanged : failure} />
        {failure === PROPOSAL_MESSAGES.companyRequired ? (
          <ButtonLink to="/company" variant="secondary" className="mb-5 w-full">
            Fill In Your Company
          </ButtonLink>
        ) : null}
        <TextField
          label="Your client's email"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={fault}
          disabled={isSending}
          hint="The code to sign with goes to this address, too."
          onChange={({ target }) => {
            setEmail(target.value);
            setFault(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

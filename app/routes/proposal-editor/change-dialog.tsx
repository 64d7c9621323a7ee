import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { FormFailure } from "#app/components/form-failure.tsx";
import { CountedDialog } from "#app/components/proposals/counted-dialog.tsx";
import { needBill } from "#app/components/proposals/need-bill.ts";
import { PictureChoice } from "#app/components/proposals/picture-choice.tsx";
import { useProjectImages } from "#app/components/proposals/use-project-images.ts";
import { TextArea, TextField } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useForm } from "#app/lib/use-form.ts";
import { PROPOSAL_REASON_MAX, PROPOSAL_TITLE_MAX, WORK_DAYS_MAX } from "#contract/limits.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import type { Proposal } from "#contract/proposal-view.ts";

/** Starts a change of what both have signed: another design of the project, why, and how many days more or less. */
export default function ChangeDialog({ proposal, onClose }: { proposal: Proposal; onClose(): void }) {
  const { id, projectId } = proposal;
  const formId = useId();
  const user = useSignedInUser();
  const navigate = useNavigate();
  const images = useProjectImages(projectId ?? 0);
  const [chosen, setChosen] = useState<number | null>(null);
  // One id for all tries: a second one after a lost answer finds the first.
  const changeId = useRef(crypto.randomUUID());
  const image = images.data?.find((one) => one.id === chosen);
  const { form, field, values, busy, failure } = useForm({
    initial: {
      title: `Change: ${proposal.title}`.slice(0, PROPOSAL_TITLE_MAX).toWellFormed(),
      reason: "",
      days: "0",
    },
    check: ({ title, reason, days }) => ({
      ...(title.trim() ? {} : { title: PROPOSAL_MESSAGES.proposalTitleInvalid }),
      ...(reason.trim() ? {} : { reason: PROPOSAL_MESSAGES.changeReasonRequired }),
      ...(isDays(days) ? {} : { days: PROPOSAL_MESSAGES.changeDaysInvalid }),
    }),
    submit: async ({ title, reason, days }) => {
      if (!image) return;
      await needBill(user.id, image);
      const option = { id: "change", title: title.trim(), savedImageId: image.id };
      const { data } = await call("createChangeOrder", {
        params: { id },
        body: { id: changeId.current, option, reason: reason.trim(), days: Number(days) },
      });
      onClose();
      await navigate(`/proposals/${data.id}`);
    },
    fallback: PROPOSAL_MESSAGES.proposalStartFailed,
  });
  return (
    <CountedDialog
      title="Change order"
      description="What both signed stays as it is. The change goes to your client with the difference outlined, and both sign it."
      action="Start Change Order"
      go={{ formId }}
      isReady={image !== undefined}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} id={formId} className="space-y-5">
        <FormFailure sentence={failure} />
        <TextField {...field("title")} label="Title" disabled={busy} autoComplete="off" />
        <TextArea
          {...field("reason")}
          label="What changes and why"
          disabled={busy}
          counter={{ length: values.reason.trim().length, max: PROPOSAL_REASON_MAX }}
        />
        <TextField
          {...field("days")}
          label="Extra working days"
          hint="With a minus: fewer days."
          disabled={busy}
          autoComplete="off"
          className="sm:max-w-56"
        />
        <PictureChoice
          legend="The design from now on"
          projectId={projectId ?? 0}
          images={images}
          chosen={chosen === null ? [] : [chosen]}
          max={1}
          disabled={busy}
          onChoose={([next]) => setChosen(next ?? null)}
        />
      </form>
    </CountedDialog>
  );
}

const isDays = (text: string): boolean =>
  /^[+-]?\d{1,4}$/.test(text.trim()) && Math.abs(Number(text)) <= WORK_DAYS_MAX;

import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { FormFailure } from "#app/components/form-failure.tsx";
import { CountedDialog } from "#app/components/proposals/counted-dialog.tsx";
import { needBill } from "#app/components/proposals/need-bill.ts";
import { firstOptionTitles } from "#app/components/proposals/option-titles.ts";
import { PictureChoice } from "#app/components/proposals/picture-choice.tsx";
import { useProjectImages } from "#app/components/proposals/use-project-images.ts";
import { TextField } from "#app/components/ui/text-field.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { useForm } from "#app/lib/use-form.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { PROPOSAL_OPTIONS_MAX, PROPOSAL_TITLE_MAX } from "#contract/limits.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";

/** Starts a draft: a title, and the designs that become its options. Bills that are missing are made first. */
export default function NewProposal({ project, onClose }: { project: Project; onClose(): void }) {
  const formId = useId();
  const user = useSignedInUser();
  const navigate = useNavigate();
  const images = useProjectImages(project.Id);
  const [chosen, setChosen] = useState<number[]>([]);
  // One id for all tries: a second one after a lost answer finds the first.
  const proposalId = useRef(crypto.randomUUID());
  const { form, field, busy, failure } = useForm({
    initial: { title: project.Title.slice(0, PROPOSAL_TITLE_MAX).toWellFormed() },
    check: ({ title }) => {
      const { length } = title.trim();
      return length < 1 || length > PROPOSAL_TITLE_MAX
        ? { title: PROPOSAL_MESSAGES.proposalTitleInvalid }
        : {};
    },
    submit: async ({ title }) => {
      const options = chosen.flatMap((id) => images.data?.find((image) => image.id === id) ?? []);
      if (options.length === 0) return;
      try {
        for (const image of options) await needBill(user.id, image);
        const titles = firstOptionTitles(options.length);
        const { data } = await call("createProposal", {
          body: {
            id: proposalId.current,
            projectId: project.Id,
            title,
            options: options.map((image, nth) => ({
              id: `option-${nth + 1}`,
              title: titles[nth] ?? "",
              savedImageId: image.id,
            })),
          },
        });
        await navigate(`/proposals/${data.id}`);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "subscription_required")) throw error;
        toast(error.message, "error");
        await navigate("/subscription");
      }
    },
    fallback: PROPOSAL_MESSAGES.proposalStartFailed,
  });
  return (
    <CountedDialog
      title="New proposal"
      description="Choose one to four designs. Each becomes an option, in the order in which you choose."
      action="Create Proposal"
      go={{ formId }}
      isReady={chosen.length > 0}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} id={formId} className="space-y-5">
        <FormFailure sentence={failure} />
        <TextField {...field("title")} label="Title" disabled={busy} autoComplete="off" />
        <PictureChoice
          legend={`Designs (${chosen.length} of ${PROPOSAL_OPTIONS_MAX})`}
          projectId={project.Id}
          images={images}
          chosen={chosen}
          max={PROPOSAL_OPTIONS_MAX}
          disabled={busy}
          onChoose={setChosen}
        />
      </form>
    </CountedDialog>
  );
}

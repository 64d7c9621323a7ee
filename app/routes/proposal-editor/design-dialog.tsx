import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { CountedDialog } from "#app/components/proposals/counted-dialog.tsx";
import { needBill } from "#app/components/proposals/need-bill.ts";
import { PictureChoice } from "#app/components/proposals/picture-choice.tsx";
import type { ProjectImages } from "#app/components/proposals/use-project-images.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { useSignedInUser } from "#app/lib/signed-in-user.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";

type DesignDialogProps = {
  projectId: number;
  images: ProjectImages;
  chosenId: number | null;
  onChoose(savedImageId: number): void;
  onClose(): void;
};

/** The design of one option; its bill is made where it has none. */
export default function DesignDialog({ projectId, images, chosenId, onChoose, onClose }: DesignDialogProps) {
  const user = useSignedInUser();
  const [chosen, setChosen] = useState(chosenId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const image = images.data?.find(({ id }) => id === chosen);

  async function use() {
    if (!image || busy) return;
    if (image.id === chosenId) return onClose();
    setBusy(true);
    setFailure(null);
    try {
      await needBill(user.id, image);
      onChoose(image.id);
    } catch (error) {
      setFailure(sentenceOf(error, PROPOSAL_MESSAGES.billFailed));
      setBusy(false);
    }
  }

  return (
    <CountedDialog
      title="Choose a design"
      action="Use This Design"
      go={{ onGo: () => void use() }}
      isReady={image !== undefined}
      busy={busy}
      onClose={onClose}
    >
      <FormFailure sentence={failure} />
      <PictureChoice
        legend="Designs"
        projectId={projectId}
        images={images}
        chosen={chosen === null ? [] : [chosen]}
        max={1}
        disabled={busy}
        onChoose={([id]) => setChosen(id ?? null)}
      />
    </CountedDialog>
  );
}

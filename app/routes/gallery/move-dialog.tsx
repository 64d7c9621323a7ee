import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { ProjectChoice } from "#app/components/project-choice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { DesignSummary } from "#contract/endpoints/designs.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";

type MoveDialogProps = { design: DesignSummary; onClose(): void; onMoved(): void };

export default function MoveDialog({ design, onClose, onMoved }: MoveDialogProps) {
  const [chosen, setChosen] = useState<Project | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function move({ Id, Title }: Project) {
    setBusy(true);
    setFailure(null);
    try {
      await call("moveDesign", { params: { id: design.id }, body: { projectId: Id } });
      toast(`Moved to ${Title}`);
      onMoved();
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.unexpected));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title="Move to another project"
      description={`"${design.name}" moves with its pictures and their bills.`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!chosen}
            busy={busy}
            busyLabel="Moving..."
            onClick={() => chosen && void move(chosen)}
          >
            Move
          </Button>
        </>
      }
    >
      <FormFailure sentence={failure} />
      <ProjectChoice
        label="Find the project"
        exceptId={design.projectId}
        disabled={busy}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Dialog>
  );
}

import { useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { ProjectChoice } from "#app/components/project-choice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";

type MergeDialogProps = { project: Project; onClose(): void; onMerged(): void };

/** Takes another project into this one. */
export default function MergeDialog({ project, onClose, onMerged }: MergeDialogProps) {
  const [chosen, setChosen] = useState<Project | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function merge(from: Project) {
    setBusy(true);
    setFailure(null);
    try {
      await call("mergeProject", { params: { id: project.Id }, body: { from: from.Id } });
      toast("Projects merged");
      onMerged();
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.unexpected));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={`Merge into "${project.Title}"`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!chosen}
            busy={busy}
            busyLabel="Merging..."
            onClick={() => chosen && void merge(chosen)}
          >
            Merge
          </Button>
        </>
      }
    >
      <FormFailure sentence={failure} />
      <p className="mb-4 text-ink-soft">
        Photos, designs, bills and proposals of the project you choose come into this one, and that project is
        gone. What both say differently stands in the notes.
      </p>
      <ProjectChoice
        label="Find the other project"
        exceptId={project.Id}
        disabled={busy}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Dialog>
  );
}

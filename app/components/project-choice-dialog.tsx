import { type ReactNode, useState } from "react";
import { FormFailure } from "#app/components/form-failure.tsx";
import { ProjectChoice } from "#app/components/project-choice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";

type ProjectChoiceDialogProps = {
  title: string;
  description?: string;
  /** What stands above the choice. */
  children?: ReactNode;
  label: string;
  /** The one that is no choice. */
  exceptId: number | null;
  verb: string;
  busyLabel: string;
  /** Does it and closes; throws with the reason when it cannot. */
  onChosen(project: Project): Promise<void>;
  onClose(): void;
};

/** Asks for another of the person's projects and does one thing with it. */
export function ProjectChoiceDialog(props: ProjectChoiceDialogProps) {
  const { title, description, children, label, exceptId, verb, busyLabel, onChosen, onClose } = props;
  const [chosen, setChosen] = useState<Project | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function go(project: Project) {
    setBusy(true);
    setFailure(null);
    try {
      await onChosen(project);
    } catch (error) {
      setFailure(sentenceOf(error, MESSAGES.unexpected));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!chosen}
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => chosen && void go(chosen)}
          >
            {verb}
          </Button>
        </>
      }
    >
      <FormFailure sentence={failure} />
      {children}
      <ProjectChoice label={label} exceptId={exceptId} disabled={busy} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}

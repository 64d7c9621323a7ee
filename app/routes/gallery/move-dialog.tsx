import { ProjectChoiceDialog } from "#app/components/project-choice-dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import type { DesignSummary } from "#contract/endpoints/designs.ts";

type MoveDialogProps = { design: DesignSummary; onClose(): void; onMoved(): void };

/** The dialog shows three lines, and what moves along stands at their end. */
const NAME_MAX = 40;
const shortened = (name: string) =>
  name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX).trimEnd().toWellFormed()}…`;

export default function MoveDialog({ design, onClose, onMoved }: MoveDialogProps) {
  return (
    <ProjectChoiceDialog
      title="Move to another project"
      description={`"${shortened(design.name)}" moves with its pictures and their bills.`}
      label="Find the project"
      exceptId={design.projectId}
      verb="Move"
      busyLabel="Moving..."
      onClose={onClose}
      onChosen={async ({ Id, Title }) => {
        await call("moveDesign", { params: { id: design.id }, body: { projectId: Id } });
        toast(`Moved to ${Title}`);
        onMoved();
      }}
    />
  );
}

import { ProjectChoiceDialog } from "#app/components/project-choice-dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import type { Project } from "#contract/endpoints/projects.ts";

type MergeDialogProps = { project: Project; onClose(): void; onMerged(): void };

/** Takes another project into this one. */
export default function MergeDialog({ project, onClose, onMerged }: MergeDialogProps) {
  return (
    <ProjectChoiceDialog
      title={`Merge into "${project.Title}"`}
      label="Find the other project"
      exceptId={project.Id}
      verb="Merge"
      busyLabel="Merging..."
      onClose={onClose}
      onChosen={async (from) => {
        await call("mergeProject", { params: { id: project.Id }, body: { from: from.Id } });
        toast("Projects merged");
        onMerged();
      }}
    >
      <p className="mb-4 text-ink-soft">
        Photos, designs, bills and proposals of the project you choose come into this one, and that project is
        gone. Where they differ, the notes keep what it said.
      </p>
    </ProjectChoiceDialog>
  );
}

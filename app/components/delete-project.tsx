import { useState } from "react";
import { ConfirmDialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";

type DeleteProjectProps = { project: Project; onClose(): void; onDeleted(): void };

export default function DeleteProject({ project, onClose, onDeleted }: DeleteProjectProps) {
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await call("deleteProject", { params: { id: project.Id } });
      toast("Project deleted");
      onDeleted();
    } catch (error) {
      toast(sentenceOf(error, MESSAGES.projectDeleteFailed), "error");
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={`Delete "${project.Title}"`}
      description={MESSAGES.projectDeleteQuestion}
      confirmLabel="Delete Project"
      busyLabel="Deleting..."
      busy={busy}
      onConfirm={remove}
    />
  );
}

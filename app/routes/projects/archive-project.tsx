import { useState } from "react";
import { ConfirmDialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import { MESSAGES } from "#contract/messages.ts";

type ArchiveProjectProps = { project: Project; onClose(): void; onArchived(): void };

export default function ArchiveProject({ project, onClose, onArchived }: ArchiveProjectProps) {
  const [busy, setBusy] = useState(false);

  async function archive() {
    setBusy(true);
    try {
      await call("archiveProject", { params: { id: project.Id } });
      toast("Project archived");
      onArchived();
    } catch (error) {
      toast(sentenceOf(error, MESSAGES.unexpected), "error");
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title={`Archive "${project.Title}"`}
      description={`The project leaves your lists with all its photos, designs and bills. You can restore it for ${KEPT_DAYS.archivedProjects} days; after that it is deleted. Links that your clients have go on working until then.`}
      confirmLabel="Archive Project"
      busyLabel="Archiving..."
      busy={busy}
      onConfirm={archive}
    />
  );
}

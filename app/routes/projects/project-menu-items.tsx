import { Archive, FileSignature, Merge, Pencil, Sparkles, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuItem, MenuSeparator } from "#app/components/ui/menu.tsx";
import { useMay } from "#app/lib/use-may.ts";
import type { ProjectDialogName } from "./project-dialog-name.ts";

type ProjectMenuItemsProps = {
  projectId: number;
  trigger: ReactElement;
  onOpen(dialog: ProjectDialogName): void;
};

/** The menu of a project, opened. */
export default function ProjectMenuItems({ projectId, trigger, onOpen }: ProjectMenuItemsProps) {
  const may = useMay();
  return (
    <Menu trigger={trigger} defaultOpen>
      {may("createDesign") ? (
        <MenuItem icon={Sparkles} to={`/designer?project=${projectId}`}>
          New design
        </MenuItem>
      ) : null}
      <MenuItem icon={FileSignature} to={`/projects/${projectId}/proposals`}>
        Proposals
      </MenuItem>
      {may("updateProject") ? (
        <>
          <MenuItem icon={Pencil} onSelect={() => onOpen("edit")}>
            Edit
          </MenuItem>
          <MenuItem icon={Merge} onSelect={() => onOpen("merge")}>
            Merge
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Archive} onSelect={() => onOpen("archive")}>
            Archive
          </MenuItem>
        </>
      ) : null}
      {may("deleteProject") ? (
        <MenuItem icon={Trash2} danger onSelect={() => onOpen("delete")}>
          Delete
        </MenuItem>
      ) : null}
    </Menu>
  );
}

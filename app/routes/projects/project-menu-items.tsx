import { FileSignature, Pencil, Sparkles, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuItem, MenuSeparator } from "#app/components/ui/menu.tsx";

type ProjectMenuItemsProps = { projectId: number; trigger: ReactElement; onEdit(): void; onDelete(): void };

/** The menu of a project, opened. */
export default function ProjectMenuItems({ projectId, trigger, onEdit, onDelete }: ProjectMenuItemsProps) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={Sparkles} to={`/designer?project=${projectId}`}>
        New design
      </MenuItem>
      <MenuItem icon={FileSignature} to={`/projects/${projectId}/proposals`}>
        Proposals
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}

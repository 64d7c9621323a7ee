import { EllipsisVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { lazyMenu } from "#app/components/ui/lazy-menu.tsx";
import type { Project } from "#contract/endpoints/projects.ts";
import type { ProjectDialogName } from "./project-dialog-name.ts";

const ActionsMenu = lazyMenu(() => import("./project-menu-items.tsx"));

type ProjectMenuProps = { project: Project; onOpen(dialog: ProjectDialogName): void };

/** What can be done with a project of the list. */
export const ProjectMenu = ({ project, onOpen }: ProjectMenuProps) => (
  <ActionsMenu projectId={project.Id} trigger={<Trigger project={project} />} onOpen={onOpen} />
);

const Trigger = ({ project, ...button }: { project: Project } & ComponentProps<"button">) => (
  <button
    type="button"
    {...button}
    aria-label={`Actions for ${project.Title}`}
    className="-me-2 flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <EllipsisVertical aria-hidden className="size-5" />
  </button>
);

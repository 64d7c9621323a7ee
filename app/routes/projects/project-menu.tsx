import { EllipsisVertical } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import type { Project } from "#contract/endpoints/projects.ts";

// As the account menu: its script comes when a hand reaches for it.
const loadItems = () => import("./project-menu-items.tsx");
const ProjectMenuItems = lazy(loadItems);

type ProjectMenuProps = { project: Project; onEdit(): void; onDelete(): void };

/** What can be done with a project of the list. */
export function ProjectMenu({ project, onEdit, onDelete }: ProjectMenuProps) {
  const [wanted, setWanted] = useState(false);
  const reach = () => void loadItems();
  const closed = (
    <Trigger
      project={project}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <ProjectMenuItems
        projectId={project.Id}
        trigger={<Trigger project={project} />}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </Suspense>
  );
}

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

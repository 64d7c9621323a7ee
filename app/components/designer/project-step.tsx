import { ChevronDown, Plus, RefreshCw } from "lucide-react";
import { Suspense, useState } from "react";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { controlClass } from "#app/components/ui/field.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { latePart } from "#app/lib/late-part.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { Step } from "./step.tsx";

// Dialogs come when somebody first asks for one.
const NewProjectDialog = latePart(() => import("./new-project-dialog.tsx"));

export type ProjectList = {
  status: "loading" | "ready" | "failed";
  projects: Project[];
  /** Why loading failed. */
  message?: string;
};

export function ProjectStep({
  list,
  projectId,
  locked,
  onChoose,
  onRefresh,
  onCreate,
}: {
  list: ProjectList;
  projectId: number | null;
  /** While a picture is being made, its project stays. */
  locked: boolean;
  onChoose(projectId: number): void;
  /** Left out where the list cannot change behind the page's back. */
  onRefresh?(): void;
  onCreate(title: string, description: string): Promise<Project>;
}) {
  const [creating, setCreating] = useState(false);
  const { status, projects, message } = list;
  const isFirstLoad = status === "loading" && projects.length === 0;
  return (
    <Step
      number={1}
      title="Project"
      done={projectId !== null}
      aside={
        onRefresh ? (
          <IconButton
            icon={RefreshCw}
            label="Refresh projects"
            size={48}
            disabled={status === "loading"}
            onClick={onRefresh}
          />
        ) : null
      }
    >
      {message ? (
        <Banner tone="error" className="mb-3">
          {message}
        </Banner>
      ) : null}
      <div className="flex items-end gap-2" aria-busy={isFirstLoad}>
        {isFirstLoad ? (
          <Skeleton className="h-12 flex-1" />
        ) : projects.length > 0 ? (
          <ProjectSelect {...{ projects, projectId, locked, onChoose }} />
        ) : (
          <p className="flex-1 self-center text-ink-soft">Name the job to keep its pictures together.</p>
        )}
        <Button
          variant={projects.length === 0 && !isFirstLoad ? "primary" : "secondary"}
          className="min-h-12"
          disabled={locked}
          onClick={() => setCreating(true)}
        >
          <Plus aria-hidden className="size-5" />
          New<span className="sr-only"> project</span>
        </Button>
      </div>
      {creating ? (
        <Suspense fallback={null}>
          <NewProjectDialog
            open
            onOpenChange={setCreating}
            onCreate={async (title, description) => {
              onChoose((await onCreate(title, description)).Id);
              setCreating(false);
            }}
          />
        </Suspense>
      ) : null}
    </Step>
  );
}

/** Its name is the step's title, so it shows none of its own. */
function ProjectSelect({
  projects,
  projectId,
  locked,
  onChoose,
}: {
  projects: Project[];
  projectId: number | null;
  locked: boolean;
  onChoose(projectId: number): void;
}) {
  return (
    <div className="relative min-w-0 flex-1">
      <select
        aria-label="Project"
        value={projectId ?? ""}
        disabled={locked}
        onChange={(event) => onChoose(Number(event.target.value))}
        className={`${controlClass(false)} h-12 appearance-none truncate pe-10`}
      >
        {projectId === null ? <option value="">Choose a project</option> : null}
        {projects.map((project) => (
          <option key={project.Id} value={project.Id}>
            {project.Title}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}

import { FolderPlus, Plus, SearchX } from "lucide-react";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { TextLink } from "#app/components/text-link.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { call } from "#app/lib/api.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { projectPlans } from "#contract/plan-messages.ts";
import { ProjectCard, ProjectCardSkeleton } from "./project-card.tsx";
import { ProjectFilter } from "./project-filter.tsx";
import { ProjectStats } from "./project-stats.tsx";
import { useProjectList } from "./use-project-list.ts";

const ProjectDialog = lazy(() =>
  import("./project-dialog.tsx").then((module) => ({ default: module.ProjectDialog })),
);
const DeleteProject = lazy(() =>
  import("./delete-project.tsx").then((module) => ({ default: module.DeleteProject })),
);

type Open = { dialog: "new" } | { dialog: "edit" | "delete"; project: Project } | null;

const loadStats = async (signal: AbortSignal) => (await call("projectStats", {}, { signal })).data;

/** `gate` = what stands in place of starting a project where the plan has no more of them; null = the plan has. */
export function ProjectsBoard({ gate }: { gate: ReactNode | null }) {
  const { list, search, setSearch, sorting, setSorting, showMore } = useProjectList();
  const { reload: reloadStats, ...stats } = useAnswer(loadStats);
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  const { reload: reloadList } = list;
  const changed = useCallback(() => {
    setOpen(null);
    reloadList();
    reloadStats();
  }, [reloadList, reloadStats]);

  const projects = list.data?.projects ?? [];
  const total = list.data?.total ?? 0;
  const isFirstLoad = list.status === "loading" && !list.data;
  const newProject = (
    <Button onClick={() => setOpen({ dialog: "new" })}>
      <Plus aria-hidden className="size-5" />
      New Project
    </Button>
  );

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Projects</h1>
        {gate ? null : newProject}
      </div>
      {gate && projects.length > 0 ? (
        <Banner className="mt-6" action={<TextLink to="/subscription">See Plans</TextLink>}>
          These projects are yours on every plan. Starting more of them here comes with {projectPlans()}.
        </Banner>
      ) : null}
      <ProjectStats stats={stats.data} loading={stats.status === "loading" && !stats.data} />
      <ProjectFilter {...{ search, setSearch, sorting, setSorting }} />

      {list.status === "failed" ? (
        <Banner
          tone="error"
          className="mt-6"
          action={
            <Button variant="quiet" onClick={list.reload}>
              Try Again
            </Button>
          }
        >
          {(list.error as Error).message}
        </Banner>
      ) : null}

      <div aria-busy={list.status === "loading"} className="mt-6">
        {isFirstLoad ? (
          <div className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            <ProjectCardSkeleton />
            <ProjectCardSkeleton />
            <ProjectCardSkeleton />
          </div>
        ) : null}
        {projects.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {projects.map((project) => (
              <ProjectCard
                key={project.Id}
                project={project}
                onEdit={() => setOpen({ dialog: "edit", project })}
                onDelete={() => setOpen({ dialog: "delete", project })}
              />
            ))}
          </ul>
        ) : null}
        {list.status === "ready" && projects.length === 0 ? (
          search ? (
            <EmptyState
              icon={SearchX}
              title="No project matches"
              action={
                <Button variant="secondary" onClick={() => setSearch("")}>
                  Show All Projects
                </Button>
              }
            >
              Nothing in titles, descriptions, tags, clients or addresses comes near "{search}".
            </EmptyState>
          ) : (
            (gate ?? (
              <EmptyState icon={FolderPlus} title="Start your first project" action={newProject}>
                A project keeps the photos, designs and material lists of one property together.
              </EmptyState>
            ))
          )
        ) : null}
        {projects.length < total ? (
          <div className="mt-8 flex justify-center">
            <Button
              variant="secondary"
              busy={list.status === "loading"}
              busyLabel="Loading..."
              onClick={showMore}
            >
              Show More
            </Button>
          </div>
        ) : null}
      </div>

      <Suspense>
        {open?.dialog === "new" ? <ProjectDialog onClose={close} onSaved={changed} /> : null}
        {open?.dialog === "edit" ? (
          <ProjectDialog project={open.project} onClose={close} onSaved={changed} />
        ) : null}
        {open?.dialog === "delete" ? (
          <DeleteProject project={open.project} onClose={close} onDeleted={changed} />
        ) : null}
      </Suspense>
    </>
  );
}

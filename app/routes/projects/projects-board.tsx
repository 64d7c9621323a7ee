import { Columns3, FolderPlus, List, Plus, SearchX } from "lucide-react";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { TextLink } from "#app/components/text-link.tsx";
import { Banner } from "#app/components/ui/banner.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { call } from "#app/lib/api.ts";
import { latePart } from "#app/lib/late-part.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { projectPlans } from "#contract/plan-messages.ts";
import { PROJECT_STATUSES, projectStatusKeys } from "#core/projects/project-status.ts";
import { ListMenu } from "./list-menu.tsx";
import { ProjectCard, ProjectCardSkeleton } from "./project-card.tsx";
import type { ProjectDialogName } from "./project-dialog-name.ts";
import { ProjectFilter } from "./project-filter.tsx";
import { ProjectStats } from "./project-stats.tsx";
import { useProjectList } from "./use-project-list.ts";

const ProjectDialog = latePart(() =>
  import("./project-dialog.tsx").then((module) => ({ default: module.ProjectDialog })),
);
const DeleteProject = latePart(() => import("#app/components/delete-project.tsx"));

const ArchiveProject = latePart(() => import("./archive-project.tsx"));
const MergeDialog = latePart(() => import("./merge-dialog.tsx"));
const ImportDialog = latePart(() => import("./import-dialog.tsx"));
const StatusBoard = latePart(() => import("./status-board.tsx"));

type Open = { dialog: "new" | "import" } | { dialog: ProjectDialogName; project: Project } | null;

const loadStats = async (signal: AbortSignal) => (await call("projectStats", {}, { signal })).data;

/** `gate` = what stands in place of starting a project where the plan has no more of them; null = the plan has. */
export function ProjectsBoard({ gate }: { gate: ReactNode | null }) {
  const [address, setAddress] = useSearchParams();
  const isBoard = address.get("view") === "board";
  const status = projectStatusKeys.find((key) => key === address.get("status")) ?? null;
  const setStatus = (next: string | null) => setAddress(next ? { status: next } : {}, { replace: true });
  const { list, search, setSearch, sorting, setSorting, showMore } = useProjectList(status);
  const [changes, setChanges] = useState(0);
  const { reload: reloadStats, ...stats } = useAnswer(loadStats);
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  const { reload: reloadList } = list;
  const changed = useCallback(() => {
    setOpen(null);
    reloadList();
    reloadStats();
    // The board asks for itself, and is made anew.
    setChanges((before) => before + 1);
  }, [reloadList, reloadStats]);
  const openFor = (dialog: ProjectDialogName, project: Project) => setOpen({ dialog, project });

  const projects = list.data?.projects ?? [];
  const total = list.data?.total ?? 0;
  const isFirstLoad = list.status === "loading" && !list.data;
  const may = useMay();
  const newProject = may("createProject") ? (
    <Button className="max-sm:flex-1" onClick={() => setOpen({ dialog: "new" })}>
      <Plus aria-hidden className="size-5" />
      New Project
    </Button>
  ) : null;

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-3xl max-sm:basis-1/2">Projects</h1>
        <nav aria-label="View" className="flex rounded-md border border-line-strong/50 p-0.5">
          <ViewLink to="/projects" icon={List} label="List" current={!isBoard} />
          <ViewLink to="/projects?view=board" icon={Columns3} label="Board" current={isBoard} />
        </nav>
        {gate ? null : newProject}
        <ListMenu canImport={!gate && may("importProjects")} onImport={() => setOpen({ dialog: "import" })} />
      </div>
      {gate && projects.length > 0 ? (
        <Banner className="mt-6" action={<TextLink to="/subscription">See Plans</TextLink>}>
          These projects are yours on every plan. Starting more of them here comes with {projectPlans()}.
        </Banner>
      ) : null}
      <ProjectStats stats={stats.data} loading={stats.status === "loading" && !stats.data} />
      <ProjectFilter {...{ search, setSearch, sorting, setSorting, status, setStatus, isBoard }} />

      {isBoard && search === "" && (gate === null || projects.length > 0) ? (
        <div className="mt-6">
          <Suspense fallback={<ProjectCardSkeleton />}>
            <StatusBoard key={changes} onOpen={openFor} />
          </Suspense>
        </div>
      ) : (
        <>
          {list.status === "failed" ? (
            <RetryBanner className="mt-6" onRetry={list.reload}>
              {(list.error as Error).message}
            </RetryBanner>
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
                    onOpen={(dialog) => openFor(dialog, project)}
                  />
                ))}
              </ul>
            ) : null}
            {list.status === "ready" && projects.length === 0 ? (
              search || status ? (
                <EmptyState
                  icon={SearchX}
                  title="No project matches"
                  action={
                    <Button variant="secondary" onClick={() => (search ? setSearch("") : setStatus(null))}>
                      Show All Projects
                    </Button>
                  }
                >
                  {search
                    ? `Nothing in titles, notes, tags, clients, addresses or designs comes near "${search}".`
                    : status && `No project has the status ${PROJECT_STATUSES[status].label}.`}
                </EmptyState>
              ) : (
                (gate ?? (
                  <EmptyState
                    icon={FolderPlus}
                    title={newProject ? "Start your first project" : "No projects yet"}
                    action={newProject}
                  >
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
        </>
      )}

      <Suspense>
        {open?.dialog === "new" ? <ProjectDialog onClose={close} onSaved={changed} /> : null}
        {open?.dialog === "edit" ? (
          <ProjectDialog project={open.project} onClose={close} onSaved={changed} />
        ) : null}
        {open?.dialog === "merge" ? (
          <MergeDialog project={open.project} onClose={close} onMerged={changed} />
        ) : null}
        {open?.dialog === "archive" ? (
          <ArchiveProject project={open.project} onClose={close} onArchived={changed} />
        ) : null}
        {open?.dialog === "import" ? <ImportDialog onClose={close} onImported={changed} /> : null}
        {open?.dialog === "delete" ? (
          <DeleteProject project={open.project} onClose={close} onDeleted={changed} />
        ) : null}
      </Suspense>
    </>
  );
}

type ViewLinkProps = { to: string; icon: typeof List; label: string; current: boolean };

const ViewLink = ({ to, icon: Icon, label, current }: ViewLinkProps) => (
  <Link
    to={to}
    replace
    aria-current={current ? "true" : undefined}
    className={classNames(
      "flex min-h-10 items-center gap-2 rounded-sm px-3 font-semibold transition-colors duration-150",
      current ? "bg-brand-soft text-brand-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
    )}
  >
    <Icon aria-hidden className="size-5" />
    <span className="max-sm:sr-only">{label}</span>
  </Link>
);

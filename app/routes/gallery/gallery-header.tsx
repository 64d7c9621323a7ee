import { ChevronLeft, Columns2, FileSignature, LayoutGrid, Plus } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { counted } from "#app/lib/format.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { type GalleryView, viewSearch } from "./gallery-address.ts";
import { OPENING } from "./use-gallery-view.ts";

type GalleryHeaderProps = {
  project: Project | undefined;
  projectId: number;
  /** Null until it is known. */
  total: number | null;
  mode: GalleryView["mode"];
};

export function GalleryHeader({ project, projectId, total, mode }: GalleryHeaderProps) {
  const canStart = useMay()("createDesign");
  return (
    <>
      <Link
        to="/projects"
        className="-ms-2 inline-flex min-h-11 items-center gap-1 self-start rounded-md px-2 font-semibold text-ink-soft hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-5" />
        Projects
      </Link>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-96">
          <h1 className="line-clamp-3 text-2xl [overflow-wrap:anywhere] sm:text-3xl" title={project?.Title}>
            {project ? project.Title : <Skeleton className="h-9 w-64 max-w-full" />}
          </h1>
          {project?.Description ? (
            <p className="mt-1 line-clamp-2 max-w-text text-ink-soft">{project.Description}</p>
          ) : null}
          <p className="mt-1 min-h-6 text-ink-soft">{total ? counted(total, "image") : null}</p>
        </div>
        <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">
          <nav aria-label="View" className="flex flex-1 rounded-md border border-line-strong/50 p-0.5">
            <ViewLink mode="grid" current={mode !== "comparison"} />
            <ViewLink mode="comparison" current={mode === "comparison"} />
          </nav>
          <ButtonLink
            variant="secondary"
            to={`/projects/${projectId}/proposals`}
            className="flex-1 whitespace-nowrap"
          >
            <FileSignature aria-hidden className="size-5" />
            Proposals
          </ButtonLink>
          {/* An empty gallery has this button in its middle. */}
          {total === 0 || !canStart ? null : (
            <ButtonLink to={`/designer?project=${projectId}`} className="flex-1 whitespace-nowrap">
              <Plus aria-hidden className="size-5" />
              New Design
            </ButtonLink>
          )}
        </div>
      </div>
    </>
  );
}

const VIEWS = {
  grid: { icon: LayoutGrid, label: "Grid" },
  comparison: { icon: Columns2, label: "Compare" },
};

function ViewLink({ mode, current }: { mode: keyof typeof VIEWS; current: boolean }) {
  const { icon: Icon, label } = VIEWS[mode];
  return (
    <Link
      to={{ search: viewSearch({ mode, imageId: null }) }}
      aria-current={current ? "true" : undefined}
      {...OPENING}
      className={classNames(
        "flex min-h-11 flex-1 items-center justify-center gap-2 rounded-sm px-3 font-semibold transition-colors duration-150",
        current ? "bg-brand-soft text-brand-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
      )}
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </Link>
  );
}

import { ImageOff } from "lucide-react";
import { type ComponentProps, useCallback } from "react";
import { Link } from "react-router";
import { MadeBy } from "#app/components/made-by.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api.ts";
import { formatDate } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { PROJECT_STATUSES, type ProjectStatus } from "#core/projects/project-status.ts";
import type { ProjectDialogName } from "./project-dialog-name.ts";
import { ProjectMenu } from "./project-menu.tsx";
import { tagsOf } from "./tags-of.ts";

const THUMBNAILS = 3;
const TAGS_SHOWN = 3;
/** What earns money stands out; what is over steps back. */
const TONES = {
  lead: "accent",
  design: "brand",
  offered: "brand",
  won: "brand",
  building: "brand",
  done: "neutral",
  lost: "neutral",
} as const satisfies Record<ProjectStatus, ComponentProps<typeof Badge>["tone"]>;
const FRAME = "flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card";

type ProjectCardProps = { project: Project; onOpen(dialog: ProjectDialogName): void };

export function ProjectCard({ project, onOpen }: ProjectCardProps) {
  const { Id, Title, Description, Tags, Status, ClientName, SiteAddress, MadeBy: maker, UpdatedAt } = project;
  const gallery = `/projects/${Id}/gallery`;
  return (
    <li className={FRAME}>
      <Link to={gallery} tabIndex={-1} aria-hidden className="block">
        {/* Pictures that came, by a merge for one, have changed the project. */}
        <Thumbnails key={UpdatedAt} projectId={Id} />
      </Link>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start gap-1">
          <h2 className="min-w-0 flex-1 py-1.5 text-lg leading-6 [overflow-wrap:anywhere]">
            <Link to={gallery} className="line-clamp-2 hover:underline">
              {Title}
            </Link>
          </h2>
          <ProjectMenu project={project} onOpen={onOpen} />
        </div>
        {[ClientName, SiteAddress].map((fact) =>
          fact ? (
            <p key={fact} className="truncate text-sm">
              {fact}
            </p>
          ) : null,
        )}
        <MadeBy name={maker} />
        {Description ? <p className="line-clamp-2 text-sm text-ink-soft">{Description}</p> : null}
        <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-4">
          <Badge tone={TONES[Status]}>{PROJECT_STATUSES[Status].label}</Badge>
          {tagsOf(Tags)
            .slice(0, TAGS_SHOWN)
            .map((tag) => (
              <Badge key={tag}>{tag.length > 24 ? `${tag.slice(0, 23)}…` : tag}</Badge>
            ))}
          <span className="ms-auto text-sm text-ink-faint">{formatDate(UpdatedAt)}</span>
        </div>
      </div>
    </li>
  );
}

/** The last pictures of a project side by side; the space is kept while they load and where there are none. */
function Thumbnails({ projectId }: { projectId: number }) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call("listImages", { query: { project_id: projectId, limit: THUMBNAILS } }, { signal })).data,
    [projectId],
  );
  const { status, data } = useAnswer(load);
  const images = data?.images ?? [];
  const more = (data?.total ?? 0) - images.length;
  if (images.length === 0) {
    return (
      <div
        aria-busy={status === "loading"}
        className="flex aspect-[3/1.4] items-center justify-center bg-sunken"
      >
        {status === "loading" ? null : (
          <p className="flex items-center gap-2 text-sm text-ink-faint">
            <ImageOff aria-hidden className="size-4" />
            No images yet
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="relative flex aspect-[3/1.4] gap-0.5 overflow-hidden bg-sunken">
      {images.map((image) => (
        <img
          key={image.id}
          src={image.thumbnail_url}
          alt=""
          loading="lazy"
          width={image.width}
          height={image.height}
          className="h-full w-0 flex-1 object-cover"
        />
      ))}
      {more > 0 ? (
        <span className="figures absolute right-2 bottom-2 rounded-sm bg-stone-950/75 px-2 py-0.5 text-xs font-semibold text-white">
          +{more} more
        </span>
      ) : null}
    </div>
  );
}

export const ProjectCardSkeleton = () => (
  <div className={FRAME}>
    <div className="aspect-[3/1.4] bg-sunken" />
    <div className="p-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-6 h-5 w-1/2" />
    </div>
  </div>
);

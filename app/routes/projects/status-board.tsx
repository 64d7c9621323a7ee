import { type DragEvent, useCallback, useState } from "react";
import { Link } from "react-router";
import { MadeBy } from "#app/components/made-by.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { RetryBanner } from "#app/components/ui/retry-banner.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call } from "#app/lib/api.ts";
import type { ReplyOf } from "#app/lib/api-client.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { formatCount, formatDate } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROJECT_STATUSES, type ProjectStatus, projectStatusKeys } from "#core/projects/project-status.ts";
import type { ProjectDialogName } from "./project-dialog-name.ts";
import { ProjectMenu } from "./project-menu.tsx";

type Column = ReplyOf<"projectBoard">["data"]["columns"][number];
/** A card that is on its way, shown where it goes. */
type Move = { project: Project; to: ProjectStatus };

const load = async (signal: AbortSignal) => (await call("projectBoard", {}, { signal })).data.columns;
const CARD = "application/x-project";

type StatusBoardProps = { onOpen(dialog: ProjectDialogName, project: Project): void };

/** A column for each status. A card is dragged to another, or moved by its own list of columns, which a phone and a keyboard can use. */
export default function StatusBoard({ onOpen }: StatusBoardProps) {
  const { reload, ...board } = useAnswer(load);
  const [moving, setMoving] = useState<Move | null>(null);
  const columns = moved(board.data ?? [], moving);

  const move = useCallback(
    async (project: Project, to: ProjectStatus) => {
      if (project.Status === to) return;
      setMoving({ project, to });
      try {
        await call("putProjectStatus", { params: { id: project.Id }, body: { status: to } });
        toast(`Moved to ${PROJECT_STATUSES[to].label}`);
      } catch (error) {
        setMoving(null);
        toast(sentenceOf(error, MESSAGES.projectUpdateFailed), "error");
      }
      reload();
    },
    [reload],
  );
  // The answer shows it by then.
  if (moving && board.status === "ready" && statusOf(board.data, moving.project.Id) === moving.to)
    setMoving(null);

  if (board.status === "failed")
    return <RetryBanner onRetry={reload}>{sentenceOf(board.error, MESSAGES.projectsLoadFailed)}</RetryBanner>;
  return (
    <div
      aria-busy={board.status === "loading"}
      className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 md:-mx-6 md:scroll-px-6 md:gap-4 md:px-6"
    >
      {board.data
        ? columns.map((column) => (
            <BoardColumn key={column.status} column={column} onMove={move} onOpen={onOpen} />
          ))
        : projectStatusKeys.map((status) => (
            <Skeleton key={status} className="h-64 w-[78vw] max-w-72 shrink-0" />
          ))}
    </div>
  );
}

const statusOf = (columns: Column[], id: number) =>
  columns.find(({ projects }) => projects.some(({ Id }) => Id === id))?.status;

/** The columns as they will be. */
function moved(columns: Column[], moving: Move | null): Column[] {
  if (!moving || statusOf(columns, moving.project.Id) === moving.to) return columns;
  const { project, to } = moving;
  return columns.map(({ status, total, projects }) => {
    const others = projects.filter(({ Id }) => Id !== project.Id);
    if (status === to) return { status, total: total + 1, projects: [{ ...project, Status: to }, ...others] };
    return { status, total: total - (projects.length - others.length), projects: others };
  });
}

type ColumnProps = {
  column: Column;
  onMove(project: Project, to: ProjectStatus): void;
  onOpen(dialog: ProjectDialogName, project: Project): void;
};

function BoardColumn({ column: { status, total, projects }, onMove, onOpen }: ColumnProps) {
  const [isOver, setOver] = useState(false);
  const carries = (event: DragEvent) => event.dataTransfer.types.includes(CARD);
  const { label } = PROJECT_STATUSES[status];
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        if (!carries(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!carries(event)) return;
        event.preventDefault();
        onMove(JSON.parse(event.dataTransfer.getData(CARD)) as Project, status);
      }}
      className={classNames(
        "flex w-[78vw] max-w-72 shrink-0 snap-start flex-col rounded-lg bg-sunken p-3",
        isOver && "outline-2 outline-brand",
      )}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 text-base">
        {label}
        <span className="figures text-sm font-normal text-ink-soft">{formatCount(total)}</span>
      </h2>
      <ul className="mt-3 space-y-3">
        {projects.map((project) => (
          <BoardCard key={project.Id} project={project} onMove={onMove} onOpen={onOpen} />
        ))}
      </ul>
      {projects.length === 0 ? <p className="px-1 text-sm text-ink-soft">No projects</p> : null}
      {total > projects.length ? (
        <p className="mt-3 px-1 text-sm">
          <TextLink to={`/projects?status=${status}`}>Show all {formatCount(total)}</TextLink>
        </p>
      ) : null}
    </section>
  );
}

function BoardCard({ project, onMove, onOpen }: Omit<ColumnProps, "column"> & { project: Project }) {
  const { Id, Title, ClientName, SiteAddress, Status, MadeBy: maker, UpdatedAt } = project;
  const canMove = useMay()("putProjectStatus");
  return (
    <li
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.setData(CARD, JSON.stringify(project));
        event.dataTransfer.effectAllowed = "move";
      }}
      className="rounded-md border border-line bg-surface p-3 shadow-card"
    >
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 py-1.5 text-base leading-6 [overflow-wrap:anywhere]">
          <Link to={`/projects/${Id}/gallery`} draggable={false} className="line-clamp-2 hover:underline">
            {Title}
          </Link>
        </h3>
        <ProjectMenu project={project} onOpen={(dialog) => onOpen(dialog, project)} />
      </div>
      {[ClientName, SiteAddress === Title ? null : SiteAddress].map((fact) =>
        fact ? (
          <p key={fact} className="truncate text-sm">
            {fact}
          </p>
        ) : null,
      )}
      <MadeBy name={maker} />
      <div className="mt-2 flex items-center justify-between gap-2">
        {canMove ? (
          <Select
            aria-label={`Status of ${Title}`}
            value={Status}
            onChange={(event) => onMove(project, event.target.value as ProjectStatus)}
            className="h-11 w-auto max-w-36"
          >
            {projectStatusKeys.map((key) => (
              <option key={key} value={key}>
                {PROJECT_STATUSES[key].label}
              </option>
            ))}
          </Select>
        ) : null}
        <span className="text-sm whitespace-nowrap text-ink-faint">{formatDate(UpdatedAt)}</span>
      </div>
    </li>
  );
}

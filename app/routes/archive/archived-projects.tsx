import { Trash2 } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { call } from "#app/lib/api.ts";
import { latePart } from "#app/lib/late-part.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useMay } from "#app/lib/use-may.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { KEPT_DAYS } from "#contract/kept-days.ts";
import { PROJECT_PAGE_SIZE } from "#contract/limits.ts";
import { daysLeft } from "./days-left.ts";
import { Restorable } from "./restorable.tsx";
import { Shelf } from "./shelf.tsx";

const DeleteProject = latePart(() => import("#app/components/delete-project.tsx"));

export function ArchivedProjects() {
  const [pages, setPages] = useState(1);
  const [deleting, setDeleting] = useState<Project | null>(null);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const items: Project[] = [];
      let total = 0;
      for (let page = 1; page <= pages; page++) {
        const query = { archived: "true", page, limit: PROJECT_PAGE_SIZE } as const;
        const { data } = await call("listProjects", { query }, { signal });
        items.push(...data.projects);
        total = data.total;
      }
      return { items, hasMore: items.length < total };
    },
    [pages],
  );
  const may = useMay();
  const answer = useAnswer(load);
  return (
    <>
      <Shelf
        id="archived-projects"
        title="Projects"
        empty="No project is archived."
        answer={answer}
        onMore={() => setPages(pages + 1)}
      >
        {(project) => (
          <Restorable
            key={project.Id}
            name={project.Title}
            facts={[
              project.ClientName ?? "",
              daysLeft(project.ArchivedAt, KEPT_DAYS.archivedProjects, Date.now()),
            ]}
            restore={
              may("restoreProject") ? () => call("restoreProject", { params: { id: project.Id } }) : null
            }
            onRestored={answer.reload}
            more={
              may("deleteProject") ? (
                <IconButton
                  icon={Trash2}
                  label={`Delete ${project.Title} now`}
                  onClick={() => setDeleting(project)}
                />
              ) : null
            }
          />
        )}
      </Shelf>
      <Suspense>
        {deleting ? (
          <DeleteProject
            project={deleting}
            onClose={() => setDeleting(null)}
            onDeleted={() => {
              setDeleting(null);
              answer.reload();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

import { useCallback, useState } from "react";
import { call } from "#app/lib/api.ts";
import type { ReplyOf } from "#app/lib/api-client.ts";
import { sentenceOf } from "#app/lib/api-error.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { PROJECT_LOAD_TIMEOUT_MS, PROJECT_PAGE_SIZE } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { ProjectStatus } from "#core/projects/project-status.ts";

export const SORTINGS = {
  changed: { label: "Last changed", sortBy: "UpdatedAt", sortOrder: "DESC" },
  untouched: { label: "Longest unchanged", sortBy: "UpdatedAt", sortOrder: "ASC" },
  newest: { label: "Newest first", sortBy: "CreatedAt", sortOrder: "DESC" },
  oldest: { label: "Oldest first", sortBy: "CreatedAt", sortOrder: "ASC" },
  title: { label: "Title A to Z", sortBy: "Title", sortOrder: "ASC" },
  titleDown: { label: "Title Z to A", sortBy: "Title", sortOrder: "DESC" },
} as const;
export type Sorting = keyof typeof SORTINGS;

export type ProjectList = { projects: Project[]; total: number };

/** The projects that match `search`, or those of a status in the order of `sorting`, a page at a time. */
export function useProjectList(status: ProjectStatus | null) {
  const [search, setSearch] = useState("");
  const [sorting, setSorting] = useState<Sorting>("changed");
  const [pages, setPages] = useState(1);

  const load = useCallback(
    async (leaving: AbortSignal): Promise<ProjectList> => {
      const tooLate = AbortSignal.timeout(PROJECT_LOAD_TIMEOUT_MS);
      const options = { signal: AbortSignal.any([leaving, tooLate]) };
      try {
        if (search) {
          const { data } = await call("searchProjects", { query: { q: search } }, options);
          return { projects: data.projects, total: data.projects.length };
        }
        const { sortBy, sortOrder } = SORTINGS[sorting];
        const found: Project[] = [];
        let total = 0;
        let cursor = null as string | null;
        // From mark to mark, so that a project that was added meanwhile shifts nothing.
        for (let page = 0; page < pages && (page === 0 || cursor); page++) {
          const query = {
            ...{ limit: PROJECT_PAGE_SIZE, sortBy, sortOrder },
            ...(status ? { status } : {}),
            ...(cursor ? { cursor } : {}),
          };
          const { data }: ReplyOf<"listProjects"> = await call("listProjects", { query }, options);
          found.push(...data.projects);
          ({ total, nextCursor: cursor } = data);
        }
        return { projects: found, total };
      } catch (error) {
        if (tooLate.aborted) throw new Error(MESSAGES.projectsLoadTimeout);
        throw new Error(
          sentenceOf(error, search ? MESSAGES.projectSearchFailed : MESSAGES.projectsLoadFailed),
        );
      }
    },
    [search, sorting, status, pages],
  );

  return {
    list: useAnswer(load),
    search,
    setSearch,
    sorting,
    setSorting: (next: Sorting) => {
      setPages(1);
      setSorting(next);
    },
    showMore: () => setPages((before) => before + 1),
  };
}

import { useCallback, useEffect, useState } from "react";
import type { ProjectList } from "#app/components/designer/project-step.tsx";
import { session } from "#app/lib/api.ts";
import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import { keepProjects, keptProjects } from "#app/lib/kept-projects.ts";
import { useOnline } from "#app/lib/use-online.ts";
import type { Project } from "#contract/endpoints/projects.ts";
import { PROJECT_LOAD_TIMEOUT_MS, PROJECT_PAGE_SIZE } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";

/** The projects of this person, newest change first, loaded on arrival and on demand. */
export function useProjects(api: Api, userId: string) {
  const [list, setList] = useState<ProjectList>({ status: "loading", projects: [] });

  const refresh = useCallback(async () => {
    setList(({ projects }) => ({ status: "loading", projects }));
    const signal = AbortSignal.timeout(PROJECT_LOAD_TIMEOUT_MS);
    try {
      const { data } = await api.call(
        "listProjects",
        { query: { limit: PROJECT_PAGE_SIZE, sortBy: "UpdatedAt", sortOrder: "DESC" } },
        { signal },
      );
      setList({ status: "ready", projects: data.projects });
    } catch (error) {
      const kept = error instanceof ApiError && error.status === 0 ? keptProjects(userId) : null;
      if (kept) return setList({ status: "ready", projects: kept });
      const message = signal.aborted ? MESSAGES.projectsLoadTimeout : loadFailure(error);
      setList(({ projects }) => ({ status: "failed", projects, message }));
    }
  }, [api, userId]);

  useEffect(() => {
    // Who signed out leaves nothing behind.
    if (list.status === "ready" && session.read().status === "authenticated")
      keepProjects(userId, list.projects);
  }, [list, userId]);

  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was not known without network may be known with it
  useEffect(() => void refresh(), [refresh, online]);

  /** Throws an `ApiError` when refused. */
  const create = async (title: string, description: string): Promise<Project> => {
    const { data } = await api.call("createProject", { body: { title, description: description || null } });
    setList(({ projects }) => ({ status: "ready", projects: [data.project, ...projects] }));
    return data.project;
  };

  /** Adds a project that the first page of the list does not show; false when there is none of this number. */
  const find = useCallback(
    async (id: number): Promise<boolean> => {
      try {
        const { data } = await api.call("getProject", { params: { id } });
        setList((now) => ({
          ...now,
          projects: [...now.projects.filter(({ Id }) => Id !== id), data.project],
        }));
        return true;
      } catch {
        return false;
      }
    },
    [api],
  );

  return { list, refresh, create, find };
}

/** The network and the session have sentences of their own; a server's fault is told as the specification says. */
const loadFailure = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 401)
    ? sentenceOf(error, MESSAGES.projectsLoadFailed)
    : MESSAGES.projectsLoadFailed;

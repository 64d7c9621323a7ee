import { useCallback, useDeferredValue, useId, useState } from "react";
import { TextField } from "#app/components/ui/text-field.tsx";
import { call } from "#app/lib/api.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { Project } from "#contract/endpoints/projects.ts";

type ProjectChoiceProps = {
  label: string;
  /** The one that is no choice. */
  exceptId: number | null;
  disabled: boolean;
  chosen: Project | null;
  onChoose(project: Project): void;
};

/** One of the person's projects, found by its words; the last changed are offered first. */
export function ProjectChoice({ label, exceptId, disabled, chosen, onChoose }: ProjectChoiceProps) {
  const groupName = useId();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed.trim());
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call("searchProjects", { query: { q: wanted } }, { signal })).data.projects,
    [wanted],
  );
  const { status, data = [] } = useAnswer(load);
  const others = data.filter(({ Id }) => Id !== exceptId);
  return (
    <>
      <TextField
        label={label}
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset disabled={disabled} aria-busy={status === "loading"} className="mt-4">
        <legend className="sr-only">Projects</legend>
        {others.map((other) => (
          <label
            key={other.Id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2 py-2 hover:bg-sunken"
          >
            <input
              type="radio"
              name={groupName}
              checked={chosen?.Id === other.Id}
              onChange={() => onChoose(other)}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0">
              <span className="block [overflow-wrap:anywhere]">{other.Title}</span>
              <span className="block truncate text-sm text-ink-soft">
                {[other.ClientName, other.SiteAddress].filter(Boolean).join(", ")}
              </span>
            </span>
          </label>
        ))}
        {status === "ready" && others.length === 0 ? (
          <p className="text-ink-soft">
            {wanted ? "No other project comes near these words." : "There is no other project yet."}
          </p>
        ) : null}
        {status === "failed" ? (
          <p className="text-danger-ink">The projects could not be loaded. Please try again.</p>
        ) : null}
      </fieldset>
    </>
  );
}

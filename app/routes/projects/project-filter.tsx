import { useEffect, useState } from "react";
import { SelectField } from "#app/components/ui/select-field.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { PROJECT_STATUSES, type ProjectStatus, projectStatusKeys } from "#core/projects/project-status.ts";
import { SORTINGS, type Sorting } from "./use-project-list.ts";

/** A person types a word in about this time; asking at each letter would only make the list flicker. */
const TYPING_PAUSE_MS = 300;

type ProjectFilterProps = {
  search: string;
  setSearch(search: string): void;
  sorting: Sorting;
  setSorting(sorting: Sorting): void;
  status: ProjectStatus | null;
  setStatus(status: string | null): void;
  /** A board has a column for each status, and an order of its own. */
  isBoard: boolean;
};

export function ProjectFilter({
  search,
  setSearch,
  sorting,
  setSorting,
  status,
  setStatus,
  isBoard,
}: ProjectFilterProps) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, setSearch]);

  return (
    <search className="mt-6 flex flex-col gap-4 sm:flex-row">
      <TextField
        className="flex-1"
        label="Search"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={200}
        placeholder="Title, client, address, tag or design"
        enterKeyHint="search"
        autoComplete="off"
      />
      {isBoard ? null : (
        <>
          <SelectField
            className="sm:w-40"
            label="Status"
            value={status ?? ""}
            disabled={search !== ""}
            onChange={(event) => setStatus(event.target.value || null)}
          >
            <option value="">All</option>
            {projectStatusKeys.map((key) => (
              <option key={key} value={key}>
                {PROJECT_STATUSES[key].label}
              </option>
            ))}
          </SelectField>
          <SelectField
            className="sm:w-52"
            label="Sort by"
            value={sorting}
            // A search comes in its own order: what fits, last changed first.
            disabled={search !== ""}
            onChange={(event) => setSorting(event.target.value as Sorting)}
          >
            {Object.entries(SORTINGS).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </search>
  );
}

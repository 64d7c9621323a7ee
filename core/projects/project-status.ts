/** Where the work of a project stands, in the order of a job. A board has one column for each. */
export const PROJECT_STATUSES = {
  lead: { label: "Lead" },
  design: { label: "Designing" },
  offered: { label: "Proposal sent" },
  won: { label: "Won" },
  building: { label: "In progress" },
  done: { label: "Done" },
  lost: { label: "Lost" },
} as const satisfies Record<string, { label: string }>;

export type ProjectStatus = keyof typeof PROJECT_STATUSES;
export const projectStatusKeys = Object.keys(PROJECT_STATUSES) as [ProjectStatus, ...ProjectStatus[]];

/** What a new project begins as. */
export const FIRST_STATUS: ProjectStatus = "lead";

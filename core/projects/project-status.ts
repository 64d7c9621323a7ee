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

/**
 * What a step of its proposal makes of a project, and from where: it never goes back, and what a person has moved further stays. A lost one
 * comes back when it is offered anew.
 */
export const STATUS_AFTER = {
  sent: { to: "offered", from: ["lead", "design", "lost"] },
  countersigned: { to: "won", from: ["lead", "design", "offered", "lost"] },
  done: { to: "done", from: ["lead", "design", "offered", "won", "building"] },
} as const satisfies Record<string, { to: ProjectStatus; from: readonly ProjectStatus[] }>;

/** What a new project begins as. */
export const FIRST_STATUS: ProjectStatus = "lead";

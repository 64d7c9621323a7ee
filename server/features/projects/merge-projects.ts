import { PROJECT_NOTES_MAX, PROJECT_TAGS_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import { moveDesignsOfProject, tellDesigns } from "#server/features/kept-designs/design-versions.ts";
import { movePhotos } from "./project-photos.store.ts";
import { indexProject } from "./project-words.ts";
import {
  deleteProject,
  findProject,
  moveBelongings,
  type ProjectFields,
  type ProjectRow,
  updateProject,
} from "./projects.store.ts";
import type { ProjectDeps } from "./projects.ts";

/** Facts of which a project has one: what the other says stands in the notes when it says something else. */
const FACTS = {
  clientName: "Client",
  clientEmail: "Email",
  clientPhone: "Phone",
  siteAddress: "Address",
  description: "Description",
} as const satisfies Partial<Record<keyof ProjectFields, string>>;
type Fact = keyof typeof FACTS;

/** Everything of the project `from` comes into the project `into`, and `from` is gone. */
export async function mergeProjects(
  deps: ProjectDeps,
  actor: Actor,
  into: number,
  from: number,
): Promise<ProjectRow> {
  const { companyId: userId } = actor;
  if (into === from) throw new AppError("bad_request", PROJECT_MESSAGES.mergeWithItself);
  const { merged, designs } = await deps.db.transaction(async (tx) => {
    // Nothing is saved into either meanwhile.
    await lockPerson(tx, userId);
    const [target, source] = [await findProject(tx, userId, into), await findProject(tx, userId, from)];
    if (!target || !source) throw new AppError("not_found", MESSAGES.projectNotFound);
    const fields = together(target, source);
    if ((fields.notes?.length ?? 0) > PROJECT_NOTES_MAX)
      throw new AppError("unprocessable", PROJECT_MESSAGES.mergeNotesTooLong);
    const designs = await moveDesignsOfProject(tx, from, into);
    await moveBelongings(tx, from, into);
    await movePhotos(tx, from, into);
    await deleteProject(tx, userId, from);
    const merged = await updateProject(tx, userId, into, { ...fields, updatedAt: deps.now() });
    if (!merged) throw new Error("a project that is held vanished");
    await indexProject(tx, merged);
    return { merged, designs };
  });
  await tellDesigns(deps, designs);
  return merged;
}

/** What is said of both in one. Where a fact is missing the other's is taken; where both differ, the other's is noted. */
function together(target: ProjectRow, source: ProjectRow): Partial<ProjectFields> {
  const facts = Object.keys(FACTS) as Fact[];
  const filled = Object.fromEntries(facts.map((fact) => [fact, target[fact] ?? source[fact]]));
  const tags = joinTags(target.tags, source.tags);
  const noted = [
    `Merged from: ${source.title}`,
    ...facts.flatMap((fact) =>
      source[fact] && source[fact] !== filled[fact] ? [`${FACTS[fact]}: ${source[fact]}`] : [],
    ),
    ...(tags === null || tags.length <= PROJECT_TAGS_MAX ? [] : [`Tags: ${source.tags}`]),
    ...(source.notes ? [source.notes] : []),
  ];
  return {
    ...filled,
    tags: tags === null || tags.length <= PROJECT_TAGS_MAX ? tags : target.tags,
    notes: [...(target.notes ? [target.notes, ""] : []), ...noted].join("\n"),
  };
}

/** Each once, whatever its letters' case. */
function joinTags(...lists: (string | null)[]): string | null {
  const tags = lists.flatMap((list) => (list ?? "").split(",").map((tag) => tag.trim())).filter(Boolean);
  const first = new Map<string, string>();
  for (const tag of tags) if (!first.has(tag.toLowerCase())) first.set(tag.toLowerCase(), tag);
  return first.size > 0 ? [...first.values()].join(", ") : null;
}

import { createHash } from "node:crypto";
import { MESSAGES } from "#contract/messages.ts";
import { askedWords } from "#core/plan/asked-words.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import type { EditedPicture } from "#server/adapters/image-model/image-model.ts";
import type { Transaction } from "#server/db/connect.ts";
import type { DesignRequest } from "#server/db/stored/design-request.ts";
import { saveDesign } from "#server/features/images/save-design.ts";
import { tellDesignsOf } from "#server/features/kept-designs/design-versions.ts";
import { SPENT_LIMITS } from "#server/features/spending/spending.ts";
import { deleteNow } from "#server/files/delete-files.job.ts";
import { deleteUnusedFiles, keysOf } from "#server/files/files.store.ts";
import { storePicture } from "#server/files/store-picture.ts";
import { makeThumbnail } from "#server/media/thumbnail.ts";
import type { DesignDeps } from "./designs.ts";
import {
  appendEvent,
  deletePartials,
  type GenerationRow,
  showsVersionBefore,
  updateOpen,
} from "./generations.store.ts";
import { LOST_ENGINE } from "./lost-engine.ts";

type EndDeps = Pick<DesignDeps, "db" | "storage" | "signals" | "now">;

/** The end, whichever it is: once, and not when the person was faster with cancelling. */
async function end(
  deps: EndDeps,
  id: string,
  values: Parameters<typeof updateOpen>[2],
  event: "done" | "failed",
  also: (tx: Transaction, row: GenerationRow) => Promise<void> = async () => {},
): Promise<boolean> {
  const partials = await deps.db.transaction(async (tx) => {
    const row = await updateOpen(tx, id, { ...values, finishedAt: deps.now() });
    if (!row) return null;
    await also(tx, row);
    // Numbered after the partial pictures, which go next: with a number of theirs, a reader who has seen them would miss it.
    await appendEvent(tx, id, event);
    return deletePartials(tx, id);
  });
  if (!partials) return false;
  await deleteNow(deps.storage, partials);
  await deps.signals.notify(id);
  await tellDesignsOf(deps, id);
  return true;
}

/** Keeps the picture and, with a project, saves it there: a page that was closed meanwhile loses nothing. */
export async function succeed(deps: EndDeps, row: GenerationRow, edited: EditedPicture): Promise<void> {
  const { width, height, preservation, plan, measured } = edited;
  const file = await storePicture(deps, row.userId, "designs", {
    content: edited.content,
    thumbnail: await makeThumbnail(edited.content),
    ending: "png",
    width,
    height,
    sha256: createHash("sha256").update(edited.content).digest("hex"),
    focal35Mm: null,
    headingDeg: null,
  });
  if (await showsVersionBefore(deps.db, row, file.id))
    return fail(deps, row.id, { code: "nothing_changed", message: whyUnchanged(row.request, plan) });
  const values = {
    status: "succeeded" as const,
    stage: "Done",
    progress: 1,
    resultFileId: file.id,
    ...{ width, height, preservation, measured },
    plan: plan && { ...plan, notes: [...plan.notes, ...standInNotes(row.request)] },
  };
  const ended = await end(
    deps,
    row.id,
    values,
    "done",
    async (tx, { userId, projectId, photoFileId, request }) => {
      if (projectId === null) return;
      const prompt = askedWords(request.prompt, request.annotations);
      const { editHistory, viewpoint } = request;
      const design = {
        userId,
        projectId,
        fileId: file.id,
        photoFileId,
        generationId: row.id,
        prompt,
        editHistory,
        viewpoint,
      };
      await saveDesign(tx, design, deps.now());
    },
  );
  if (ended) return;
  const unused = await deleteUnusedFiles(deps.db, [file.id]);
  await deleteNow(deps.storage, unused.flatMap(keysOf));
}

/** Why the built-in engine drew in place of another one. */
const standInNotes = ({ spentLimit, lostEngine }: DesignRequest) =>
  [spentLimit && SPENT_LIMITS[spentLimit].note, lostEngine && LOST_ENGINE[lostEngine].note]
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => ({ text: "", status: "told" as const, sentence }));

/** What the engine has to say of the change asked for last, when it left the picture as it was. */
function whyUnchanged({ editHistory }: GenerationRow["request"], plan: EditedPicture["plan"]): string {
  const asked = normalText(editHistory.at(-1) ?? "");
  const told = (plan?.notes ?? []).filter(({ status, text }) => status === "told" && asked.includes(text));
  return [MESSAGES.nothingChanged, ...new Set(told.map(({ sentence }) => sentence))].join(" ");
}

export async function fail(
  deps: EndDeps,
  id: string,
  error: { code: string; message: string },
): Promise<void> {
  await end(deps, id, { status: "failed", stage: "Failed", error }, "failed");
}

export const FAULTS = {
  internal: { code: "internal", message: MESSAGES.generationFailed },
  storeAway: { code: "unavailable", message: MESSAGES.storeAway },
  timeout: { code: "timeout", message: MESSAGES.generationTimedOut },
};

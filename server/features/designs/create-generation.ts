import { createHash, randomUUID } from "node:crypto";
import type { Input } from "#contract/endpoint.ts";
import type { generationEndpoints } from "#contract/endpoints/generations.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { EDIT_HISTORY_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { simplifyOutline, simplifyStrokes } from "#core/geometry/simplify-path.ts";
import type { Actor } from "#server/actor.ts";
import type { ImageModel } from "#server/adapters/image-model/image-model.ts";
import { readStored } from "#server/adapters/storage/storage.ts";
import { AppError } from "#server/app-error.ts";
import type { Transaction } from "#server/db/connect.ts";
import { lockPerson } from "#server/db/lock-person.ts";
import type { DesignRequest } from "#server/db/stored/design-request.ts";
import { modelsOf, preferredEngine } from "#server/features/engines/own-models.ts";
import { requireGenerationAllowance } from "#server/features/entitlements/allowance.ts";
import { requireOwnFile, requireRoom, uploadPhoto } from "#server/features/images/images.ts";
import { attachVersion, requireDesign } from "#server/features/kept-designs/design-versions.ts";
import { requireProject } from "#server/features/projects/projects.ts";
import { findSpentLimit, SPENT_LIMITS } from "#server/features/spending/spending.ts";
import { deleteNow } from "#server/files/delete-files.job.ts";
import { type FileRow, findFile } from "#server/files/files.store.ts";
import { type DesignDeps, requireGeneration } from "./designs.ts";
import { wishOf } from "./document-before.ts";
import {
  countUnderWay,
  findByIdempotencyKey,
  findGeneration,
  type GenerationRow,
  insertGeneration,
  selectFinishedOfPhoto,
} from "./generations.store.ts";
import { readMask } from "./read-mask.ts";
import { renderDesignJob } from "./render-design.job.ts";

type Form = Input<typeof generationEndpoints.createGeneration>["form"];

const AREA_MIN_POINTS = 3;
/** So that one person cannot fill the queue in front of everybody else. */
const UNDER_WAY_MAX = 5;

/** Checks all, keeps the photo, reserves the allowance and queues the work. A repeat with the same key is the same design. */
export async function createGeneration(
  deps: DesignDeps,
  actor: Actor,
  form: Form,
  idempotencyKey: string | undefined,
): Promise<GenerationRow> {
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
    throw new AppError("bad_request", MESSAGES.idempotencyKeyInvalid);
  requireSomethingToDo(form);
  const earlierOne = form.againOf === undefined ? null : await requireEarlier(deps, actor, form.againOf);
  if (form.projectId !== undefined) await requireProject(deps.db, actor, form.projectId);
  if (form.designId !== undefined) await requireDesign(deps.db, actor, form.designId);
  const repeated = idempotencyKey && (await findByIdempotencyKey(deps.db, actor.companyId, idempotencyKey));
  const { model, ...chosen } = repeated
    ? { model: await modelOf(deps, form.engine, repeated) }
    : await chooseModel(deps, actor, form.engine);
  // Of a repeat, what was chosen then, whatever drew it in the end.
  const asked = form.engine === "auto" ? ((repeated || null)?.request.auto ?? model.engine) : model.engine;
  // Refused before the photo is decoded; decided for certain under the lock below.
  const areas = (earlierOne?.request.annotations ?? wantedAreas(form)).length;
  if (!repeated) await requireGenerationAllowance(deps.db, actor.companyId, deps.now(), areas);
  if (!repeated) await requireRoom(deps, actor);
  const sent = earlierOne ? await repeatOf(deps, earlierOne, form) : await readWish(deps, actor, form);
  const sentMask = sent.mask && hashOf(sent.mask);
  const requestHash = hashOf([sent.photo.id, sentMask, asked, form.projectId ?? null, sent.request]);
  const { photo, mask, request } = await wishOfShown(deps, actor, form, sent);

  const maskKey = mask && !repeated ? `masks/${randomUUID()}.png` : null;
  if (mask && maskKey) await deps.storage.put(maskKey, mask);
  const attach = async (tx: Transaction, id: string) => {
    if (form.designId !== undefined) await attachVersion(tx, actor, form.designId, id, deps.now());
  };
  const accepted = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.companyId);
    const earlier = idempotencyKey && (await findByIdempotencyKey(tx, actor.companyId, idempotencyKey));
    if (earlier && earlier.requestHash !== requestHash)
      throw new AppError("conflict", MESSAGES.idempotencyConflict);
    if (earlier) {
      await attach(tx, earlier.id);
      return earlier;
    }
    if ((await countUnderWay(tx, actor.companyId)) >= UNDER_WAY_MAX)
      throw new AppError("rate_limited", MESSAGES.tooManyRequests, { retryAfterS: 10 });
    await requireGenerationAllowance(tx, actor.companyId, deps.now(), areas);
    const generation = await insertGeneration(tx, {
      userId: actor.companyId,
      madeBy: actor.accountId,
      projectId: form.projectId ?? null,
      stage: "Waiting for a free place",
      engine: model.engine,
      model: model.model,
      request: { ...request, ...chosen },
      idempotencyKey: idempotencyKey ?? null,
      requestHash,
      photoFileId: photo.id,
      maskKey,
      width: photo.width,
      height: photo.height,
      createdAt: deps.now(),
    });
    await attach(tx, generation.id);
    await deps.queue.send(renderDesignJob, { generationId: generation.id }, { within: tx });
    return generation;
  });
  if (form.designId !== undefined) await deps.signals.notify(form.designId);
  if (maskKey && accepted.maskKey !== maskKey) await deleteNow(deps.storage, [maskKey]);
  return accepted;
}

function requireSomethingToDo(form: Form): void {
  const areas = form.annotations ?? [];
  if (areas.some((area) => area.path.length < AREA_MIN_POINTS))
    throw new AppError("bad_request", MESSAGES.areaTooSmall);
  if (new Set(areas.map((area) => area.id)).size < areas.length)
    throw new AppError("bad_request", MESSAGES.areaNamedTwice);
  const wishes = [form.prompt, ...(form.editHistory ?? []), ...areas.map((area) => area.description.trim())];
  if (!wishes.some(Boolean)) throw new AppError("bad_request", MESSAGES.descriptionRequired);
}

/** What is said of the whole yard is meant for areas without words, too; with nothing said they were not asked for. */
const wantedAreas = (form: Form) =>
  (form.annotations ?? []).filter((area) => area.description.trim() || form.prompt);

/** A repeat that leaves the choice to us means what was chosen then. */
async function modelOf(
  deps: DesignDeps,
  engine: Form["engine"],
  repeated: GenerationRow,
): Promise<ImageModel> {
  const { models } = await modelsOf(deps, repeated.userId);
  const chosen = models[engine === "auto" ? repeated.engine : engine];
  if (!chosen) throw new AppError("unprocessable", MESSAGES.engineUnavailable);
  return chosen;
}

type Chosen = { model: ImageModel } & Pick<
  DesignRequest,
  "spentLimit" | "lostEngine" | "auto" | "ownKey" | "guided"
>;

/** Once the money of the day or the month is spent, `auto` means the built-in engine, which costs none. */
async function chooseModel(
  deps: DesignDeps,
  { companyId: userId }: Actor,
  engine: Form["engine"],
): Promise<Chosen> {
  const { models, own, ended, guided } = await modelsOf(deps, userId);
  const name = engine === "auto" ? preferredEngine(models, own) : engine;
  const model = models[name];
  if (!model) {
    const isEnded = ended.some((one) => one.model.engine === name);
    throw new AppError("unprocessable", isEnded ? ENGINE_MESSAGES.modelEnded : MESSAGES.engineUnavailable);
  }
  const ownKey = own.has(name);
  const chosen: Chosen = {
    model,
    ...(ownKey ? { ownKey: true as const } : {}),
    ...(engine === "auto" && model !== models.concept ? { auto: model.engine } : {}),
    ...(engine === "auto" && model === models.concept && ended.length > 0
      ? { lostEngine: "ended" as const }
      : {}),
    ...(guided === null ? {} : { guided }),
  };
  const { takenMicroUsd } = model;
  const limit = takenMicroUsd && (await findSpentLimit(deps, { userId, ownKey }, takenMicroUsd));
  if (!limit) return chosen;
  if (engine === "auto") return { model: models.concept, spentLimit: limit };
  const { refusal, secondsUntil } = SPENT_LIMITS[limit];
  throw new AppError("rate_limited", refusal, { retryAfterS: secondsUntil(deps.now()) });
}

type Wish = { photo: FileRow; mask: Uint8Array | null; request: DesignRequest };

async function readWish(deps: DesignDeps, actor: Actor, form: Form): Promise<Wish> {
  const photo = await readPhoto(deps, actor, form);
  const mask = form.mask ? await readMask(deps.photos, actor.companyId, form.mask, photo) : null;
  return { photo, mask, request: requestOf(form, photo) };
}

const requireEarlier = async (deps: DesignDeps, actor: Actor, id: string): Promise<GenerationRow> =>
  (await requireGeneration(deps, actor, id)).generation;

/** The earlier design with more changes. What drew it, and whose money that cost, is decided anew. */
async function repeatOf(deps: DesignDeps, earlier: GenerationRow, form: Form): Promise<Wish> {
  const photo = await findFile(deps.db, earlier.photoFileId);
  if (!photo) throw new AppError("not_found", MESSAGES.imageNotFound);
  const { prompt, annotations, viewpoint, seed, quality, size, references, brush } = earlier.request;
  const editHistory = [...earlier.request.editHistory, ...changesOf(form)];
  if (editHistory.length > EDIT_HISTORY_MAX) throw new AppError("unprocessable", MESSAGES.tooManyChanges);
  return {
    photo,
    mask: earlier.maskKey ? await readStored(deps.storage, earlier.maskKey) : null,
    request: {
      ...{ prompt, annotations, viewpoint, seed, quality, size, editHistory },
      ...(references ? { references } : {}),
      ...(brush ? { brush } : {}),
    },
  };
}

/**
 * A change is of the version that is shown. Where the words and marks that come with it were drawn already, they are those of another
 * version, and the shown one's own count; else the person said or marked something new since.
 */
async function wishOfShown(deps: DesignDeps, actor: Actor, form: Form, sent: Wish): Promise<Wish> {
  if (form.changeOf === undefined) return sent;
  // A version that was removed meanwhile, from another window, is no reason to refuse the change.
  const shown = (await findGeneration(deps.db, actor.companyId, form.changeOf))?.generation;
  const wish = wishOf(sent.request);
  if (shown?.photoFileId !== sent.photo.id || wishOf(shown.request) === wish) return sent;
  const drawn = await selectFinishedOfPhoto(deps.db, shown);
  if (!drawn.some(({ request }) => wishOf(request) === wish)) return sent;
  const editHistory = changesOf(form).slice(shown.request.editHistory.length);
  const again = await repeatOf(deps, shown, { ...form, editHistory });
  return { ...again, request: { ...again.request, viewpoint: sent.request.viewpoint } };
}

const changesOf = ({ editHistory }: Form) => (editHistory ?? []).filter(Boolean);

function readPhoto(deps: DesignDeps, actor: Actor, form: Form): Promise<FileRow> {
  // A form without a chosen file sends an empty one.
  if ((form.image && form.image.size > 0) || form.stagedKey) return uploadPhoto(deps, actor, form);
  if (form.imageUrl) return requireOwnFile(deps, actor, form.imageUrl);
  throw new AppError("bad_request", MESSAGES.imageRequired);
}

const requestOf = (form: Form, photo: FileRow): DesignRequest => ({
  prompt: form.prompt,
  // What somebody draws by hand needs few corners; thousands are work for nothing, or meant to be.
  annotations: wantedAreas(form).map((area) => ({ ...area, path: simplifyOutline(area.path) })),
  viewpoint: form.viewpoint,
  editHistory: changesOf(form),
  // From the photo, so that a change asked for later moves nothing else.
  seed: form.seed ?? Number.parseInt(photo.sha256.slice(0, 7), 16),
  quality: form.quality ?? null,
  size: form.size ?? null,
  ...(form.references?.length ? { references: form.references } : {}),
  ...(form.brush?.length ? { brush: simplifyStrokes(form.brush, photo) } : {}),
});

const hashOf = (value: unknown): string =>
  createHash("sha256")
    .update(value instanceof Uint8Array ? value : JSON.stringify(value))
    .digest("hex");

import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { type Engine, HOSTED_ENGINES, type HostedEngine, hostedRow } from "#contract/engines.ts";
import { MONTH_LIMIT_USD } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import type { Actor } from "#server/actor.ts";
import { type ImageModel, ModelBusy, ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { AppError } from "#server/app-error.ts";
import type { KeptFinding } from "#server/db/stored/engine-finding.ts";
import { getEntitlements } from "#server/features/entitlements/allowance.ts";
import {
  findSpentLimit,
  MICRO,
  monthsOf,
  type Payer,
  roomLeft,
  type SpentLimit,
} from "#server/features/spending/spending.ts";
import {
  deleteKey,
  findChoices,
  isServerOwner,
  type KeyRow,
  replaceSealed,
  selectAllKeys,
  selectKeys,
  writeChoices,
  writeFinding,
  writeKey,
} from "./engine-keys.store.ts";
import { SealBroken } from "./key-seal.ts";
import { keyOwner, modelsOf, type OwnModelDeps, preferredEngine } from "./own-models.ts";
import { type EngineDeps, probeModel, probeServerEngine, readFindings } from "./probe-engines.ts";

export type EnginesDeps = EngineDeps &
  OwnModelDeps & {
    /** Where the account said nothing: hosted engines start from our own rendering. */
    guided: boolean;
  };

/** One engine as it would draw for an account now. */
export type FoundEngine = {
  model: ImageModel;
  payer: "nobody" | "server" | "account";
  /** Of these settings; null = not tried with them. */
  finding: KeptFinding | null;
  canProbe: boolean;
  spentLimit: SpentLimit | null;
};

/** One that was set up, and whose model is out of service. */
type EndedEngine = { model: ImageModel; payer: "server" | "account" };

export type AccountEngines = {
  found: FoundEngine[];
  ended: EndedEngine[];
  preferred: Engine;
  /** Null = the plan has no limit. */
  designsLeft: number | null;
  leftMicroUsd: { server: number; account: number };
};

export async function listEngines(
  deps: EnginesDeps,
  { accountId, companyId: userId }: Actor,
): Promise<AccountEngines> {
  const [{ models, own, ended }, keys, findings, isOwner] = await Promise.all([
    modelsOf(deps, userId),
    selectKeys(deps.db, userId),
    readFindings(deps.findingsFile),
    isServerOwner(deps.db, accountId),
  ]);
  const findingOf = (engine: HostedEngine, model: ImageModel) => {
    const kept = own.has(engine) ? keys.find((row) => row.engine === engine)?.finding : findings[engine];
    return kept && kept.key === model.probe?.key ? kept : null;
  };
  const found: FoundEngine[] = [
    { model: models.concept, payer: "nobody", finding: null, canProbe: false, spentLimit: null },
  ];
  for (const engine of HOSTED_ENGINES) {
    const model = models[engine];
    if (!model) continue;
    const ownKey = own.has(engine);
    const { takenMicroUsd: taken } = model;
    found.push({
      model,
      payer: ownKey ? "account" : taken > 0 ? "server" : "nobody",
      finding: findingOf(engine, model),
      canProbe: model.probe !== undefined && (ownKey || isOwner),
      spentLimit: taken > 0 ? await findSpentLimit(deps, { userId, ownKey }, taken) : null,
    });
  }
  const { generation } = await getEntitlements(deps.db, userId, deps.now());
  const left = (ownKey: boolean) => roomLeft(deps, { userId, ownKey });
  return {
    found,
    ended: ended.map(({ model, ownKey }) => ({ model, payer: ownKey ? "account" : "server" })),
    preferred: preferredEngine(models, own),
    designsLeft: generation.remaining,
    leftMicroUsd: { server: await left(false), account: await left(true) },
  };
}

/** What an account set up: its keys (never the keys themselves), its choices, and what it spent. */
export async function engineSettings(deps: EnginesDeps, { companyId: userId }: Actor) {
  const { db, ownEngines } = deps;
  const [keys, choices, months] = await Promise.all([
    selectKeys(db, userId),
    findChoices(db, userId),
    monthsOf(deps, userId),
  ]);
  return {
    takesKeys: ownEngines !== null,
    keys: keys.map((row) => ({ ...row, readable: isReadable(deps, row) })),
    monthLimitUsd: choices ? choices.monthLimitMicroUsd / MICRO : MONTH_LIMIT_USD.usual,
    guided: choices?.guided ?? deps.guided,
    months,
    now: deps.now(),
  };
}

function isReadable({ ownEngines }: EnginesDeps, { userId, engine, sealedKey }: KeyRow): boolean {
  try {
    return ownEngines?.seal.open(sealedKey, keyOwner(userId, engine)) !== undefined;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}

export async function saveSettings(
  { db, now }: EnginesDeps,
  { companyId: userId }: Actor,
  { monthLimitUsd, guided }: { monthLimitUsd: number; guided: boolean },
): Promise<void> {
  const monthLimitMicroUsd = Math.round(monthLimitUsd * MICRO);
  await writeChoices(db, { userId, monthLimitMicroUsd, guided, updatedAt: now() });
}

/** Hosted services take keys of accounts; a server of somebody's own is set up by whoever runs this one. */
export const TAKES_KEYS: readonly HostedEngine[] = HOSTED_ENGINES.filter(
  (engine) => hostedRow(engine).needsKey,
);

/** Names that are in service on that day, the usual one first. */
export function modelsInService(engine: HostedEngine, now: Date): string[] {
  const { models, defaultModel } = hostedRow(engine);
  const named = models.filter(({ ends }) => !ends || new Date(ends) > now).map(({ name }) => name);
  return named.sort((a, b) => Number(b === defaultModel) - Number(a === defaultModel));
}

/** The last characters tell keys apart; of a short one they would be too much of it. */
const HINT_CHARS = 4;
const HINT_MIN = 20;

export async function saveKey(
  { db, ownEngines, now }: EnginesDeps,
  { companyId: userId }: Actor,
  engine: HostedEngine,
  given: { key: string; model?: string | null | undefined },
): Promise<void> {
  if (!ownEngines) throw new AppError("unprocessable", ENGINE_MESSAGES.keysOff);
  if (!TAKES_KEYS.includes(engine)) throw new AppError("unprocessable", MESSAGES.engineUnavailable);
  const model = given.model || null;
  if (model !== null && !modelsInService(engine, now()).includes(model))
    throw new AppError("bad_request", ENGINE_MESSAGES.modelInvalid);
  const { key } = given;
  await writeKey(db, {
    ...{ userId, engine, model, updatedAt: now() },
    sealedKey: ownEngines.seal.seal(key, keyOwner(userId, engine)),
    hint: key.length >= HINT_MIN ? key.slice(-HINT_CHARS) : "",
  });
}

export const removeKey = (
  { db }: EnginesDeps,
  { companyId: userId }: Actor,
  engine: HostedEngine,
): Promise<void> => deleteKey(db, userId, engine);

/** Tries an engine with the money of who asks: an account with its own key, whoever runs this server with the server's. */
export async function probeEngine(
  deps: EnginesDeps,
  actor: Actor,
  engine: HostedEngine,
): Promise<FoundEngine> {
  const { accountId, companyId: userId } = actor;
  const { models, own, ended } = await modelsOf(deps, userId);
  const model = models[engine];
  if (!model && ended.some((one) => one.model.engine === engine))
    throw new AppError("unprocessable", ENGINE_MESSAGES.modelEnded);
  if (!model?.probe) throw new AppError("unprocessable", MESSAGES.engineUnavailable);
  const ownKey = own.has(engine);
  if (!ownKey && !(await isServerOwner(deps.db, accountId)))
    throw new AppError("forbidden", ENGINE_MESSAGES.probeNotYours);
  try {
    if (ownKey) {
      const payer: Payer = { userId, ownKey };
      await writeFinding(deps.db, userId, engine, await probeModel(deps, model, model.probe, payer));
    } else await probeServerEngine(deps, engine, { model, probe: model.probe });
  } catch (cause) {
    if (cause instanceof ModelRefusal) throw new AppError("unprocessable", cause.sentence, { cause });
    if (cause instanceof ModelBusy)
      throw new AppError("unavailable", cause.sentence, { cause, retryAfterS: cause.afterS });
    throw cause;
  }
  const { found } = await listEngines(deps, actor);
  const shown = found.find((one) => one.model.engine === engine);
  if (!shown) throw new AppError("unprocessable", MESSAGES.engineUnavailable);
  return shown;
}

export type Resealed = {
  resealed: number;
  current: number;
  unreadable: { userId: string; engine: Engine }[];
};

/** Seals every key again with the newest secret, so that the one before can be thrown away. */
export async function resealKeys({ db, ownEngines }: OwnModelDeps): Promise<Resealed | null> {
  if (!ownEngines) return null;
  const { seal } = ownEngines;
  const told: Resealed = { resealed: 0, current: 0, unreadable: [] };
  for (const row of await selectAllKeys(db)) {
    const { userId, engine, sealedKey } = row;
    const owner = keyOwner(userId, engine);
    try {
      const key = seal.open(sealedKey, owner);
      if (seal.isCurrent(sealedKey)) told.current++;
      else if (await replaceSealed(db, row, seal.seal(key, owner))) told.resealed++;
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      told.unreadable.push({ userId, engine });
    }
  }
  return told;
}

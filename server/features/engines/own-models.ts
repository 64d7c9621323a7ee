import { type Engine, HOSTED_ENGINES, type HostedEngine } from "#contract/engines.ts";
import type { ImageModel, ImageModels } from "#server/adapters/image-model/image-model.ts";
import type { Db } from "#server/db/connect.ts";
import { findChoices, selectKeys } from "./engine-keys.store.ts";
import { type KeySeal, SealBroken } from "./key-seal.ts";

/** What makes a model of a key that an account gave. */
export type OwnEngines = {
  seal: KeySeal;
  model(engine: HostedEngine, settings: { apiKey: string; model: string | null }): ImageModel;
};

export type OwnModelDeps = { db: Db; models: ImageModels; ownEngines: OwnEngines | null; now(): Date };

/** A sealed key opens in its own row alone. */
export const keyOwner = (userId: string, engine: Engine): string => `${userId} ${engine}`;

/** Its model is out of service: what is asked of it could only be refused. */
export const hasEnded = ({ endsOn }: Pick<ImageModel, "endsOn">, now: Date): boolean =>
  endsOn !== null && new Date(endsOn) <= now;

export type AccountModels = {
  models: ImageModels;
  /** Those that are used with the account's own key. */
  own: ReadonlySet<Engine>;
  /** Those whose model went out of service, which draw no more. */
  ended: readonly { model: ImageModel; ownKey: boolean }[];
  /** Null = as the server is set up. */
  guided: boolean | null;
};

/** What draws for an account: the server's engines, and its own in their place where it gave a key. */
export async function modelsOf(deps: OwnModelDeps, userId: string): Promise<AccountModels> {
  const { db, ownEngines } = deps;
  const models: ImageModels = { ...deps.models };
  const own = new Set<Engine>();
  const ended: { model: ImageModel; ownKey: boolean }[] = [];
  const now = deps.now();
  for (const engine of HOSTED_ENGINES) {
    const model = models[engine];
    if (!model || !hasEnded(model, now)) continue;
    delete models[engine];
    ended.push({ model, ownKey: false });
  }
  const [choices, keys] = await Promise.all([findChoices(db, userId), selectKeys(db, userId)]);
  for (const { engine, model, sealedKey } of ownEngines ? keys : []) {
    const hosted = HOSTED_ENGINES.find((known) => known === engine);
    if (!hosted || !ownEngines) continue;
    try {
      const apiKey = ownEngines.seal.open(sealedKey, keyOwner(userId, engine));
      const made = ownEngines.model(hosted, { apiKey, model });
      if (hasEnded(made, now)) {
        ended.push({ model: made, ownKey: true });
        continue;
      }
      models[hosted] = made;
      own.add(hosted);
    } catch (error) {
      // Its settings say that the key has to be given again.
      if (!(error instanceof SealBroken)) throw error;
    }
  }
  return { models, own, ended, guided: choices?.guided ?? null };
}

/** What `auto` means: the account's own first, then the server's, each in the order of the table, then the built-in one. */
export const preferredEngine = (models: ImageModels, own: ReadonlySet<Engine>): Engine =>
  HOSTED_ENGINES.find((engine) => own.has(engine)) ??
  HOSTED_ENGINES.find((engine) => models[engine]) ??
  models.concept.engine;

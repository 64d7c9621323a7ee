import { ENGINE_NAMES, HOSTED_ENGINES, hostedRow } from "#contract/engines.ts";
import { createHostedModel, type HostedPool } from "#server/adapters/image-model/hosted/hosted-model.ts";
import type { ImageModels } from "#server/adapters/image-model/image-model.ts";
import type { Config } from "#server/config.ts";
import { createKeySeal } from "#server/features/engines/key-seal.ts";
import type { OwnEngines } from "#server/features/engines/own-models.ts";
import type { Metrics } from "#server/observe/metrics.ts";
import { watchedModel } from "#server/observe/watched-model.ts";
import type { Workers } from "./workers.ts";

/** The built-in engine, and every hosted one that is set up. */
function configuredModels({ engines, guided }: Config, { concept, hosted: pool }: Workers): ImageModels {
  const models: ImageModels = { concept };
  for (const engine of HOSTED_ENGINES) {
    const settings = engines[engine];
    if (settings) models[engine] = createHostedModel(engine, { ...settings, pool, guided });
  }
  return models;
}

/** What makes a model of an account's own key, where this server keeps such keys. */
function createOwnEngines(
  { ownEngines, guided }: Config,
  pool: HostedPool,
  metrics: Metrics,
): OwnEngines | null {
  if (!ownEngines) return null;
  return {
    seal: createKeySeal(ownEngines.secrets),
    model(engine, { apiKey, model }) {
      const address = ownEngines.addresses[engine];
      const named = model ?? hostedRow(engine).defaultModel;
      if (!address || !named) throw new Error(`${engine} takes no keys of accounts`);
      return watchedModel(
        createHostedModel(engine, { ...address, apiKey, model: named, pool, guided }),
        metrics,
      );
    },
  };
}

/** Everything that draws designs, counted and traced. `given` stands in for it in tests. */
export function createModels(
  config: Config,
  { workers, metrics, given }: { workers: Workers; metrics: Metrics; given: ImageModels | undefined },
) {
  const pool = workers.hosted;
  const bare = given ?? configuredModels(config, workers);
  const models: ImageModels = { ...bare };
  for (const engine of ENGINE_NAMES) {
    const model = bare[engine];
    if (model) models[engine] = watchedModel(model, metrics);
  }
  const all = ENGINE_NAMES.flatMap((engine) => models[engine] ?? []);
  return {
    models,
    /** The built-in engine as it is: what it only lays out is not counted as a design. */
    layOut: bare.concept,
    ownEngines: createOwnEngines(config, pool, metrics),
    /** Warnings for whoever runs the server; people who use it have the built-in engine in any case. */
    async check(now: Date, onWarning: (sentence: string) => void): Promise<void> {
      for (const model of all) for (const warning of await model.checkService(now)) onWarning(warning);
    },
    prepare() {
      for (const model of all) model.prepare?.();
    },
    async close(): Promise<void> {
      await Promise.all([...all.map((model) => model.close()), pool.close()]);
    },
  };
}

import type { engineEndpoints } from "#contract/endpoints/engines.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import type { Actor } from "#server/actor.ts";
import type { Handlers } from "#server/http/api.ts";
import {
  type EnginesDeps,
  engineSettings,
  listEngines,
  probeEngine,
  removeKey,
  saveKey,
  saveSettings,
} from "./engines.ts";
import { presentEngine, presentList, presentSettings } from "./engines.wire.ts";

export function engineRoutes(deps: EnginesDeps): Handlers<typeof engineEndpoints> {
  const settingsOf = async (actor: Actor) => ({ data: presentSettings(await engineSettings(deps, actor)) });
  return {
    listEngines: async (_, { actor }) => ({ data: presentList(await listEngines(deps, actor)) }),
    engineSettings: (_, { actor }) => settingsOf(actor),
    putEngineSettings: async ({ body }, { actor }) => {
      await saveSettings(deps, actor, body);
      return { message: ENGINE_MESSAGES.settingsSaved, ...(await settingsOf(actor)) };
    },
    putEngineKey: async ({ params, body }, { actor }) => {
      await saveKey(deps, actor, params.engine, body);
      return { message: ENGINE_MESSAGES.keySaved, ...(await settingsOf(actor)) };
    },
    deleteEngineKey: async ({ params }, { actor }) => {
      await removeKey(deps, actor, params.engine);
      return { message: ENGINE_MESSAGES.keyRemoved, ...(await settingsOf(actor)) };
    },
    probeEngine: async ({ params }, { actor }) => ({
      data: presentEngine(await probeEngine(deps, actor, params.engine)),
    }),
  };
}

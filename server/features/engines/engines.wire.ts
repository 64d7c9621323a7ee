import { BUILT_IN_ENGINE } from "#contract/built-in-engine.ts";
import type { EngineFacts, EngineFinding, EngineList, EngineSettings } from "#contract/endpoints/engines.ts";
import { engineName, HOSTED_ENGINES, hostedRow } from "#contract/engines.ts";
import type { KeptFinding } from "#server/db/stored/engine-finding.ts";
import {
  type AccountEngines,
  type engineSettings,
  type FoundEngine,
  modelsInService,
  TAKES_KEYS,
} from "./engines.ts";

const usd = (microUsd: number) => microUsd / 1e6;

function presentFinding({ at, finding }: KeptFinding): EngineFinding {
  const { mask, insideChanged, outsideChanged, sent, got, seconds, costMicroUsd } = finding;
  return {
    ...{ at, mask, insideChanged, outsideChanged, seconds },
    sizeKept: sent.width === got.width && sent.height === got.height,
    costUsd: costMicroUsd === null ? null : usd(costMicroUsd),
  };
}

export function presentEngine({ model, finding, ...found }: FoundEngine): EngineFacts {
  const { engine, capabilities, takenMicroUsd } = model;
  const { payer, canProbe, spentLimit } = found;
  const usualS = engine === BUILT_IN_ENGINE ? null : hostedRow(engine).usualS;
  return {
    ...{ engine, name: engineName(engine), model: model.model, payer, canProbe, spentLimit },
    usd: usd(takenMicroUsd),
    priceKnown: takenMicroUsd === 0 || capabilities.priced,
    ...{ usualS: usualS && [...usualS], endsOn: model.endsOn },
    qualities: [...capabilities.qualities],
    finding: finding && presentFinding(finding),
  };
}

export const presentList = ({
  found,
  ended,
  preferred,
  designsLeft,
  leftMicroUsd,
}: AccountEngines): EngineList => ({
  engines: found.map(presentEngine),
  ended: ended.flatMap(({ model: { engine, model, endsOn }, payer }) =>
    endsOn ? [{ engine, name: engineName(engine), model, payer, endsOn }] : [],
  ),
  ...{ preferred, designsLeft },
  leftUsd: { server: usd(leftMicroUsd.server), account: usd(leftMicroUsd.account) },
});

export const presentSettings = ({
  keys,
  months,
  now,
  ...rest
}: Awaited<ReturnType<typeof engineSettings>>): EngineSettings => ({
  ...rest,
  keys: HOSTED_ENGINES.filter((engine) => TAKES_KEYS.includes(engine)).map((engine) => {
    const kept = keys.find((row) => row.engine === engine);
    return {
      ...{ engine, name: engineName(engine), models: modelsInService(engine, now) },
      kept: kept ? { hint: kept.hint, model: kept.model, readable: kept.readable } : null,
    };
  }),
  spent: months.map(({ month, engine, ownKey, calls, designs, microUsd }) => ({
    ...{ month, calls, designs },
    engineName: engine && engineName(engine),
    payer: ownKey ? ("account" as const) : ("server" as const),
    usd: usd(microUsd),
  })),
});

import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { ENGINE_NAMES, HOSTED_ENGINES, type HostedEngine } from "#contract/engines.ts";
import { withData } from "#contract/envelope.ts";
import { ENGINE_KEY_MAX, MONTH_LIMIT_USD } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROBE_VERDICTS } from "#contract/probe-verdicts.ts";

const HostedName = z.enum(HOSTED_ENGINES as [HostedEngine, ...HostedEngine[]], {
  error: MESSAGES.engineUnavailable,
});

/** What one paid edit of a made-up photo with a marked half showed, before any lock. */
const EngineFinding = z.object({
  at: z.string(),
  mask: z.enum(PROBE_VERDICTS),
  /** Shares of the pixels of each half that changed, 0 to 1. */
  insideChanged: z.number(),
  outsideChanged: z.number(),
  sizeKept: z.boolean(),
  seconds: z.number(),
  costUsd: z.number().nullable(),
});
export type EngineFinding = z.infer<typeof EngineFinding>;

const EngineFacts = z.object({
  engine: z.enum(ENGINE_NAMES),
  name: z.string(),
  model: z.string(),
  /** Whose money a picture costs. */
  payer: z.enum(["nobody", "server", "account"]),
  /** What one is taken to cost, US dollars; `priceKnown` false = nobody wrote the price down, and it is a guess. */
  usd: z.number(),
  priceKnown: z.boolean(),
  /** Seconds that one usually takes, as its provider says. */
  usualS: z.tuple([z.number(), z.number()]).nullable(),
  /** The qualities that may be asked for; empty = there is one. */
  qualities: z.array(z.string()),
  /** First day that its model is out of service (UTC), YYYY-MM-DD; null = nobody said that it ends. */
  endsOn: z.string().nullable(),
  /** Null = it was not tried with these settings. */
  finding: EngineFinding.nullable(),
  canProbe: z.boolean(),
  /** What keeps a picture back now. */
  spentLimit: z.enum(["day", "month", "account"]).nullable(),
});
export type EngineFacts = z.infer<typeof EngineFacts>;

const EndedEngine = EngineFacts.pick({ engine: true, name: true, model: true }).extend({
  payer: z.enum(["server", "account"]),
  endsOn: z.string(),
});
export type EndedEngine = z.infer<typeof EndedEngine>;

const EngineList = z.object({
  /** Those that draw for this account, the built-in one first. */
  engines: z.array(EngineFacts),
  /** Those that are set up and draw no more, because their model is out of service. */
  ended: z.array(EndedEngine),
  /** What `auto` means. */
  preferred: z.enum(ENGINE_NAMES),
  /** Designs that the plan has left; null = no limit. */
  designsLeft: z.number().int().nullable(),
  /** US dollars that may still be spent now. */
  leftUsd: z.object({ server: z.number(), account: z.number() }),
});
export type EngineList = z.infer<typeof EngineList>;

const EngineKey = z.object({
  engine: HostedName,
  name: z.string(),
  /** Models in service that a key may be used with; the first is the usual one. */
  models: z.array(z.string()),
  /** The key that is kept, by its last characters; `readable` false = it must be given again. */
  kept: z.object({ hint: z.string(), model: z.string().nullable(), readable: z.boolean() }).nullable(),
});

const SpentMonth = z.object({
  /** "2026-11", UTC. */
  month: z.string(),
  /** Null = a look at a picture for its bill. */
  engineName: z.string().nullable(),
  payer: z.enum(["server", "account"]),
  calls: z.number().int(),
  designs: z.number().int(),
  usd: z.number(),
});

const EngineSettings = z.object({
  /** This server takes keys of accounts. */
  takesKeys: z.boolean(),
  keys: z.array(EngineKey),
  monthLimitUsd: z.number(),
  /** Hosted engines start from our own rendering. */
  guided: z.boolean(),
  /** The newest month first. */
  spent: z.array(SpentMonth),
});
export type EngineSettings = z.infer<typeof EngineSettings>;

const params = z.object({ engine: HostedName });
const settings = withData(EngineSettings);

export const engineEndpoints = {
  listEngines: {
    ...CALLS.listEngines,
    summary: "What draws for me: price, time, what was found out by trying, and what is left to spend",
    reply: withData(EngineList),
  },
  engineSettings: {
    ...CALLS.engineSettings,
    summary: "My keys of hosted engines (never the keys themselves), my limit, and what was spent each month",
    reply: settings,
  },
  putEngineSettings: {
    ...CALLS.putEngineSettings,
    summary: "Set my monthly limit, and whether hosted engines start from our own rendering",
    body: z.object({
      monthLimitUsd: z
        .number({ error: ENGINE_MESSAGES.monthLimitInvalid })
        .min(0, ENGINE_MESSAGES.monthLimitInvalid)
        .max(MONTH_LIMIT_USD.max, ENGINE_MESSAGES.monthLimitInvalid),
      guided: z.boolean(),
    }),
    reply: settings,
  },
  putEngineKey: {
    ...CALLS.putEngineKey,
    summary: "Keep a key of mine for an engine, sealed; it is never answered again",
    params,
    body: z.object({
      key: z
        .string()
        .trim()
        .regex(/^[\x21-\x7e]{8,}$/, ENGINE_MESSAGES.keyInvalid)
        .max(ENGINE_KEY_MAX, ENGINE_MESSAGES.keyInvalid),
      model: z.string().max(100).nullish(),
    }),
    reply: settings,
  },
  deleteEngineKey: {
    ...CALLS.deleteEngineKey,
    summary: "Forget my key for an engine",
    params,
    reply: settings,
  },
  probeEngine: {
    ...CALLS.probeEngine,
    summary: "Have one edit show what an engine does with a mask; costs what a picture costs",
    params,
    reply: withData(EngineFacts),
  },
} satisfies EndpointRows;

import { readFileSync } from "node:fs";
import { z } from "zod";
import { HOSTED_ENGINES, type HostedEngine, hostedRow } from "#contract/engines.ts";
import { MASK_SETTINGS, type MarkForm } from "#core/prompt/mark-forms.ts";
import { parseWorkflow, type Workflow } from "./adapters/image-model/comfyui/workflow.ts";
import { endOfService } from "./adapters/image-model/hosted/model-facts.ts";
import type { EngineSettings } from "./adapters/image-model/hosted/service.ts";

function settingsOf(engine: HostedEngine) {
  const { prefix, protocol } = hostedRow(engine);
  return {
    key: `${prefix}_API_KEY`,
    address: `${prefix}_BASE_URL`,
    model: `${prefix}_IMAGE_MODEL`,
    marks: `${prefix}_MASK`,
    /** A file; only of an engine that runs one. */
    workflow: protocol === "comfyui" ? `${prefix}_WORKFLOW` : null,
  };
}

/** The settings of every hosted engine, as the table names them. */
export const EngineEnvironment = z.object(
  Object.fromEntries(
    HOSTED_ENGINES.flatMap((engine) => {
      const { key, address, model, marks, workflow } = settingsOf(engine);
      return [
        [key, z.string().optional()],
        [address, z.url().optional()],
        [model, z.string().optional()],
        [marks, z.enum(MASK_SETTINGS).optional()],
        ...(workflow ? [[workflow, z.string().optional()]] : []),
      ];
    }),
  ) as Record<string, z.ZodOptional<z.ZodString>>,
);

export type EngineConfigs = Partial<Record<HostedEngine, EngineSettings>>;
/** Where accounts' own keys are sent: never to an address of theirs, which could be one of our own network. */
export type EngineAddresses = Partial<Record<HostedEngine, Pick<EngineSettings, "baseUrl" | "marks">>>;

const withoutSlash = (url: string) => url.replace(/\/$/, "");

/** Read at start, so that a file that is none is told then and not to the first person who waits for a picture. */
function readWorkflow(setting: string, file: string | undefined): { workflow?: Workflow; fault?: string } {
  if (!file) return { fault: `${setting} must name a workflow in API format` };
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return { fault: `${setting} names ${file}, which cannot be read` };
  }
  const parsed = parseWorkflow(text);
  return parsed.ok
    ? { workflow: parsed.workflow }
    : { fault: `${setting} names ${file}, which ${parsed.reason}` };
}

/** What is set up: with a key where the service wants one, with an address where it is a server of one's own. */
export function readEngines(
  environment: Record<string, string | undefined>,
  now: Date,
): { engines: EngineConfigs; addresses: EngineAddresses; faults: string[] } {
  const engines: EngineConfigs = {};
  const addresses: EngineAddresses = {};
  const faults: string[] = [];
  for (const engine of HOSTED_ENGINES) {
    const row = hostedRow(engine);
    const names = settingsOf(engine);
    const apiKey = environment[names.key];
    const baseUrl = environment[names.address] ?? row.address;
    if (!baseUrl && (apiKey || environment[names.model])) faults.push(`${row.name} needs ${names.address}`);
    const marks = environment[names.marks] as MarkForm | undefined;
    const marked = marks ? { marks } : {};
    if (baseUrl && row.needsKey) addresses[engine] = { baseUrl: withoutSlash(baseUrl), ...marked };
    if (!baseUrl || (row.needsKey && !apiKey)) continue;
    const model = environment[names.model] ?? row.defaultModel;
    if (!model) {
      faults.push(`${names.address} needs ${names.model}`);
      continue;
    }
    const endsAt = endOfService(row, model);
    if (endsAt && endsAt <= now) {
      const day = endsAt.toISOString().slice(0, 10);
      const instead = row.defaultModel ? `, such as ${row.defaultModel}` : "";
      faults.push(
        `${names.model} names ${model}, which went out of service on ${day}: set it to another model${instead}`,
      );
    }
    const ran = names.workflow ? readWorkflow(names.workflow, environment[names.workflow]) : {};
    if (ran.fault) faults.push(ran.fault);
    const { workflow } = ran;
    engines[engine] = {
      ...{ apiKey, baseUrl: withoutSlash(baseUrl), model, ...marked },
      ...(workflow ? { workflow } : {}),
    };
  }
  return { engines, addresses, faults };
}

import { HttpFault, readJson, send } from "./call.ts";
import { endOfService, findModel } from "./model-facts.ts";
import type { Service } from "./service.ts";

const TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Providers give three months' notice of an image model; a month is time to try another one. */
const SOON_DAYS = 30;

type Listed = { id?: unknown; shutdown_date?: unknown };

/**
 * What who runs the server should know of the configured model, in sentences; none when it is known and stays. Never throws: a
 * provider that is away at start is no reason not to start.
 */
export async function serviceWarnings(service: Service, now: Date): Promise<string[]> {
  const { row, model, baseUrl } = service;
  const change = `Please set ${row.prefix}_IMAGE_MODEL to another model.`;
  const ending = (endsAt: Date | null): string[] => {
    if (!endsAt) return [];
    const day = endsAt.toISOString().slice(0, 10);
    if (endsAt <= now) return [`The image model ${model} went out of service on ${day}. ${change}`];
    const days = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
    if (days > SOON_DAYS) return [];
    return [`The image model ${model} goes out of service on ${day}, in ${days} days. ${change}`];
  };
  const known = endOfService(row, model);
  if (row.protocol !== "openai" || !row.dialect.listsModels) {
    const isNew = row.models.length > 0 && !findModel(row, model);
    const unknown = `${row.name}: this release does not know the image model ${model}, its price or how it marks; probe it.`;
    return isNew ? [unknown] : ending(known);
  }
  try {
    const listed = (await listModels(service)).find(({ id }) => id === model);
    if (!listed) return [`${baseUrl} does not list the image model ${model}. ${change}`];
    return ending(shutdownOf(listed) ?? known);
  } catch (error) {
    const why = error instanceof HttpFault ? `it answered ${error.status}` : "it does not answer";
    return [...ending(known), `${baseUrl} could not be asked for the image model ${model}: ${why}.`];
  }
}

async function listModels(service: Service): Promise<Listed[]> {
  const headers = { authorization: `Bearer ${service.apiKey ?? ""}` };
  const url = `${service.baseUrl}/models`;
  const response = await send(service, url, { headers }, AbortSignal.timeout(TIMEOUT_MS));
  const { data } = (await readJson(response)) as { data?: Listed[] };
  return Array.isArray(data) ? data : [];
}

/** The list's own word for it: a day, or seconds since 1970. */
function shutdownOf(listed: Listed): Date | null {
  const given = listed.shutdown_date;
  const date = typeof given === "number" ? new Date(given * 1000) : new Date(String(given ?? "none"));
  return Number.isNaN(date.getTime()) ? null : date;
}

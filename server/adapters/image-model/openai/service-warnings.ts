import type OpenAI from "openai";
import { APIError } from "openai";
import { endOfService } from "./model-facts.ts";

const TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Providers give three months' notice of an image model; a month is time to try another one. */
const SOON_DAYS = 30;

/**
 * What who runs the server should know of the configured model, in sentences; none when it is listed and stays. Never throws: a
 * provider that is away at start is no reason not to start.
 */
export async function serviceWarnings(client: OpenAI, model: string, now: Date): Promise<string[]> {
  const change = "Please set OPENAI_IMAGE_MODEL to another model.";
  try {
    const { data } = await client.models.list({ timeout: TIMEOUT_MS });
    const listed = data.find(({ id }) => id === model);
    if (!listed) return [`${client.baseURL} does not list the image model ${model}. ${change}`];
    const endsAt = shutdownOf(listed) ?? endOfService(model);
    if (!endsAt) return [];
    const day = endsAt.toISOString().slice(0, 10);
    if (endsAt <= now) return [`The image model ${model} went out of service on ${day}. ${change}`];
    const days = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
    return days > SOON_DAYS
      ? []
      : [`The image model ${model} goes out of service on ${day}, in ${days} days. ${change}`];
  } catch (error) {
    const why =
      error instanceof APIError && error.status ? `it answered ${error.status}` : "it does not answer";
    return [`${client.baseURL} could not be asked for the image model ${model}: ${why}.`];
  }
}

/** The list's own word for it: a day, or seconds since 1970. */
function shutdownOf(listed: object): Date | null {
  const given = (listed as { shutdown_date?: unknown }).shutdown_date;
  const date = typeof given === "number" ? new Date(given * 1000) : new Date(String(given ?? "none"));
  return Number.isNaN(date.getTime()) ? null : date;
}

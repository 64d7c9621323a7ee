import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ACCESS } from "#contract/access.ts";
import { roleForbids } from "#contract/company-messages.ts";
import type { Endpoint, Endpoints, Input, Reply } from "#contract/endpoint.ts";
import { MESSAGES } from "#contract/messages.ts";
import { mayAct } from "#contract/roles.ts";
import type { Actor } from "#server/actor.ts";
import { AppError } from "#server/app-error.ts";
import type { RateLimit } from "#server/rate-limit.ts";
import type { Turns } from "#server/threads/turns.ts";
import type { ActorOf, CallContext, HttpEnv } from "./context.ts";
import { issueSentence, ownSentence } from "./issue-sentence.ts";
import { readForm, type SpooledForm } from "./read-form.ts";
import { requireWellFormed } from "./well-formed.ts";

/** A handler answers the fields of its reply, without `success`; or a whole Response (events, files). */
export type Handlers<E extends Endpoints> = {
  [K in keyof E]: (
    input: Input<E[K]>,
    context: CallContext<ActorOf<E[K]>>,
  ) => Promise<Reply<E[K]> | Response>;
};

export type ApiDeps = {
  /** Who the bearer token speaks for; null without a valid one. */
  findActor(authorization: string | undefined): Promise<Actor | null>;
  /** Whether the session behind it still lives. */
  isAlive(actor: Actor): Promise<boolean>;
  /** Keeps who changed what, where more than one person works in a company. */
  logChange(actor: Actor, call: string, thing: string | null): Promise<void>;
  clientIp(c: Context<HttpEnv>): string;
  /** Forms under way, from their first byte to their answer; the bodies of the others wait at their senders. */
  forms: Turns;
  /** Aborts when this process is about to end. */
  stopping: AbortSignal;
};

const JSON_MAX_BYTES = 1024 * 1024;
const JSON_LIMIT = bodyLimit({
  maxSize: JSON_MAX_BYTES,
  onError: () => {
    throw new AppError("payload_too_large", MESSAGES.requestTooLarge);
  },
});

/** Limits that are asked before the body is read, by the person who calls. */
export type Admissions<E extends Endpoints> = { [K in keyof E]?: RateLimit };

/** Mounts one group of the contract table: parse, call, answer. */
export function mountEndpoints<E extends Endpoints>(
  app: Hono<HttpEnv>,
  endpoints: E,
  handlers: Handlers<E>,
  deps: ApiDeps,
  admissions: Admissions<E> = {},
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handle = handlers[name as keyof E] as (
      input: unknown,
      context: CallContext,
    ) => Promise<object | Response>;
    const answer = async (c: Context<HttpEnv>, actor: Actor | null, form?: SpooledForm["fields"]) => {
      const input = await readInput(c, endpoint, form);
      const reply = await handle(input, {
        actor,
        requestId: c.get("requestId"),
        log: c.get("log"),
        ip: deps.clientIp(c),
        header: (key) => {
          const value = c.req.header(key);
          requireWellFormed(value);
          return value;
        },
        setHeader: (key, value) => c.header(key, value),
        isStillSignedIn: async () => actor !== null && deps.isAlive(actor),
        get signal() {
          return AbortSignal.any([c.req.raw.signal, deps.stopping]);
        },
      });
      // What the least role may make is about the person alone: their sessions, for whom they act.
      if (
        actor &&
        endpoint.role &&
        endpoint.role !== "reviewer" &&
        endpoint.method !== "GET" &&
        !endpoint.logsItself
      )
        // The change is made; that it could not be written down is for the log, not for who made it.
        await deps
          .logChange(actor, name, Object.values(c.req.param())[0] ?? null)
          .catch((err: unknown) => c.get("log").error({ err }, "a change was not logged"));
      if (reply instanceof Response) return reply;
      c.header("Cache-Control", "no-store");
      return c.json({ success: true, ...reply }, endpoint.status ?? 200);
    };
    // Forms are limited while they are read.
    const limit: MiddlewareHandler = endpoint.form ? (_, next) => next() : JSON_LIMIT;
    app.on(endpoint.method, endpoint.path, limit, async (c) => {
      const actor = await deps.findActor(c.req.header("authorization"));
      if (actor) c.set("userId", actor.accountId);
      if (ACCESS[endpoint.access].needsSession && !actor)
        throw new AppError("unauthenticated", MESSAGES.authenticationRequired);
      if (endpoint.role && actor && !mayAct(actor.role, endpoint.role))
        throw new AppError("forbidden", roleForbids(actor.role));
      if (actor) await admissions[name]?.(actor.accountId);
      if (!endpoint.form) return answer(c, actor);
      const end = await deps.forms.take(actor?.accountId ?? deps.clientIp(c));
      try {
        const form = await readForm(c.req.raw);
        return await answer(c, actor, form.fields).finally(form.remove);
      } finally {
        end();
      }
    });
  }
}

async function readInput(
  c: Context<HttpEnv>,
  endpoint: Endpoint,
  form: SpooledForm["fields"] | undefined,
): Promise<Record<string, unknown>> {
  const raw: Record<string, unknown> = {
    params: c.req.param(),
    query: c.req.query(),
    body: endpoint.body && (await readJson(c)),
    form,
  };
  const input: Record<string, unknown> = {};
  for (const part of ["params", "query", "body", "form"] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    requireWellFormed(raw[part]);
    const parsed = schema.safeParse(raw[part]);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      // An id of the wrong shape is an id of nothing.
      if (part === "params") throw new AppError("not_found", ownSentence(issue) ?? MESSAGES.notFound);
      throw new AppError("bad_request", issueSentence(issue), { cause: parsed.error });
    }
    // Once more: a field of a form may hold JSON, which says what its text does not show.
    if (part === "form") requireWellFormed(parsed.data);
    input[part] = parsed.data;
  }
  return input;
}

/** No body at all reads as an empty object: some calls have nothing that must be said. */
async function readJson(c: Context<HttpEnv>): Promise<unknown> {
  try {
    return JSON.parse((await c.req.text()) || "{}") as unknown;
  } catch (cause) {
    throw new AppError("bad_request", MESSAGES.malformedRequest, { cause });
  }
}

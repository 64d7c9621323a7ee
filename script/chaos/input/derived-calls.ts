import type { CallName } from "#contract/calls.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { callOf, inOrder } from "../access/call-of.ts";
import type { Caller } from "../access/world.ts";
import { hostileFields } from "./hostile-values.ts";

/** A call as it leaves: the path raw, because a client would tidy it. */
export type DerivedCall = {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
};

/** As they stand in an address. */
const HOSTILE_ESCAPES = [
  "%00",
  "a%00b",
  "%ED%A0%80",
  "%FF",
  "%",
  "%zz",
  "__proto__",
  "constructor",
  "..%2f..",
];
/** Each decides whether the rest of a call is read, so each is broken by itself. */
const DECIDING_HEADERS = ["authorization", "content-type"];
/** All else that the server reads, and some that others do. No call refuses one of them before it reads another: they are broken together. */
const OTHER_HEADERS = [
  ...["cookie", "user-agent", "idempotency-key", "last-event-id", "x-request-id", "x-forwarded-for"],
  ...["traceparent", "if-none-match", "accept-encoding", "stripe-signature", "range"],
];
/** NUL never passes the parser of HTTP; these do. */
const HOSTILE_HEADERS = ["\u0080\u00ff", "\t", "__proto__", "%00"];
/** Answered beside the table of calls. */
const PLAIN_PATHS = (at: string) => [
  `/shared/${at}/card.jpg`,
  `/shared/${at}`,
  `/files/${at}`,
  `/files/photos/00000000-0000-4000-8000-000000000000.jpg?share=${at}`,
  `/files/photos/00000000-0000-4000-8000-000000000000.jpg?expires=${at}&signature=${at}`,
  `/test-payments/checkout/${at}`,
  `/test-payments/portal/${at}`,
  `/${at}`,
  `//${at}`,
  `/?${at}=${at}`,
];

/** Every call with every hostile text in every place of it: body, form, path, query and header. */
export async function* derivedCalls(caller: Caller): AsyncGenerator<DerivedCall> {
  const authorization = `Bearer ${caller.accessToken}`;
  for (const name of inOrder(Object.keys(ENDPOINTS) as CallName[]))
    yield* callsOf(name, caller, authorization);
  for (const escaped of ["", ...HOSTILE_ESCAPES])
    for (const path of PLAIN_PATHS(escaped))
      yield { name: "plain", method: "GET", path, headers: { authorization } };
  for (const action of ["__proto__", "constructor", "valueOf"])
    for (const path of [
      "/test-payments/portal/x",
      `/test-payments/portal/${action}`,
      `/test-payments/checkout/${action}`,
    ])
      yield {
        name: "stand-in",
        method: "POST",
        path,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: `action=${action}&card=${action}&subscription=${action}`,
      };
}

async function* callsOf(name: CallName, caller: Caller, authorization: string): AsyncGenerator<DerivedCall> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const good = (await callOf(name, caller)) as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: Record<string, unknown>;
    form?: Record<string, Blob | string>;
  };
  const pathOf = (
    params: Record<string, string> = {},
    query: string[][] = Object.entries(good.query ?? {}),
  ) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? "");
    const search = query.map(([key, value]) => `${key}=${value}`).join("&");
    return `/api${path}${search && `?${search}`}`;
  };
  const json = { authorization, "content-type": "application/json" };
  const base = {
    name,
    method: endpoint.method,
    path: pathOf(good.params),
    headers: endpoint.form ? { authorization } : json,
    ...(endpoint.form
      ? { body: formOf(good.form ?? {}) }
      : endpoint.body
        ? { body: JSON.stringify(good.body ?? {}) }
        : {}),
  };
  if (endpoint.body)
    for (const body of hostileFields(endpoint.body.shape, good.body))
      yield { ...base, body: JSON.stringify(body) };
  if (endpoint.form) {
    // A project of its own is no part of the question, and the person who asks changes.
    const { projectId: _, ...fields } = good.form ?? {};
    for (const form of hostileFields(endpoint.form.shape, fields)) yield { ...base, body: formOf(form) };
  }
  for (const escaped of HOSTILE_ESCAPES) {
    for (const key of Object.keys(good.params ?? {}))
      yield { ...base, path: pathOf({ ...good.params, [key]: escaped }) };
    const given = Object.entries(good.query ?? {});
    for (const key of Object.keys(endpoint.query?.shape ?? {}))
      yield {
        ...base,
        path: pathOf(good.params, [...given.filter(([known]) => known !== key), [key, escaped]]),
      };
    // A key that no call knows, and one that is no key.
    yield { ...base, path: pathOf(good.params, [...given, ["other", escaped], [escaped, "1"]]) };
  }
  for (const value of HOSTILE_HEADERS) {
    for (const header of DECIDING_HEADERS) yield { ...base, headers: { ...base.headers, [header]: value } };
    const others = Object.fromEntries(OTHER_HEADERS.map((header) => [header, value]));
    yield { ...base, headers: { ...base.headers, ...others } };
  }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields))
    if (value !== undefined) form.append(key, value instanceof Blob ? value : String(value));
  return form;
}

import type { Call } from "#contract/call.ts";

/** What a call carries, untyped: the contract's types are checked where the call is made. */
export type CallParts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
};

/** Path below the API's base, and options for `fetch`. What is undefined or null is left out of query and form. */
export function buildRequest(
  { method, path }: Pick<Call, "method" | "path">,
  { params, query, body, form }: CallParts,
) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? "")),
  );
  const search = new URLSearchParams(present(query).map(([name, value]) => [name, String(value)])).toString();
  const init: { method: string; body?: FormData | string; headers: Record<string, string> } = {
    method,
    headers: { Accept: "application/json" },
  };
  if (form) {
    init.body = new FormData();
    for (const [name, value] of present(form))
      init.body.append(name, value instanceof Blob ? value : String(value));
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers["Content-Type"] = "application/json";
  }
  return { path: filled + (search && `?${search}`), init };
}

const present = (record: Record<string, unknown> | undefined) =>
  Object.entries(record ?? {}).filter(([, value]) => value !== undefined && value !== null);

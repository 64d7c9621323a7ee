import type { Random } from "../random.ts";

/** A request as it leaves: what the harness breaks and sends. */
export type RawRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | FormData | undefined;
};

const LONG = "a".repeat(100_000);
/** Values that have broken programs before: types, sizes, encodings, injections. */
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  "",
  " ",
  LONG,
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
  "null",
  "undefined",
  "NaN",
  "'; drop table users; --",
  "1 or 1=1",
  "{{7*7}}<%= 7*7 %>",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "javascript:alert(1)",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\u200b\ufeff",
  "𝕏".repeat(300),
  "%s%n%x",
  "=cmd|' /C calc'!A0",
  "\r\nSet-Cookie: a=b",
  "0000-00-00T99:99:99Z",
  "00000000-0000-0000-0000-000000000000",
];

const TOKENS = [
  "",
  "Bearer",
  "Bearer null",
  "Bearer a.b.c",
  "Basic YTpi",
  `Bearer ${LONG.slice(0, 6000)}`,
  // { "alg": "none" } and a subject.
  "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
  "Bearer \u00e9",
];

const TYPES = [
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=----x",
  "application/x-www-form-urlencoded",
  "application/octet-stream",
];

/** One well-formed call made wrong in one to three places. Deterministic for a random source. */
export function breakCall(request: RawRequest, random: Random): RawRequest {
  let broken: RawRequest = { ...request, headers: { ...request.headers } };
  const times = 1 + random.below(3);
  for (let k = 0; k < times; k++) broken = random.pick(BREAKS)(broken, random);
  return broken;
}

type Break = (request: RawRequest, random: Random) => RawRequest;

function encodePath(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  try {
    return encodeURIComponent(text).slice(0, 4000);
  } catch {
    return "%ED%A0%80";
  }
}

const breakBody: Break = (request, random) => {
  if (typeof request.body !== "string") return breakForm(request, random);
  // A body that an earlier break cut off stays as it is.
  const value = readable(request.body);
  return value === undefined ? request : { ...request, body: JSON.stringify(breakLeaf(value, random)) };
};

/** Nested deeper than this a body is one of our own that is broken enough. */
const DEEPEST = 1_000;

function readable(json: string): unknown {
  if (json.length > DEEPEST && /^[[{"a:]{1000}/.test(json)) return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

const breakForm: Break = (request, random) => {
  if (!(request.body instanceof FormData)) return request;
  const form = new FormData();
  const keys = [...request.body.keys()];
  const hit = random.pick(keys);
  for (const [key, value] of request.body.entries()) {
    if (key !== hit) form.append(key, value);
    else if (random.next() < 0.7) form.append(key, String(JSON.stringify(random.pick(NASTY))).slice(0, 5000));
  }
  if (random.next() < 0.2) form.append(hit, "twice");
  return { ...request, body: form };
};

function breakLeaf(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null || random.next() < 0.15) return random.pick(NASTY);
  if (Array.isArray(value)) {
    if (value.length === 0) return random.pick(NASTY);
    const at = random.below(value.length);
    return value.map((entry, i) => (i === at ? breakLeaf(entry, random) : entry));
  }
  const entries = Object.entries(value);
  const roll = random.next();
  if (entries.length === 0 || roll < 0.1)
    return { ...value, [random.pick(["__proto__", "constructor", "isAdmin", "userId"])]: random.pick(NASTY) };
  const at = random.below(entries.length);
  if (roll < 0.25) return Object.fromEntries(entries.filter((_, i) => i !== at));
  return Object.fromEntries(
    entries.map(([key, entry], i) => [key, i === at ? breakLeaf(entry, random) : entry]),
  );
}

const BREAKS: readonly Break[] = [
  breakBody,
  breakBody,
  breakBody,
  // A piece of the path becomes something else.
  (request, random) => {
    const [path = "", search] = request.path.split("?");
    const parts = path.split("/");
    const at = 2 + random.below(Math.max(1, parts.length - 2));
    parts[at] = encodePath(random.pick(NASTY));
    return { ...request, path: parts.join("/") + (search ? `?${search}` : "") };
  },
  (request, random) => {
    const [path = "", search = ""] = request.path.split("?");
    const key = random.pick([
      "page",
      "limit",
      "sort",
      "order",
      "projectId",
      "userId",
      "q",
      "of",
      "format",
      "x".repeat(200),
    ]);
    return { ...request, path: `${path}?${search}&${key}=${encodePath(random.pick(NASTY))}` };
  },
  (request, random) => ({ ...request, headers: { ...request.headers, authorization: random.pick(TOKENS) } }),
  (request, random) =>
    request.body instanceof FormData
      ? request
      : { ...request, headers: { ...request.headers, "content-type": random.pick(TYPES) } },
  // Cut off, of no known encoding, or nested so deep that a naive reader runs out of stack.
  (request, random) => {
    if (typeof request.body !== "string") return request;
    const body = random.pick([
      request.body.slice(0, random.below(request.body.length + 1)),
      new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x80, 0x22, 0x7d]),
      "[".repeat(20_000),
      `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
      "\ufeff{}",
      '{"a":1,"a":2}',
    ]);
    return { ...request, body };
  },
  (request, random) => {
    const method = random.pick(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]);
    return { ...request, method, body: method === "GET" ? undefined : request.body };
  },
  (request, random) => ({
    ...request,
    headers: {
      ...request.headers,
      [random.pick([
        "accept",
        "accept-language",
        "if-none-match",
        "range",
        "last-event-id",
        "idempotency-key",
        "x-request-id",
        "x-forwarded-for",
        "cookie",
        "origin",
      ])]: random.pick([
        "",
        "*/*",
        "bytes=0-",
        "bytes=99999999-",
        "-1",
        "../..",
        "a".repeat(4000),
        "'\"<>",
        "999999999999999999999",
      ]),
    },
  }),
];

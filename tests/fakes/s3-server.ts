import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Stored = { content: Buffer; contentType: string; modifiedAt: Date };
type Refusal = { status: number; code: string };

/** What a test has the store do in place of its answer; `answer` does what was asked, and gives the true one. */
export type StoreFault = (
  call: { method: string; key: string; content: Buffer },
  response: ServerResponse,
  answer: () => void,
) => void;

const REGION = "us-east-1";
/** A store refuses what was signed at another time than its own, give or take. */
const SKEW_MS = 900_000;
/** Small, so that lists come in several pages. */
const PAGE = 3;

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const escapeUri = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * An S3 on loopback with one bucket, as strict as the real one where it matters: the signature (version 4, in headers or in the
 * address) must fit every signed header, its time and the content, and browsers of other origins get what the bucket's CORS rule says.
 */
export async function startS3Server() {
  const access = { bucket: "yard", region: REGION, accessKeyId: "THEKEY", secretAccessKey: "the secret" };
  const objects = new Map<string, Stored>();
  /** Keys in the order in which they were written. */
  const written: string[] = [];
  /** The one rule; no origin until a test names one. */
  /** How far the store's clock is ahead of ours. */
  const clock = { aheadMs: 0 };
  let fault: StoreFault | null = null;
  const cors = { origin: "", methods: ["GET", "PUT"], headers: ["content-type"] };

  function refusalOf(request: IncomingMessage, url: URL, content: Buffer): Refusal | null {
    const inAddress = url.searchParams.has("X-Amz-Signature");
    const parts = inAddress ? url.searchParams : partsOf(request.headers.authorization ?? "");
    const [signature, signed, credential] = ["Signature", "SignedHeaders", "Credential"].map(
      (name) => parts.get(inAddress ? `X-Amz-${name}` : name) ?? "",
    ) as [string, string, string];
    const [accessKeyId, day = "", region = "", service = ""] = credential.split("/");
    if (accessKeyId !== access.accessKeyId) return { status: 403, code: "InvalidAccessKeyId" };
    const header = (name: string) => String(request.headers[name] ?? "").trim();
    const at = inAddress ? (url.searchParams.get("X-Amz-Date") ?? "") : header("x-amz-date");
    const told = inAddress ? "UNSIGNED-PAYLOAD" : header("x-amz-content-sha256");
    if (/^[0-9a-f]{64}$/.test(told) && told !== sha256(content))
      return { status: 400, code: "XAmzContentSHA256Mismatch" };
    const query = [...url.searchParams]
      .filter(([name]) => name !== "X-Amz-Signature")
      .map((pair) => pair.map(escapeUri).join("="))
      .sort()
      .join("&");
    const headers = signed.split(";").map((name) => `${name}:${header(name)}\n`);
    const canonical = [request.method, url.pathname, query, headers.join(""), signed, told].join("\n");
    const scope = [day, region, service, "aws4_request"];
    const text = ["AWS4-HMAC-SHA256", at, scope.join("/"), sha256(canonical)].join("\n");
    const key = scope.reduce<string | Buffer>(hmac, `AWS4${access.secretAccessKey}`);
    if (hmac(key, text).toString("hex") !== signature) return { status: 403, code: "SignatureDoesNotMatch" };
    const agoMs =
      Date.now() + clock.aheadMs - Date.parse(at.replace(/(....)(..)(..T..)(..)(..Z)/, "$1-$2-$3:$4:$5"));
    if (!inAddress) return Math.abs(agoMs) < SKEW_MS ? null : { status: 403, code: "RequestTimeTooSkewed" };
    const livesMs = Number(url.searchParams.get("X-Amz-Expires")) * 1000;
    return agoMs < livesMs ? null : { status: 403, code: "AccessDenied" };
  }

  function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
    const wanted = (name: string) => String(request.headers[`access-control-request-${name}`] ?? "");
    const names = wanted("headers").split(/, */).filter(Boolean);
    const allowed =
      request.headers.origin === cors.origin &&
      cors.methods.includes(wanted("method")) &&
      names.every((name) => cors.headers.includes(name.toLowerCase()));
    if (!allowed) refuse(response, { status: 403, code: "AccessForbidden" });
    else {
      response.setHeader("Access-Control-Allow-Methods", cors.methods.join(", "));
      response.setHeader("Access-Control-Allow-Headers", cors.headers.join(", "));
      response.end();
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse, url: URL, content: Buffer): void {
    const [bucket, ...rest] = decodeURIComponent(url.pathname.slice(1)).split("/");
    const key = rest.join("/");
    const stored = objects.get(key);
    if (bucket !== access.bucket) refuse(response, { status: 404, code: "NoSuchBucket" });
    else if (request.method === "PUT") {
      const contentType = request.headers["content-type"] ?? "binary/octet-stream";
      written.push(key);
      objects.set(key, { content, contentType, modifiedAt: new Date() });
      response.setHeader("ETag", `"${sha256(content).slice(0, 32)}"`).end();
    } else if (request.method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === "") {
      if (request.method === "HEAD") response.end();
      else response.setHeader("Content-Type", "application/xml").end(listing(objects, url.searchParams));
    } else if (!stored) refuse(response, { status: 404, code: "NoSuchKey" });
    else {
      response.setHeader("Content-Type", stored.contentType);
      response.setHeader("Content-Length", stored.content.byteLength);
      const caching = url.searchParams.get("response-cache-control");
      if (caching) response.setHeader("Cache-Control", caching);
      response.end(request.method === "HEAD" ? undefined : stored.content);
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://here");
    if (request.headers.origin === cors.origin)
      response.setHeader("Access-Control-Allow-Origin", cors.origin).setHeader("Vary", "Origin");
    if (request.method === "OPTIONS") return answerPreflight(request, response);
    const chunks: Buffer[] = [];
    // A sender that hangs up in the middle leaves nothing behind.
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const content = Buffer.concat(chunks);
    response.setHeader("Date", new Date(Date.now() + clock.aheadMs).toUTCString());
    const refusal = refusalOf(request, url, content);
    const answerTruly = () => (refusal ? refuse(response, refusal) : answer(request, response, url, content));
    const key = decodeURIComponent(url.pathname).split("/").slice(2).join("/");
    if (fault) fault({ method: request.method ?? "", key, content }, response, answerTruly);
    else answerTruly();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    access: { ...access, endpoint: `http://127.0.0.1:${port}` },
    objects: objects as ReadonlyMap<string, Stored>,
    written: written as readonly string[],
    cors,
    clock,
    /** Answers each request like this until it is told otherwise; what hangs then is cut off. */
    misbehave(next: StoreFault | null) {
      fault = next;
      server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async again() {
      await once(server.listen(port, "127.0.0.1"), "listening");
    },
  };
}

export function refuse(response: ServerResponse, { status, code }: Refusal): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** `AWS4-HMAC-SHA256 Credential=..., SignedHeaders=..., Signature=...` */
const partsOf = (authorization: string) =>
  new Map(
    authorization
      .replace(/^\S+ /, "")
      .split(/, */)
      .map((part) => part.split("=") as [string, string]),
  );

function listing(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const rows = page.map((key) => {
    const { content, modifiedAt } = objects.get(key) as Stored;
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${content.byteLength}</Size></Contents>`;
  });
  const more = keys.length > PAGE;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join("")}</ListBucketResult>`;
}

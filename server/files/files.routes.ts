import type { Hono } from "hono";
import { MESSAGES } from "#contract/messages.ts";
import { type Storage, StoreAway } from "#server/adapters/storage/storage.ts";
import { isStorageKey } from "#server/adapters/storage/storage-key.ts";
import { AppError } from "#server/app-error.ts";
import type { HttpEnv } from "#server/http/context.ts";
import type { FileUrls } from "./file-urls.ts";

export type FileDeps = {
  storage: Storage;
  urls: FileUrls;
  /** Whether the session that an address was made for still lives. */
  isSessionAlive(sessionId: string): Promise<boolean>;
  /** Whether this live share shows this file. */
  isShared(shareId: string, key: string): Promise<boolean>;
  /** Whether a living link of a proposal shows this file. */
  isProposed(token: string, key: string): Promise<boolean>;
  /** How large the picture under this key is; null where only the store knows. */
  bytesOf(key: string): Promise<number | null>;
};

/** A revoked share must go dark soon, so shared pictures are asked for again after this. */
const SHARED_CACHE_S = 300;
/** The same for addresses at the store itself, which nobody can take back: long enough to look on, short enough to leak. */
const DIRECT_LIVES_S = 1_800;

/** `GET /files/...`. A wrong, old or foreign address answers 404 like one of a file that never was. */
export function mountFiles(app: Hono<HttpEnv>, deps: FileDeps): void {
  app.get("/files/*", async (c) => {
    const key = c.req.path.slice("/files/".length);
    const maxAge = isStorageKey(key) ? await cacheSeconds(deps, key, c.req.query()) : null;
    if (maxAge === null) throw new AppError("not_found", MESSAGES.imageNotFound);
    const livesS = Math.min(maxAge, DIRECT_LIVES_S);
    const direct = await deps.storage.directUrl(key, livesS);
    if (direct !== null) {
      c.header("Cache-Control", `private, max-age=${livesS}`);
      return c.redirect(direct, 302);
    }
    // A key's content never changes, so the key is as good a mark as a hash of the content.
    const etag = `"${key}"`;
    const headers = {
      ETag: etag,
      "Cache-Control": `private, max-age=${maxAge}, immutable`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
    };
    if (
      c.req
        .header("if-none-match")
        ?.split(/\s*,\s*/)
        .some((tag) => tag.replace(/^W\//, "") === etag)
    )
      return c.body(null, 304, headers);
    const file = await deps.storage.get(key);
    if (!file) throw new AppError("not_found", MESSAGES.imageNotFound);
    // Kept for hours by whoever asked, so half a picture must not pass for the whole.
    const bytes = (await deps.bytesOf(key)) ?? file.bytes;
    if (bytes !== file.bytes) {
      await file.stream.cancel();
      throw new StoreAway(new Error(`${key} has ${file.bytes} bytes in the store and had ${bytes}`));
    }
    return c.body(file.stream, 200, {
      ...headers,
      "Content-Type": file.contentType,
      "Content-Length": String(file.bytes),
      "X-Content-Type-Options": "nosniff",
    });
  });
}

async function cacheSeconds(
  deps: FileDeps,
  key: string,
  query: Record<string, string>,
): Promise<number | null> {
  if (query.share !== undefined) return (await deps.isShared(query.share, key)) ? SHARED_CACHE_S : null;
  if (query.proposal !== undefined)
    return (await deps.isProposed(query.proposal, key)) ? SHARED_CACHE_S : null;
  const address = deps.urls.read(key, query);
  return address && (await deps.isSessionAlive(address.sessionId)) ? address.secondsLeft : null;
}

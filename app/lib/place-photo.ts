import type { Api } from "./api-type.ts";

/** For a slow phone's four megabytes. After it, the photo goes inside the call. */
const LIMIT_MS = 60_000;

/** There is no store to put photos into, or this browser cannot reach it: not asked again while the page is open. */
const withoutStore = new WeakSet<Api>();

/**
 * How a photo comes to the server: by the key under which it was put into the store, or itself. Where the store cannot be
 * reached (a wrong rule there, a network that blocks it) the call that follows carries the photo.
 */
export async function placePhoto(
  api: Api,
  photo: File,
  signal?: AbortSignal,
): Promise<{ stagedKey: string } | { image: File }> {
  const stagedKey = withoutStore.has(api) ? null : await stage(api, photo, signal).catch(() => null);
  signal?.throwIfAborted();
  if (stagedKey !== null) return { stagedKey };
  withoutStore.add(api);
  return { image: photo };
}

async function stage(api: Api, photo: File, signal: AbortSignal | undefined): Promise<string | null> {
  const { upload } = await api.call("stageUpload", { body: { bytes: photo.size } }, signal ? { signal } : {});
  if (!upload) return null;
  const limit = AbortSignal.timeout(LIMIT_MS);
  const { ok } = await fetch(upload.url, {
    method: "PUT",
    headers: upload.headers,
    body: photo,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  return ok ? upload.stagedKey : null;
}

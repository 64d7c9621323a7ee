import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { readStored, type Storage } from "#server/adapters/storage/storage.ts";
import { type FileRow, setCard } from "#server/files/files.store.ts";
import type { HttpEnv } from "#server/http/context.ts";
import type { PhotoReader } from "#server/media/photo-reader.ts";
import { requireSharedDesign, type SharingDeps } from "./sharing.ts";

const CACHE_S = 300;

export type CardDeps = SharingDeps & { storage: Storage; photos: Pick<PhotoReader, "makeSocialCard"> };

/** `GET /shared/{shareId}/card.jpg`. Drawn once for a design, when somebody first asks, and kept beside it. */
export function mountSocialCard(app: Hono<HttpEnv>, deps: CardDeps): void {
  /** Cards that are being drawn, by file: who asks meanwhile waits for the same. */
  const drawing = new Map<string, Promise<Uint8Array>>();

  const draw = (file: FileRow) => {
    const begun = drawing.get(file.id);
    if (begun) return begun;
    const card = drawCard(deps, file).finally(() => drawing.delete(file.id));
    drawing.set(file.id, card);
    return card;
  };

  app.get("/shared/:shareId/card.jpg", async (c) => {
    const { file } = await requireSharedDesign(deps, c.req.param("shareId"));
    const card = file.cardKey ? await readStored(deps.storage, file.cardKey) : await draw(file);
    return c.body(new Uint8Array(card), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": `public, max-age=${CACHE_S}`,
    });
  });
}

/** The turn is the owner's: a stranger who asks for cards delays nobody else's photos. */
async function drawCard({ db, storage, photos }: CardDeps, file: FileRow): Promise<Uint8Array> {
  const card = await photos.makeSocialCard(file.userId, await readStored(storage, file.key));
  const key = `cards/${randomUUID()}.jpg`;
  await storage.put(key, card);
  if (!(await setCard(db, file.id, key))) await storage.delete(key);
  return card;
}

import type { Hono } from "hono";
import sharp from "sharp";
import { readStored, type Storage } from "../../adapters/storage/storage.ts";
import type { HttpEnv } from "../../http/context.ts";
import { requireSharedDesign, type SharingDeps } from "./sharing.ts";

/** What social networks show of a link, in the size that they all take. */
const CARD = { width: 1200, height: 630 };
const CACHE_S = 300;

/** `GET /shared/{shareId}/card.jpg`: the transformed picture, cropped where most happens. */
export function mountSocialCard(app: Hono<HttpEnv>, deps: SharingDeps & { storage: Storage }): void {
  app.get("/shared/:shareId/card.jpg", async (c) => {
    const { file } = await requireSharedDesign(deps, c.req.param("shareId"));
    const card = await sharp(await readStored(deps.storage, file.key))
      .resize({ ...CARD, fit: "cover", position: "south" })
      .jpeg({ quality: 82 })
      .toBuffer();
    return c.body(new Uint8Array(card), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": `public, max-age=${CACHE_S}`,
    });
  });
}

import { randomUUID } from "node:crypto";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { FileEnding } from "#server/adapters/storage/storage-key.ts";
import type { Db } from "#server/db/connect.ts";
import type { PhotoFacts } from "#server/media/photo-exif.ts";
import { type FileRow, insertFile, reuseFileByContent } from "./files.store.ts";

export type Picture = PhotoFacts & {
  content: Uint8Array;
  thumbnail: Uint8Array;
  ending: FileEnding;
  width: number;
  height: number;
  sha256: string;
};

/** Keeps a picture with its thumbnail. The same content of the same person twice is one file. */
export async function storePicture(
  deps: { db: Db; storage: Storage },
  userId: string,
  folder: "photos" | "designs",
  picture: Picture,
): Promise<FileRow> {
  const known = await reuseFileByContent(deps.db, userId, picture.sha256);
  if (known) return known;
  const key = `${folder}/${randomUUID()}.${picture.ending}`;
  const thumbnailKey = `thumbnails/${randomUUID()}.webp`;
  await Promise.all([
    deps.storage.put(key, picture.content),
    deps.storage.put(thumbnailKey, picture.thumbnail),
  ]);
  const { width, height, sha256, focal35Mm, headingDeg } = picture;
  const bytes = picture.content.byteLength;
  const contentType = picture.ending === "png" ? "image/png" : "image/jpeg";
  const file = { userId, key, thumbnailKey, contentType, bytes, width, height, sha256 };
  const values = { ...file, focal35Mm, headingDeg };
  const stored = await insertFile(deps.db, values);
  if (stored) return stored;
  // The same upload came twice at once and the other one was first.
  await Promise.all([deps.storage.delete(key), deps.storage.delete(thumbnailKey)]);
  const winner = await reuseFileByContent(deps.db, userId, picture.sha256);
  if (!winner) throw new Error("a stored picture vanished while it was stored");
  return winner;
}

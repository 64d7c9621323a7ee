import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import type { FileUrls } from "#server/files/file-urls.ts";
import type { PhotoReader } from "#server/media/photo-reader.ts";

export type ImageDeps = {
  db: Db;
  storage: Storage;
  urls: FileUrls;
  photos: PhotoReader;
  storageBytesPerAccount: number;
  now: () => Date;
};

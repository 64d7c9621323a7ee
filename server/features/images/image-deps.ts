import type { Storage } from "../../adapters/storage/storage.ts";
import type { Db } from "../../db/connect.ts";
import type { FileUrls } from "../../files/file-urls.ts";
import type { PhotoReader } from "../../media/photo-reader.ts";

export type ImageDeps = {
  db: Db;
  storage: Storage;
  urls: FileUrls;
  photos: PhotoReader;
  storageBytesPerAccount: number;
  now: () => Date;
};

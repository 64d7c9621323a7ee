import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";

/** What a store that is away is given before it is asked again. */
const STORE_RETRY_S = 5;

/** The store does not answer, refuses, or broke off in the middle; what it said is the cause. */
export class StoreAway extends AppError {
  constructor(cause: unknown) {
    super("unavailable", MESSAGES.storeAway, { cause, retryAfterS: STORE_RETRY_S });
    this.name = "StoreAway";
  }
}

export type StoredFile = { contentType: string; bytes: number };
export type ListedFile = { key: string; bytes: number; modifiedAt: Date };

/** Content as it comes, with its size told before: what is too large to hold in memory. */
export type ContentStream = { bytes: number; stream: AsyncIterable<Uint8Array> };

export type DirectUpload = { url: string; headers: Record<string, string> };

/**
 * Where pictures are kept. A key is written once and never rewritten: new content gets a new key.
 * Every call @throws StoreAway when the store, and not what it was asked, is at fault.
 */
export type Storage = {
  /** Durable when it resolves. The same key again replaces the content as a whole. */
  put(key: string, content: Uint8Array | ContentStream): Promise<void>;
  /** Null when there is no such file. The stream must be read to its end or cancelled; it fails when it ends too soon. */
  get(key: string): Promise<(StoredFile & { stream: ReadableStream<Uint8Array> }) | null>;
  head(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  delete(key: string): Promise<void>;
  /** All files whose keys start with the prefix, in no certain order. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /**
   * An address at which a browser gets the file from the store itself, for at least `livesS` seconds and at most twice
   * that. The same within a span of `livesS`, so that it caches. Null where the server hands files out.
   */
  directUrl(key: string, livesS: number): Promise<string | null>;
  /**
   * Where a browser may put so many bytes under this key itself, within `livesS` seconds and with exactly these headers. Null where
   * content comes through the server.
   */
  directUpload(key: string, bytes: number, livesS: number): Promise<DirectUpload | null>;
  /** The origin of those addresses, which pages must be allowed to load from and send to. */
  directOrigin: string | null;
  /** Rejects with the reason when the store cannot be written to. */
  check(): Promise<void>;
};

/** A file that must be there. */
export async function readStored(storage: Storage, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await storage.get(key);
  if (!file) throw new Error(`The file ${key} is missing from the storage`);
  return new Uint8Array(await new Response(file.stream).arrayBuffer());
}

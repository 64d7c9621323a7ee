import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { type Storage, StoreAway } from "./storage.ts";
import { contentTypeOf } from "./storage-key.ts";

export type S3Config = {
  bucket: string;
  /** Absent = Amazon's own, by region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The store's address as browsers see it; absent = `endpoint`. */
  publicEndpoint?: string | undefined;
  /** Whether browsers fetch files from the store itself, and send photos to it. */
  direct?: boolean | undefined;
};

/** A store that says nothing for so long is taken for gone: without it a silent one would hold every request for ever. */
const CONNECT_MS = 5_000;
const SILENT_MS = 10_000;

async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreAway(error);
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw new StoreAway(error);
  }
}

/** The content as it comes. A body that breaks off must not look like one that ends. */
async function* wholeBody(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let came = 0;
  try {
    for await (const chunk of body) {
      came += chunk.byteLength;
      yield chunk;
    }
  } catch (error) {
    throw new StoreAway(error);
  }
  if (came !== bytes) throw new StoreAway(new Error(`${came} of ${bytes} bytes came`));
}

export function createS3Storage(config: S3Config): Storage & { close(): void } {
  const Bucket = config.bucket;
  const open = (endpoint: string | undefined) =>
    new S3Client({
      region: config.region,
      ...(endpoint ? { endpoint } : {}),
      // Virtual hosts (bucket.host) need DNS that few self-hosted stores have; paths work everywhere.
      forcePathStyle: true,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      // The SDK's default sends CRC32 trailers, which many S3-compatible stores take for content.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    });
  const client = open(config.endpoint);
  // The host is part of what is signed, and inside a cluster the store has another name than outside.
  const publicEndpoint = config.publicEndpoint ?? config.endpoint;
  const signer = open(publicEndpoint);
  const isDirect = config.direct ?? true;

  return {
    async put(key, content) {
      const ContentType = contentTypeOf(key);
      const command = new PutObjectCommand({
        Bucket,
        Key: key,
        Body: content instanceof Uint8Array ? content : Readable.from(content.stream, { objectMode: false }),
        ContentType,
        ContentLength: content instanceof Uint8Array ? content.byteLength : content.bytes,
      });
      const { ETag } = await orAway(client.send(command));
      // A page of something between us and the store says 200 too, and has kept nothing.
      if (!ETag) throw new StoreAway(new Error("what answered is no store"));
    },

    async get(key) {
      const contentType = contentTypeOf(key);
      const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key: key })));
      if (!found?.Body) return null;
      const bytes = found.ContentLength ?? 0;
      const whole = Readable.from(wholeBody(found.Body as Readable, bytes), { objectMode: false });
      return { contentType, bytes, stream: Readable.toWeb(whole) as ReadableStream<Uint8Array> };
    },

    async head(key) {
      const contentType = contentTypeOf(key);
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key: key })));
      return found && { contentType, bytes: found.ContentLength ?? 0 };
    },

    async delete(key) {
      contentTypeOf(key);
      await orNull(client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },

    async *list(prefix) {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket,
          Prefix: prefix,
          ...(ContinuationToken ? { ContinuationToken } : {}),
        });
        const page = await orAway(client.send(command));
        for (const { Key: key, Size: bytes = 0, LastModified: modifiedAt = new Date() } of page.Contents ??
          [])
          if (key) yield { key, bytes, modifiedAt };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },

    async directUrl(key, livesS) {
      contentTypeOf(key);
      if (!isDirect) return null;
      const spanMs = livesS * 1000;
      const signingDate = new Date(Math.floor(Date.now() / spanMs) * spanMs);
      const command = new GetObjectCommand({
        Bucket,
        Key: key,
        // Content never changes under its key.
        ResponseCacheControl: `private, max-age=${livesS}, immutable`,
      });
      return getSignedUrl(signer, command, { signingDate, expiresIn: 2 * livesS });
    },

    async directUpload(key, bytes, livesS) {
      const contentType = contentTypeOf(key);
      if (!isDirect) return null;
      const command = new PutObjectCommand({
        Bucket,
        Key: key,
        ContentType: contentType,
        ContentLength: bytes,
      });
      // Left to itself the SDK signs no type, and whoever holds the address could put anything there.
      const signableHeaders = new Set(["host", "content-type", "content-length"]);
      const url = await getSignedUrl(signer, command, { expiresIn: livesS, signableHeaders });
      return { url, headers: { "Content-Type": contentType } };
    },

    directOrigin: isDirect
      ? new URL(publicEndpoint ?? `https://s3.${config.region}.amazonaws.com`).origin
      : null,

    async check() {
      await orAway(client.send(new HeadBucketCommand({ Bucket })));
    },

    close: () => {
      client.destroy();
      signer.destroy();
    },
  };
}

import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ErrorCode } from "#contract/envelope.ts";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import { makeTempFolder } from "#server/temp-folders.ts";
import { createTurns } from "#server/threads/turns.ts";
import type { AcceptedPhoto } from "./accept-photo.ts";
import { createPhotoProcess, type PhotoFailure } from "./photo-process.ts";
import type { PhotoTaskName } from "./photo-tasks.ts";

export type PictureBytes = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Decodes pictures, one at a time, in a process of its own that is killed when a picture takes too long or too much memory. Each call
 * says whose picture it is: people take turns. @throws AppError unavailable when the turn does not come in time.
 */
export type PhotoReader = {
  /** @throws AppError payload_too_large, unsupported_media_type or unprocessable. */
  acceptPhoto(person: string, content: PictureBytes): Promise<AcceptedPhoto>;
  makeSocialCard(person: string, content: PictureBytes): Promise<Uint8Array>;
  /** @throws AppError unprocessable. */
  checkMask(person: string, content: PictureBytes, photo: { width: number; height: number }): Promise<void>;
  close(): Promise<void>;
};

/** A HEIC of 48 megapixels takes 5 s on a free core, anything else a few; the machine may be busy. */
const LIMIT_MS = 30_000;
/** Longer than people wait for a photo, and shorter than proxies do. */
const WAIT_MS = 20_000;
const WAITING_MAX = 200;

/** Of the file that comes in; designs are our own. */
const MAX_BYTES = {
  acceptPhoto: UPLOAD_MAX_BYTES,
  checkMask: UPLOAD_MAX_BYTES,
  makeSocialCard: Number.POSITIVE_INFINITY,
} as const satisfies Record<PhotoTaskName, number>;

const FAILURES = {
  "too slow": ["unprocessable", MESSAGES.imageTooSlow],
  "too heavy": ["unprocessable", MESSAGES.imageTooHeavy],
  crashed: ["unprocessable", MESSAGES.imageUndecodable],
  broken: ["internal", MESSAGES.unexpected],
  closed: ["unavailable", MESSAGES.uploadsBusy],
} as const satisfies Record<PhotoFailure["failure"], readonly [ErrorCode, string]>;

export function createPhotoReader({ limitMs = LIMIT_MS, waitMs = WAIT_MS } = {}): PhotoReader {
  const turns = createTurns({ size: 1, perPerson: 1, waitMs, waitingMax: WAITING_MAX });
  const photos = createPhotoProcess({ limitMs });

  async function run(
    person: string,
    task: PhotoTaskName,
    content: PictureBytes,
    ...details: unknown[]
  ): Promise<unknown> {
    // Through files, because what goes through the channel between processes is copied by the thread that answers everybody.
    const folder = await makeTempFolder("photo");
    try {
      await writeWithin(join(folder, "in"), content, MAX_BYTES[task]);
      const endTurn = await turns.take(person);
      const done = await photos.run({ task, folder, details }).finally(endTurn);
      if ("failure" in done) {
        const [code, message] = FAILURES[done.failure];
        throw new AppError(code, message, { cause: new Error(done.because) });
      }
      if (!done.ok) throw new AppError(done.code, done.message, { cause: new Error(done.because) });
      const files = done.files.map(async (name) => [name, await readFile(join(folder, name))] as const);
      return { ...done.facts, ...Object.fromEntries(await Promise.all(files)) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    acceptPhoto: async (person, content) => (await run(person, "acceptPhoto", content)) as AcceptedPhoto,
    makeSocialCard: async (person, content) =>
      ((await run(person, "makeSocialCard", content)) as { content: Uint8Array }).content,
    checkMask: async (person, content, photo) => void (await run(person, "checkMask", content, photo)),
    close: () => photos.close(),
  };
}

/** @throws AppError payload_too_large as soon as the limit is passed. */
async function writeWithin(path: string, content: PictureBytes, maxBytes: number): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new AppError("payload_too_large", MESSAGES.imageTooLarge);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
}

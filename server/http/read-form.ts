import { createWriteStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";
import { makeTempFolder } from "#server/temp-folders.ts";

/** A form whose files lie on the disk until it is removed. The last part of a name counts. */
export type SpooledForm = { fields: Record<string, string | File>; remove(): Promise<void> };

/** The largest form of the contract has 14 parts, two of them files, and three headers in a part. */
const LIMITS = { parts: 24, files: 2, fieldSize: 1_000_000, headerPairs: 12, fieldNameSize: 100 };
/** Of all text fields together: their JSON is parsed on the thread that answers everybody. */
const TEXT_MAX_CHARS = 1_200_000;
/** A photo, a mask and the text fields. */
const FORM_MAX_BYTES = UPLOAD_MAX_BYTES + 8 * 1024 * 1024;
/** 4 MB, what a browser sends, at 270 kbit a second. */
const LIMIT_MS = 120_000;

/**
 * Reads a multipart body as it comes, at the speed of the disk and never as a whole, and gives up at the first thing that
 * is too much. @throws AppError bad_request, payload_too_large, unsupported_media_type or timeout.
 */
export async function readForm(request: Request): Promise<SpooledForm> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data"))
    throw new AppError("unsupported_media_type", MESSAGES.malformedRequest);
  if (Number(request.headers.get("content-length") ?? 0) > FORM_MAX_BYTES)
    throw new AppError("payload_too_large", MESSAGES.imageTooLarge);
  const folder = await makeTempFolder("form");
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { fields: await spool(request, folder), remove };
  } catch (cause) {
    await remove();
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad_request", MESSAGES.malformedRequest, { cause });
  }
}

async function spool(request: Request, folder: string): Promise<Record<string, string | File>> {
  const fields: Record<string, string | File> = Object.create(null);
  const files: Promise<void>[] = [];
  const giveUp = new AbortController();
  const tooLarge = (message: string) => giveUp.abort(new AppError("payload_too_large", message));
  const malformed = () => giveUp.abort(new AppError("bad_request", MESSAGES.malformedRequest));
  const limit = setTimeout(() => giveUp.abort(new AppError("timeout", MESSAGES.uploadTooSlow)), LIMIT_MS);

  const form = busboy({
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    defParamCharset: "utf8",
    limits: { ...LIMITS, fileSize: UPLOAD_MAX_BYTES + 1 },
  });
  let textChars = 0;
  form.on("field", (name, text, { valueTruncated, nameTruncated }) => {
    textChars += text.length;
    if (valueTruncated || textChars > TEXT_MAX_CHARS) tooLarge(MESSAGES.requestTooLarge);
    else if (nameTruncated || name === undefined) malformed();
    else fields[name] = text;
  });
  form.on("file", (name, stream, { filename, mimeType }) => {
    const path = join(folder, String(files.length));
    stream.once("limit", () => tooLarge(MESSAGES.imageTooLarge));
    const written = pipeline(stream, createWriteStream(path, { mode: 0o600 }), { signal: giveUp.signal });
    files.push(
      written.then(async () => {
        fields[name] = new File([await openAsBlob(path)], filename ?? "", { type: mimeType });
      }),
    );
    // Told when all is read; until then a failure must not count as unhandled.
    written.catch(() => {});
  });
  for (const passed of ["partsLimit", "filesLimit", "fieldsLimit"] as const) form.once(passed, malformed);

  let bytes = 0;
  async function* counted() {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > FORM_MAX_BYTES) throw new AppError("payload_too_large", MESSAGES.imageTooLarge);
      yield chunk;
    }
  }
  try {
    await pipeline(Readable.from(counted(), { objectMode: false }), form, { signal: giveUp.signal });
    await Promise.all(files);
  } catch (error) {
    giveUp.abort(error);
    await Promise.allSettled(files);
    throw giveUp.signal.reason;
  } finally {
    clearTimeout(limit);
  }
  return fields;
}

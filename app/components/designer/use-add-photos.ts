import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "#app/lib/api-error.ts";
import { isPicture, splitBySize } from "#app/photo/photo-fit.ts";
import { PhotoPreparer } from "#app/photo/prepare-photo.ts";
import { imagesTooLarge, MESSAGES } from "#contract/messages.ts";
import type { Photo } from "./sketch.ts";

/** How many of the photos being added are ready; null = none are being added. */
export type Preparing = { done: number; total: number } | null;

type AddPhotos = {
  onPhoto(photo: Omit<Photo, "highlights">): void;
  onFailed(message: string): void;
  /** Makes a picture of a file that this browser cannot decode (HEIC, TIFF); rejects when it cannot either. */
  convert(file: File): Promise<Blob>;
};

/** Takes files from wherever they come, prepares them off the main thread and adds them one by one as they get ready. */
export function useAddPhotos({ onPhoto, onFailed, convert }: AddPhotos) {
  const [preparing, setPreparing] = useState<Preparing>(null);
  const preparer = useRef<PhotoPreparer | null>(null);
  useEffect(() => () => preparer.current?.close(), []);

  const prepare = async (file: File): Promise<Omit<Photo, "highlights">> => {
    preparer.current ??= new PhotoPreparer();
    const facts = { id: crypto.randomUUID(), name: file.name };
    const photo = (await preparer.current.prepare(file)) ?? (await prepareConverted(preparer.current, file));
    return { ...facts, width: photo.width, height: photo.height, source: photo.blob };
  };
  const prepareConverted = async (within: PhotoPreparer, file: File) => {
    const photo = await within.prepare(await convert(file));
    if (!photo) throw new Error("a converted photo cannot be decoded");
    return photo;
  };

  const addPhotos = async (files: readonly File[]) => {
    const { taken, tooLarge } = splitBySize(files.filter(isPicture));
    if (tooLarge > 0) onFailed(imagesTooLarge(tooLarge));
    else if (taken.length < files.length) onFailed(MESSAGES.imageNotRecognised);
    if (taken.length === 0) return;
    const count = (done: number, total: number) =>
      setPreparing((now) => {
        const next = { done: (now?.done ?? 0) + done, total: (now?.total ?? 0) + total };
        return next.done >= next.total ? null : next;
      });
    count(0, taken.length);
    for (const file of taken) {
      try {
        onPhoto(await prepare(file));
      } catch (error) {
        onFailed(sentenceOf(error, MESSAGES.imagesFailed));
      }
      count(1, 0);
    }
  };
  return { addPhotos, preparing };
}

import { type Dispatch, useEffect, useRef, useState } from "react";
import { sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/generation.ts";
import { isPicture, splitBySize } from "#app/photo/photo-fit.ts";
import { PhotoPreparer } from "#app/photo/prepare-photo.ts";
import { imagesTooLarge, MESSAGES } from "#contract/messages.ts";
import type { DesignEvent, Photo } from "./design.ts";

/** How many of the photos being added are ready; null = none are being added. */
export type Preparing = { done: number; total: number } | null;

/** Takes files from wherever they come, prepares them off the main thread and adds them one by one as they get ready. */
export function useAddPhotos(api: Api, dispatch: Dispatch<DesignEvent>) {
  const [preparing, setPreparing] = useState<Preparing>(null);
  const preparer = useRef<PhotoPreparer | null>(null);
  useEffect(() => () => preparer.current?.close(), []);

  const prepare = async (file: File): Promise<Omit<Photo, "highlights">> => {
    preparer.current ??= new PhotoPreparer();
    const facts = { id: crypto.randomUUID(), name: file.name };
    const photo = await preparer.current.prepare(file);
    if (photo) return { ...facts, width: photo.width, height: photo.height, source: photo.blob };
    const { url, width, height } = await api.call("uploadOriginal", {
      form: { image: file, filename: file.name },
    });
    return { ...facts, width, height, source: url };
  };

  const addPhotos = async (files: readonly File[]) => {
    const { taken, tooLarge } = splitBySize(files.filter(isPicture));
    if (tooLarge > 0) dispatch({ type: "failed", message: imagesTooLarge(tooLarge) });
    else if (taken.length < files.length) dispatch({ type: "failed", message: MESSAGES.imageNotRecognised });
    if (taken.length === 0) return;
    const count = (done: number, total: number) =>
      setPreparing((now) => {
        const next = { done: (now?.done ?? 0) + done, total: (now?.total ?? 0) + total };
        return next.done >= next.total ? null : next;
      });
    count(0, taken.length);
    for (const file of taken) {
      try {
        const photo = await prepare(file);
        dispatch({ type: "photos added", photos: [photo] });
      } catch (error) {
        dispatch({ type: "failed", message: sentenceOf(error, MESSAGES.imagesFailed) });
      }
      count(1, 0);
    }
  };
  return { addPhotos, preparing };
}

import type { Annotation, EngineName, Generation } from "#contract/endpoints/generations.ts";
import type { Viewpoint } from "#contract/viewpoint.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { KnownSize } from "#core/measure/known-size.ts";
import type { Api } from "./api-type.ts";
import { placePhoto } from "./place-photo.ts";

export type GenerationRequest = {
  /** The primary photo: its file, or the address of an earlier upload. */
  image: Blob | string;
  mask: Blob | null;
  prompt: string;
  annotations: Annotation[];
  /** Sizes the person marked, and the strokes that make the region larger or smaller. */
  sizes: readonly KnownSize[];
  brush: readonly BrushStroke[];
  viewpoint: Viewpoint;
  projectId: number;
  /** The kept design that it becomes a version of; null while the server has none. */
  designId: string | null;
  editHistory: string[];
  /** The version that the last of the changes are made to; absent of a first wish. */
  changeOf?: string | undefined;
  seed: number;
  /** Null = whichever the server takes by itself. */
  engine: EngineName | null;
};

/** Starts a design. The same key again (a second tap, a reload while uploading) answers with the same design. */
export async function createGeneration(
  api: Api,
  request: GenerationRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<string> {
  const { image, mask, annotations, sizes, brush, editHistory, designId, engine, ...plain } = request;
  const photo =
    typeof image === "string" ? { imageUrl: image } : await placePhoto(api, asFile(image, "photo"), signal);
  const { data } = await api.call(
    "createGeneration",
    {
      form: {
        ...plain,
        ...photo,
        ...(mask && { mask: asFile(mask, "mask.png") }),
        annotations: JSON.stringify(annotations),
        ...(designId && { designId }),
        ...(engine && { engine }),
        ...(sizes.length > 0 && { references: JSON.stringify(sizes) }),
        ...(brush.length > 0 && { brush: JSON.stringify(brush) }),
        editHistory: JSON.stringify(editHistory),
      },
    },
    { headers: { "Idempotency-Key": idempotencyKey }, ...(signal && { signal }) },
  );
  return data.id;
}

const asFile = (blob: Blob, name: string) => new File([blob], name, { type: blob.type });

export async function getGeneration(api: Api, id: string, signal?: AbortSignal): Promise<Generation> {
  return (await api.call("getGeneration", { params: { id } }, signal ? { signal } : {})).data;
}

/** Also fine when it had ended. */
export async function cancelGeneration(api: Api, id: string): Promise<Generation> {
  return (await api.call("cancelGeneration", { params: { id } })).data;
}

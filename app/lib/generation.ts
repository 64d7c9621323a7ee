import type { Annotation, Generation, VIEWPOINTS } from "#contract/endpoints/generations.ts";
import { MESSAGES } from "#contract/messages.ts";

export type Viewpoint = (typeof VIEWPOINTS)[number];

/** Calls a path below `/api` as the signed-in person; rejects only when the network does. */
export type SendRequest = (path: string, init?: RequestInit) => Promise<Response>;

export type GenerationRequest = {
  /** The primary photo: its file, or the address of an earlier upload. */
  image: Blob | string;
  mask: Blob | null;
  prompt: string;
  annotations: Annotation[];
  viewpoint: Viewpoint;
  projectId: number;
  editHistory: string[];
};

/** Why a call did not work, in words for people; `code` is the server's, or "network". */
export class CallError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export function generationForm(request: GenerationRequest): FormData {
  const form = new FormData();
  if (typeof request.image === "string") form.set("imageUrl", request.image);
  else form.set("image", request.image, "photo");
  if (request.mask) form.set("mask", request.mask, "mask.png");
  form.set("prompt", request.prompt);
  form.set("annotations", JSON.stringify(request.annotations));
  form.set("viewpoint", request.viewpoint);
  form.set("projectId", String(request.projectId));
  form.set("editHistory", JSON.stringify(request.editHistory));
  return form;
}

/** Starts a design. The same key again (a second tap, a reload while uploading) answers with the same design. */
export async function createGeneration(
  send: SendRequest,
  request: GenerationRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<string> {
  const { id } = await dataOf<{ id: string }>(send, "/generations", {
    method: "POST",
    body: generationForm(request),
    headers: { "Idempotency-Key": idempotencyKey },
    ...(signal && { signal }),
  });
  return id;
}

export const getGeneration = (send: SendRequest, id: string, signal?: AbortSignal): Promise<Generation> =>
  dataOf(send, `/generations/${id}`, signal ? { signal } : {});

/** Also fine when it had ended. */
export const cancelGeneration = (send: SendRequest, id: string): Promise<Generation> =>
  dataOf(send, `/generations/${id}`, { method: "DELETE" });

async function dataOf<T>(send: SendRequest, path: string, init: RequestInit): Promise<T> {
  const response = await reach(send, path, init);
  if (!response.ok) throw await refusal(response);
  return ((await response.json()) as { data: T }).data;
}

/** A cancelled call stays a cancelled call; everything else that rejects is the network. */
export async function reach(send: SendRequest, path: string, init: RequestInit): Promise<Response> {
  try {
    return await send(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new CallError("network", MESSAGES.networkIssue);
  }
}

export async function refusal(response: Response): Promise<CallError> {
  if (response.status === 401) return new CallError("unauthenticated", MESSAGES.authenticationIssue);
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  return new CallError(body.code ?? "internal", body.message ?? MESSAGES.unexpected);
}

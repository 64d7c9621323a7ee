import { MESSAGES } from "#contract/messages.ts";
import { fetchPicture, noImage, readJson, send } from "#server/adapters/image-model/hosted/call.ts";
import type { Ask } from "#server/adapters/image-model/hosted/service.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";

type Reply = { data?: { url?: string; is_image_safe?: boolean }[] };

const png = (content: Uint8Array) => new Blob([new Uint8Array(content)], { type: "image/png" });

/** Ideogram's Precise Edit: the result has the size of what was sent, behind an address that ends. */
export const askIdeogram: Ask = async (service, { prompt, image, mark, quality }, { signal }) => {
  const form = new FormData();
  form.set("prompt", prompt);
  form.set("image", png(image), "photo.png");
  if (mark) form.set("mask", png(mark.content), "mask.png");
  if (quality) form.set("quality", quality);
  const url = `${service.baseUrl}/v2/image/precise-edit/${encodeURIComponent(service.model)}`;
  const call = { method: "POST", headers: { "api-key": service.apiKey ?? "" }, body: form };
  const reply = (await readJson(await send(service, url, call, signal))) as Reply | null;
  const [found] = reply?.data ?? [];
  if (found?.is_image_safe === false) throw new ModelRefusal("moderation", MESSAGES.modelContentPolicy);
  if (!found?.url) throw noImage();
  return { picture: await fetchPicture(found.url, service, signal), usage: null };
};

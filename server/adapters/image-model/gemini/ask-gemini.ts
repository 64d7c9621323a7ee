import { MESSAGES } from "#contract/messages.ts";
import { decodeBase64, noImage, readJson, send } from "#server/adapters/image-model/hosted/call.ts";
import type { Ask } from "#server/adapters/image-model/hosted/service.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";

type Part = { inlineData?: { mimeType?: string; data?: string } };
type Reply = {
  candidates?: { finishReason?: string; content?: { parts?: Part[] } }[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: { promptTokenCount?: number; candidatesTokenCount?: number };
};

/** About one megapixel; left out, the aspect ratio is that of the photo. */
const IMAGE_SIZE = "1K";

const inline = (content: Uint8Array) => ({
  inlineData: { mimeType: "image/png", data: Buffer.from(content).toString("base64") },
});

/** Google's generateContent call: no mask, but a second picture that the prompt explains. */
export const askGemini: Ask = async (service, { prompt, image, mark }, { signal }) => {
  const { apiKey, baseUrl, model } = service;
  const parts = [{ text: prompt }, inline(image), ...(mark ? [inline(mark.content)] : [])];
  const body = JSON.stringify({
    contents: [{ role: "user", parts }],
    generationConfig: { responseModalities: ["TEXT", "IMAGE"], imageConfig: { imageSize: IMAGE_SIZE } },
  });
  const headers = { "content-type": "application/json", "x-goog-api-key": apiKey ?? "" };
  const url = `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`;
  const response = await send(service, url, { method: "POST", headers, body }, signal);
  const reply = (await readJson(response)) as Reply | null;
  const [candidate] = reply?.candidates ?? [];
  const found = candidate?.content?.parts?.find(({ inlineData }) => inlineData?.data)?.inlineData?.data;
  if (!found) {
    const why = `${reply?.promptFeedback?.blockReason ?? ""} ${candidate?.finishReason ?? ""}`;
    if (/SAFETY|PROHIBITED|BLOCKLIST/.test(why))
      throw new ModelRefusal("moderation", MESSAGES.modelContentPolicy);
    throw noImage(new Error(`no picture, and as its reason: ${why.trim()}`));
  }
  const usage = reply?.usageMetadata ?? null;
  const told = usage && { input_tokens: usage.promptTokenCount, output_tokens: usage.candidatesTokenCount };
  return { picture: decodeBase64(found), usage: told };
};

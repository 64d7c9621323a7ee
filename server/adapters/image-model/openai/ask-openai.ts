import { HttpFault, send } from "#server/adapters/image-model/hosted/call.ts";
import type { Ask, Order, Service } from "#server/adapters/image-model/hosted/service.ts";
import { readAnswer } from "./read-answer.ts";

/** As many as the API gives: the first comes early, and people would rather see something than a bar. */
const PARTIALS = 2;

/** OpenAI's images API, and every server that speaks it in a dialect of its own. */
export const askOpenAi: Ask = async (service, order, { signal, onPartial }) => {
  const headers: Record<string, string> = service.apiKey ? { authorization: `Bearer ${service.apiKey}` } : {};
  const call = { method: "POST", headers, body: formOf(service, order) };
  const response = await send(service, `${service.baseUrl}/images/edits`, call, signal);
  return readAnswer(response, { service, signal, onPartial });
};

const png = (content: Uint8Array) => new Blob([new Uint8Array(content)], { type: "image/png" });

function formOf({ row, model }: Service, { prompt, image, mark, size, quality }: Order): FormData {
  if (row.protocol !== "openai") throw new HttpFault(500, "", `${row.name} speaks no OpenAI dialect`);
  const { dialect } = row;
  const form = new FormData();
  form.set("model", model);
  form.set("prompt", prompt);
  form.set("n", "1");
  form.set("size", `${size.width}x${size.height}`);
  const besides: Record<(typeof dialect.takes)[number], string | null> = {
    quality,
    output_format: "png",
    stream: "true",
    partial_images: String(PARTIALS),
  };
  for (const name of dialect.takes) {
    const value = besides[name];
    if (value !== null) form.set(name, value);
  }
  const second = mark?.form === "second-picture" ? mark.content : null;
  form.append(second ? "image[]" : dialect.image, png(image), "photo.png");
  if (second) form.append("image[]", png(second), "marked.png");
  else if (mark)
    form.set(mark.form === "drawn-outlines" ? "markup" : dialect.mask, png(mark.content), "mask.png");
  return form;
}

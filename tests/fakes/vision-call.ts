import type { IncomingMessage, ServerResponse } from "node:http";
import sharp from "sharp";

/** What one chat call with two pictures sent, after the checks of the original. */
export type LookCall = { model: string; pictures: { width: number; height: number }[] };

export type LookReply = (response: ServerResponse) => void;

const FIELDS = new Set(["model", "messages", "response_format", "max_completion_tokens"]);

type Part = { type: string; text?: string; image_url?: { url?: string } };
type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
};

/** The call, or what is wrong with it: strict schemas must name every property and allow no others. */
export async function readLookCall(request: IncomingMessage): Promise<LookCall | { fault: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  for (const name of Object.keys(body))
    if (!FIELDS.has(name)) return { fault: `Unknown parameter: '${name}'.` };
  const { json_schema: asked, type } = body.response_format ?? {};
  if (type !== "json_schema" || asked?.strict !== true || !/^[\w-]{1,64}$/.test(asked.name))
    return { fault: "Invalid response_format." };
  const loose = looseIn(asked.schema);
  if (loose) return { fault: `Invalid schema for response_format: In context=(${loose})` };
  const parts: Part[] = body.messages.at(-1).content;
  const urls = parts.flatMap((part) => (part.type === "image_url" ? [part.image_url?.url ?? ""] : []));
  if (!body.model || urls.length !== 2) return { fault: "Expected a model and two pictures." };
  const pictures = await Promise.all(
    urls.map((url) => sharp(Buffer.from(url.replace(/^data:image\/jpeg;base64,/, ""), "base64")).metadata()),
  );
  return { model: body.model, pictures: pictures.map(({ width, height }) => ({ width, height })) };
}

/** Where a schema is not strict; null when it is. */
function looseIn(schema: Schema, at = "root"): string | null {
  if (schema.items) return looseIn(schema.items, `${at}.items`);
  if (schema.type !== "object") return null;
  const names = Object.keys(schema.properties ?? {});
  if (schema.additionalProperties !== false || names.some((name) => !schema.required?.includes(name)))
    return at;
  return names.map((name) => looseIn(schema.properties?.[name] ?? {}, `${at}.${name}`)).find(Boolean) ?? null;
}

/** A whole answer with this message. */
export const says =
  (message: { content: string | null; refusal?: string }, finish_reason = "stop"): LookReply =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        id: "chatcmpl-fake",
        object: "chat.completion",
        created: 1,
        model: "fake",
        choices: [
          {
            index: 0,
            finish_reason,
            message: { role: "assistant", refusal: null, ...message },
            logprobs: null,
          },
        ],
        usage: { prompt_tokens: 900, completion_tokens: 90, total_tokens: 990 },
      }),
    );
  };

export const sees = (elements: unknown): LookReply => says({ content: JSON.stringify({ elements }) });

/** A square around a point, in shares of the picture. */
export const around = (x: number, y: number, half = 0.1) => [
  { x: x - half, y: y - half },
  { x: x + half, y: y - half },
  { x: x + half, y: y + half },
  { x: x - half, y: y + half },
];

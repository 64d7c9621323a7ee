import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type LookReply, says } from "./vision-call.ts";

/** What one chat call sent, after the checks of the original. */
export type LanguageCall = { model: string; system: string; given: { elements: string[]; text: string } };

const FIELDS = new Set(["model", "messages", "response_format", "max_completion_tokens"]);
export const LANGUAGE_KEY = "sk-words";

/** OpenAI's chat API for words alone, as strict about what it is sent; answers what the test says next, and nothing otherwise. */
export async function startLanguageServer(key = LANGUAGE_KEY) {
  const calls: LanguageCall[] = [];
  const replies: LookReply[] = [];
  const server = createServer(async (request, response) => {
    const refuse = (status: number, message: string) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ error: { message, type: "invalid_request_error", param: null, code: null } }),
      );
    };
    if (request.method !== "POST" || request.url !== "/v1/chat/completions") return refuse(404, "Not found.");
    if (request.headers.authorization !== `Bearer ${key}`) return refuse(401, "Incorrect API key.");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const unknown = Object.keys(body).find((name) => !FIELDS.has(name));
    if (unknown) return refuse(400, `Unknown parameter: '${unknown}'.`);
    const { type, json_schema: asked } = body.response_format ?? {};
    const { properties = {}, required = [], additionalProperties } = asked?.schema ?? {};
    const isStrict =
      asked?.strict === true &&
      additionalProperties === false &&
      Object.keys(properties).every((name) => required.includes(name));
    if (type !== "json_schema" || !isStrict) return refuse(400, "Invalid schema for response_format.");
    const [system, user] = body.messages;
    calls.push({ model: body.model, system: system.content, given: JSON.parse(user.content) });
    (replies.shift() ?? says({ content: '{"changes":[],"notUnderstood":[]}' }))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    nextWords: (reply: LookReply) => void replies.push(reply),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const rephrases = (changes: unknown, notUnderstood: unknown = []): LookReply =>
  says({ content: JSON.stringify({ changes, notUnderstood }) });

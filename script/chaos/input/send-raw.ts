import { request } from "node:http";
import type { DerivedCall } from "./derived-calls.ts";

/** Sends a call as it is: `fetch` would tidy its path and its headers. Rejects past the limit. */
export async function sendRaw(
  url: string,
  { method, path, headers, body }: DerivedCall,
  limitMs: number,
): Promise<{ status: number; text: string }> {
  const form = body instanceof FormData ? new Response(body) : null;
  const content = form ? Buffer.from(await form.arrayBuffer()) : Buffer.from(String(body ?? ""));
  const type = form?.headers.get("content-type");
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({
      hostname,
      port,
      method,
      path,
      headers: {
        ...(type ? { "content-type": type } : {}),
        ...headers,
        "content-length": Buffer.byteLength(content),
      },
      signal: AbortSignal.timeout(limitMs),
    });
    call.on("error", reject);
    call.on("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    call.end(content);
  });
}

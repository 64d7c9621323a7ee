import { Agent, request } from "node:http";

export type Shot = { method: "GET" | "POST" | "PUT"; path: string; body?: object; status: number };
export type Fired = { perSecond: number; p50Ms: number; p99Ms: number };

/** Sends `next()` over `connections` that stay open, each with one request under way, for `seconds`. @throws on an unexpected status. */
export async function fire(
  url: string,
  next: () => Shot,
  { seconds, connections, accessToken }: { seconds: number; connections: number; accessToken: string },
): Promise<Fired> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, path, body, status }: Shot) =>
    new Promise<void>((resolve, reject) => {
      const content = body && JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${accessToken}`,
        ...(content
          ? { "content-type": "application/json", "content-length": Buffer.byteLength(content) }
          : {}),
      };
      const sent = request(`${url}${path}`, { agent, method, headers }, (answer) => {
        answer.resume().once("end", () => {
          if (answer.statusCode === status) resolve();
          else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
        });
      });
      sent.once("error", reject).end(content);
    });
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let now = performance.now(); now < until; ) {
          await send(next());
          const ended = performance.now();
          times.push(ended - now);
          now = ended;
        }
      }),
    );
  } finally {
    agent.destroy();
  }
  const tookS = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / tookS, p50Ms: at(0.5), p99Ms: at(0.99) };
}

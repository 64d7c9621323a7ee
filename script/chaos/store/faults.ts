import { setTimeout as delay } from "node:timers/promises";
import { refuse, type StoreFault, type startS3Server } from "#tests/fakes/s3-server.ts";

export type Store = Awaited<ReturnType<typeof startS3Server>>;

export type Fault = {
  words: string;
  /** Whether the product must go on as if nothing had happened. */
  isBearable?: true;
  begin(store: Store): Promise<void> | void;
  end?(store: Store): Promise<void> | void;
};

function says(status: number, code: string): StoreFault {
  return (_, response) => refuse(response, { status, code });
}

const misbehaves = (words: string, fault: StoreFault): Fault => ({
  words,
  begin: (store) => store.misbehave(fault),
});

/** Longer than a slow store takes for an answer, shorter than what is taken for gone. */
const SLOW_MS = 400;
const PORTAL = "<!doctype html><title>Sign in to the network</title>";

/** Everything that happens to a store, or to what stands between it and us. */
export const FAULTS = {
  "errors-500": misbehaves("500 for everything", says(500, "InternalError")),
  "slow-down": misbehaves("503, please reduce your request rate", says(503, "SlowDown")),
  forbidden: misbehaves("403: the key was taken back", says(403, "AccessDenied")),
  "no-bucket": misbehaves("404: the bucket is gone", says(404, "NoSuchBucket")),
  refused: {
    words: "connections refused",
    begin: (store) => store.stop(),
    end: (store) => store.again(),
  },
  silent: misbehaves("connections taken, and nothing said", () => {}),
  slow: {
    words: "slow, and right",
    isBearable: true,
    begin: (store) => store.misbehave((_, __, answer) => void delay(SLOW_MS).then(answer)),
  },
  "cut-before": misbehaves("cut off before anything was kept", (_, response) => response.destroy()),
  "cut-after": misbehaves("cut off after it was kept and before the answer", (_, response, answer) => {
    response.end = (() => response.destroy()) as typeof response.end;
    answer();
  }),
  "cut-middle": misbehaves("answers cut off in the middle of the body", ({ method }, response, answer) => {
    if (method !== "GET") return answer();
    const end = response.end.bind(response) as (content?: unknown) => typeof response;
    response.end = ((content?: unknown) => {
      if (!(content instanceof Buffer)) return end(content);
      response.write(content.subarray(0, content.length / 2), () => response.destroy());
      return response;
    }) as typeof response.end;
    answer();
  }),
  half: misbehaves("half of a picture, told as the whole", ({ method }, response, answer) => {
    const end = response.end.bind(response) as (content?: unknown) => typeof response;
    response.end = ((content?: unknown) => {
      if (method !== "GET" || !(content instanceof Buffer)) return end(content);
      const part = content.subarray(0, content.length / 2);
      response.setHeader("Content-Length", part.length);
      return end(part);
    }) as typeof response.end;
    answer();
  }),
  portal: misbehaves("200 and a page of something in between", (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end(PORTAL);
  }),
  skew: {
    words: "a clock that is an hour ahead of ours",
    isBearable: true,
    begin: (store) => {
      store.clock.aheadMs = 3_600_000;
    },
    end: (store) => {
      store.clock.aheadMs = 0;
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

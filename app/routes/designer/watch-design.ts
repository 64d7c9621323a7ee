import { createParser } from "eventsource-parser";
import type { Api } from "#app/lib/api-type.ts";

const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 30_000;
/** The server says something every 15 seconds; a stream that is silent longer is dead. */
const SILENCE_MS = 40_000;

/**
 * Hears of changes by others until it is told to stop. A tab that nobody looks at holds no connection (a browser has six for one site)
 * and asks once when it is looked at again. Connections that break are taken up again: the first event of each tells how things stand.
 */
export function watchDesign(api: Api, id: string, onNews: (news: { updatedAt: string }) => void): () => void {
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const listen = async (signal: AbortSignal) => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = new AbortController();
    const waitOn = () => {
      clearTimeout(silence);
      silence = setTimeout(() => heard.abort(), SILENCE_MS);
    };
    try {
      waitOn();
      const response = await api.request(`/designs/${id}/events`, {
        headers: { Accept: "text/event-stream" },
        signal: AbortSignal.any([signal, heard.signal]),
      });
      if (!response.ok || !response.body) return;
      failures = 0;
      const parser = createParser({
        onEvent: ({ event, data }) => {
          if (event === "changed" || event === "gone") onNews(JSON.parse(data) as { updatedAt: string });
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        waitOn();
        parser.feed(value);
      }
    } catch {
      // Tried again below.
    } finally {
      clearTimeout(silence);
    }
  };
  const begin = () => {
    if (connection || document.hidden) return;
    clearTimeout(timer);
    const mine = new AbortController();
    connection = mine;
    void listen(mine.signal).then(() => {
      if (connection !== mine) return;
      connection = null;
      timer = setTimeout(begin, Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** failures++));
    });
  };
  const end = () => {
    clearTimeout(timer);
    connection?.abort();
    connection = null;
  };
  const look = () => (document.hidden ? end() : begin());
  document.addEventListener("visibilitychange", look);
  begin();
  return () => {
    document.removeEventListener("visibilitychange", look);
    end();
  };
}

import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { type LoadContext, tellPageFault } from "#app/lib/page-fault.ts";
import { earlyScriptOf } from "./early-script.ts";
import { EarlyScript } from "./early-script-tag.tsx";

/** Work that has not streamed by then is given up. */
const RENDER_TIMEOUT_MS = 5_000;
/** Our own server overwrites this header on each request, so nobody outside can choose the nonce. */
const NONCE_HEADER = "x-csp-nonce";

/** Faults of loaders; those of rendering come by `onError` below. */
export const handleError: HandleErrorFunction = (error, { request, context }) =>
  tellPageFault(error, request, context as LoadContext);

/** As the framework's own entry, with the charset in the header and the nonce of the content security policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: LoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  // Development has no such policy, and without one a browser shows the nonce to React, which then warns of it.
  // A kept page has none: it is the same for everybody, and its policy names hashes.
  const nonce = import.meta.env.DEV ? undefined : request.headers.get(NONCE_HEADER) || undefined;
  // Crawlers get the finished page; people get the shell at once.
  const whenReady = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
  let finalStatus = status;

  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <EarlyScript value={{ script: earlyScriptOf(new URL(request.url).pathname), nonce }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </EarlyScript>,
      {
        nonce,
        [whenReady]() {
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timer);
              callback();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          tellPageFault(error, request, loadContext);
        },
      },
    );
    const timer = setTimeout(() => abort(), RENDER_TIMEOUT_MS);
  });
}

import { ACCESS } from "#contract/access.ts";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

const fieldsOf = (endpoint: Endpoint) =>
  (["params", "query", "body", "form"] as const)
    .filter((part) => endpoint[part])
    .map(
      (part) =>
        `<dt>${part}</dt><dd><code>${Object.keys(endpoint[part]?.shape ?? {})
          .map(escapeHtml)
          .join("</code> <code>")}</code></dd>`,
    )
    .join("");

/** A page a person can read; the whole truth is the document that it links to. */
export const docsPage = (endpoints: Endpoints, product: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(product)} API</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}
h2{font-size:1rem;margin:2rem 0 .25rem}code{font-size:.9em}dl{margin:.25rem 0;display:grid;grid-template-columns:5rem 1fr}dd{margin:0}
</style></head><body><h1>${escapeHtml(product)} API</h1>
<p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. A call that works answers <code>{ "success": true }</code> with its
fields beside it; one that does not answers <code>{ "success": false, "message", "error", "code", "requestId" }</code>.</p>
${Object.values(endpoints as Record<string, Endpoint>)
  .map(
    (endpoint) => `<section><h2><code>${endpoint.method} /api${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)}${ACCESS[endpoint.access].needsSession ? " (signed in)" : ""}</p><dl>${fieldsOf(endpoint)}</dl></section>`,
  )
  .join("\n")}
</body></html>`;

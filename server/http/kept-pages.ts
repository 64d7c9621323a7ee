import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import type { ServerBuild } from "react-router";
import type { KeptPage } from "#contract/site.ts";
import { trimStyles } from "./page-styles.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

export type ReadyPage = {
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
  etag: string;
  /** Sources for the security policy: the hashes of the page's own inline scripts. */
  scriptSources: string[];
};

/** The pages of the build that are the same for everybody, as their routes name them. */
export const keptPagesOf = (build: ServerBuild): KeptPage[] =>
  Object.values(build.routes).flatMap(
    (route) => (route?.module.handle as { kept?: KeptPage[] } | undefined)?.kept ?? [],
  );

/** Scripts that run; blocks of structured data do not, and a policy says nothing of them. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|\stype="application\/))[^>]*>([\s\S]*?)<\/script>/g;

async function makeReady(html: string): Promise<ReadyPage> {
  const identity = new Uint8Array(Buffer.from(html));
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    toGzip(identity, { level: 9 }),
  ]);
  const digest = (text: string | Uint8Array) => createHash("sha256").update(text).digest("base64");
  return {
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    etag: `"${digest(identity).slice(0, 22)}"`,
    scriptSources: [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => `'sha256-${digest(script!)}'`),
  };
}

/** The smallest encoding that the browser takes; `br;q=0` says that it does not. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const taken = parseAccept(accepted ?? "");
  const takes = (name: Encoding) =>
    ((taken.find(({ type }) => type.toLowerCase() === name) ?? taken.find(({ type }) => type === "*"))?.q ??
      0) > 0;
  return (["br", "gzip"] as const).find(takes) ?? "identity";
}

/**
 * Pages that are rendered once and kept ready to send, compressed as far as it goes. They are rendered anew on another day,
 * because some of them name the year.
 */
export function createKeptPages(options: {
  pages: readonly KeptPage[];
  render(path: string): Promise<Response>;
  today?: () => string;
}) {
  const { pages, render, today = () => new Date().toISOString().slice(0, 10) } = options;
  const paths = new Set(pages.map(({ path }) => path));
  const kept = new Map<string, { day: string; page: Promise<ReadyPage> }>();

  async function make(path: string): Promise<ReadyPage> {
    const response = await render(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return makeReady(trimStyles(await response.text()));
  }

  /** The page at a path; null when it is not one of these. */
  function find(path: string): Promise<ReadyPage> | null {
    if (!paths.has(path)) return null;
    const day = today();
    const known = kept.get(path);
    if (known?.day === day) return known.page;
    const page = make(path);
    kept.set(path, { day, page });
    // A page that failed is tried again by the next visitor.
    page.catch(() => kept.delete(path));
    return page;
  }

  return {
    find,
    /** Renders them all, one after the other; a page with a fault says so before a visitor finds it. */
    async warm(): Promise<void> {
      for (const path of paths) await find(path);
    },
  };
}

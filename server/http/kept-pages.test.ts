import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding, createKeptPages } from "./kept-pages.ts";

const HTML = `<script>start()</script><script type="application/ld+json">{"a":1}</script><p>Yard</p>`;

function keep(day = { now: "2026-12-31" }) {
  const asked: string[] = [];
  const pages = createKeptPages({
    pages: [{ path: "/" }, { path: "/broken" }],
    render: async (path) => {
      asked.push(path);
      return path === "/broken" ? new Response("no", { status: 500 }) : new Response(HTML);
    },
    today: () => day.now,
  });
  return { pages, asked, day };
}

describe("kept pages", () => {
  it("are rendered once and sent in the encoding that the browser takes", async () => {
    const { pages, asked } = keep();
    const page = (await pages.find("/"))!;
    await pages.find("/");
    expect(asked).toEqual(["/"]);
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(HTML);
    expect(gunzipSync(page.bodies.gzip).toString()).toBe(HTML);
    expect(Buffer.from(page.bodies.identity).toString()).toBe(HTML);
  });

  it("name the hash of each script that runs, and of no data", async () => {
    const page = (await keep().pages.find("/"))!;
    // echo -n 'start()' | openssl dgst -sha256 -binary | base64
    expect(page.scriptSources).toEqual(["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"]);
  });

  it("name the hash of scripts with a name or a type, and of none that is a file", async () => {
    const pages = createKeptPages({
      pages: [{ path: "/" }],
      render: async () =>
        new Response(
          `<script id="a">start()</script><script type="module" async="">start()</script><script src="/a.js"></script>`,
        ),
    });
    const start = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
    expect((await pages.find("/"))?.scriptSources).toEqual([start, start]);
  });

  it("are rendered anew on another day, because some name the year", async () => {
    const { pages, asked, day } = keep();
    await pages.find("/");
    day.now = "2027-01-01";
    await pages.find("/");
    expect(asked).toEqual(["/", "/"]);
  });

  it("leave every other path to the rest of the server", () => {
    expect(keep().pages.find("/login")).toBeNull();
  });

  it("are tried again after a fault, and the fault is told at the start", async () => {
    const { pages, asked } = keep();
    await expect(pages.warm()).rejects.toThrow("/broken answered 500");
    await expect(pages.find("/broken")).rejects.toThrow();
    expect(asked).toEqual(["/", "/broken", "/broken"]);
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.0", "identity"],
    ["gzip;q=1, BR;q=0.5", "br"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["*, br;q=0", "gzip"],
    ["brotli", "identity"],
    [undefined, "identity"],
  ])("answer %s with %s", (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

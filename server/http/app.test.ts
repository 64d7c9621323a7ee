import { afterAll, beforeAll, expect, it } from "vitest";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram(quickDatabase(), { environment: { PUBLIC_URL: "https://yard.example" } });
  const script = { "Content-Type": "text/javascript; charset=utf-8" };
  for (const name of ["page-B1.js", "live.worker-B1.js"])
    program.app.get(`/assets/${name}`, (c) => c.body("1", 200, script));
  program.app.get("/assets/page-gone.js", (c) => c.html("<p>Gone</p>", 404));
});
afterAll(() => program.close());

it.each(["/healthz", "/api/docs", "/api/nothing/here"])(
  "%s says what its page may load, who may frame it and how it is read",
  async (path) => {
    const { headers } = await program.client.request(path);
    const policy = headers.get("content-security-policy")?.replace(/'nonce-[\w-]{22}'/, "NONCE");
    expect(policy?.split("; ")).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval' NONCE",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "connect-src 'self' blob:",
      "frame-src 'self'",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  },
);

it("sends a page's script without what only documents and workers obey", async () => {
  const namesOf = async (path: string) => [...(await program.client.request(path)).headers.keys()];
  const sparse = await namesOf("/assets/page-B1.js");
  expect(sparse).toContain("x-content-type-options");
  expect(sparse).not.toContain("permissions-policy");
  expect(sparse).not.toContain("content-security-policy");
  for (const path of ["/assets/live.worker-B1.js", "/assets/page-gone.js"])
    expect(await namesOf(path), path).toEqual(
      expect.arrayContaining(["content-security-policy", "x-frame-options"]),
    );
});

it("gives each answer a nonce of its own", async () => {
  const policyOf = async () =>
    (await program.client.request("/healthz")).headers.get("content-security-policy");
  expect(await policyOf()).not.toBe(await policyOf());
});

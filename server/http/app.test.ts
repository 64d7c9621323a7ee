import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram("embedded", { environment: { PUBLIC_URL: "https://yard.example" } });
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
      "connect-src 'self'",
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

it("gives each answer a nonce of its own", async () => {
  const policyOf = async () =>
    (await program.client.request("/healthz")).headers.get("content-security-policy");
  expect(await policyOf()).not.toBe(await policyOf());
});

import { expect, it } from "vitest";
import { rememberReadiness } from "./readiness.ts";

it("looks once however many ask, and again after a second, whether it was well or not", async () => {
  let looks = 0;
  let ms = 0;
  let fault: Error | null = null;
  const checkReady = rememberReadiness(
    async () => {
      looks++;
      if (fault) throw fault;
    },
    () => ms,
  );
  await Promise.all(Array.from({ length: 50 }, checkReady));
  await checkReady();
  expect(looks).toBe(1);
  fault = new Error("disk full");
  await checkReady();
  ms = 1_000;
  for (let i = 0; i < 50; i++) await expect(checkReady()).rejects.toThrow("disk full");
  expect(looks).toBe(2);
  fault = null;
  ms = 2_000;
  await checkReady();
  expect(looks).toBe(3);
});

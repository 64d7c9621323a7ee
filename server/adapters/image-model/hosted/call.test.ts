import { expect, it } from "vitest";
import { texts } from "./call.ts";

async function read(content: string, maxBytes: number): Promise<string> {
  let all = "";
  for await (const text of texts(new Response(content), maxBytes)) all += text;
  return all;
}

it("a service's answer is read up to its largest size, and no byte further", async () => {
  expect(await read("ten bytes.", 10)).toBe("ten bytes.");
  await expect(read("ten bytes.", 9)).rejects.toThrow();
});

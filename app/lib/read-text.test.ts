import { expect, it } from "vitest";
import { readText } from "./read-text.ts";

const read = (bytes: number[]) => readText(new Blob([new Uint8Array(bytes)]));

it("refuses a workbook", async () => {
  await expect(read([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00])).rejects.toThrow("no text");
});

it("reads UTF-8, and a file of Excel on Windows", async () => {
  expect(await read([0xef, 0xbb, 0xbf, 0xc3, 0xa9])).toBe("é");
  expect(await read([0xe9, 0x20, 0x96, 0x20, 0xbd])).toBe("é – ½");
});

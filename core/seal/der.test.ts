import { describe, expect, it } from "vitest";
import { bytesOfHex, derChildren, hexOf, readDer, SealFault, writeDer } from "./der.ts";

const bytes = (hex: string) => bytesOfHex(hex.replaceAll(" ", ""));

describe("DER", () => {
  it("is read back as it was written, with long lengths too", () => {
    const long = writeDer(0x04, new Uint8Array(300).fill(7));
    expect(hexOf(long.subarray(0, 4))).toBe("0482012c");
    const list = readDer(writeDer(0x30, bytes("020105"), long));
    expect(derChildren(list).map(({ tag, start }) => [tag, start])).toEqual([
      [0x02, 4],
      [0x04, 7],
    ]);
  });

  it.each([
    ["a length of unknown end", "30 80 00 00"],
    ["a long form where a short one serves", "04 81 01 00"],
    ["a length that begins with a zero", "04 82 00 80"],
    ["more than there is", "04 03 01 02"],
    ["a tag of several bytes", "1f 81 01 00"],
    ["nothing", ""],
  ])("refuses %s", (_, hex) => {
    expect(() => readDer(bytes(hex))).toThrow(SealFault);
  });
});

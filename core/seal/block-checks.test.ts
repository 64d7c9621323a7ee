import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBlocks, findChanges, readBlockChecks } from "./block-checks.ts";

const file = Uint8Array.from({ length: 10_000 }, (_, i) => (i * 7919) % 251);
const checks = checkBlocks(file);

describe("the check sums of a file's blocks", () => {
  it("has the sums that PNG and ZIP have", () => {
    const sum = checkBlocks(Uint8Array.from("123456789", (digit) => digit.charCodeAt(0))).crc32;
    expect(sum).toBe("cbf43926");
  });

  it("finds nothing in the file itself", () => {
    expect(findChanges(file, checks)).toEqual([]);
  });

  it("names any one byte that changed, what it was and what it is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: file.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, flip) => {
          const changed = file.slice();
          const was = file[at] ?? 0;
          changed[at] = was ^ flip;
          const found = findChanges(changed, checks);
          expect(found.map(({ byte }) => byte)).toEqual([{ at, was, is: was ^ flip }]);
        },
      ),
    );
  });

  it("names the blocks of a longer change, and those that are gone", () => {
    const changed = file.slice();
    changed.fill(0, 4000, 4200);
    expect(findChanges(changed, checks)).toEqual([{ from: 0, to: 8192, byte: null }]);
    expect(findChanges(file.subarray(0, 9000), checks)).toMatchObject([{ from: 8192, to: 10_000 }]);
  });

  it("are themselves not believed once they changed", () => {
    const text = JSON.stringify(checks);
    expect(readBlockChecks(text)).toEqual(checks);
    for (const other of [text.replace('"bytes":10000', '"bytes":10001'), text.replace("4096", "4095"), "{"])
      expect(readBlockChecks(other)).toBeNull();
    const first = checks.crc32[0] === "0" ? "1" : "0";
    const crc32 = first + checks.crc32.slice(1);
    expect(readBlockChecks(JSON.stringify({ ...checks, crc32 }))).toBeNull();
  });
});

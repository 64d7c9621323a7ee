// Vitest compares pictures value by value, and lists their keys first: half a second for a megapixel. Equal bytes are equal.
import { expect } from "vitest";

expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    ArrayBuffer.isView(a) &&
    ArrayBuffer.isView(b) &&
    Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
    Buffer.compare(bytesOf(a), bytesOf(b)) === 0
      ? true
      : // What differs is told as before.
        undefined,
]);

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  Buffer.from(buffer, byteOffset, byteLength);

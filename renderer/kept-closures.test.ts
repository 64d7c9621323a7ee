import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it } from "vitest";
import { beginKeeping, endKeeping, keepClosures } from "./kept-closures.ts";

// V8 collects when it likes; this asks it to.
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

afterAll(() => {
  beginKeeping();
  endKeeping();
});

/** A closure kept for the design in the making, and what tells whether it is still there. */
function keepOne(): WeakRef<object> {
  const closure = () => closure;
  keepClosures(closure);
  return new WeakRef(closure);
}

/** A weak reference holds until the task that made or read it is over. */
async function isThere(closure: WeakRef<object>): Promise<boolean> {
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  return closure.deref() !== undefined;
}

describe("closures of a design", () => {
  it("are kept until the next design has made its own", async () => {
    beginKeeping();
    const closure = keepOne();
    expect(await isThere(closure)).toBe(true);
    endKeeping();
    beginKeeping();
    expect(await isThere(closure)).toBe(true);
    endKeeping();
    expect(await isThere(closure)).toBe(false);
  });

  it("outlive designs that are cancelled", async () => {
    beginKeeping();
    const closure = keepOne();
    endKeeping();
    beginKeeping();
    const cancelled = keepOne();
    beginKeeping();
    expect(await isThere(cancelled)).toBe(false);
    expect(await isThere(closure)).toBe(true);
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { loadAgain } from "./late-part.ts";

function failing(times: number) {
  let tries = 0;
  return vi.fn(async () => {
    if (tries++ < times) throw new TypeError("Failed to fetch dynamically imported module");
    return "the part";
  });
}
const atOnce = () => Promise.resolve();

describe("a script that comes late", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is asked for again when it did not come, with longer pauses", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const pauses: number[] = [];
    const load = failing(3);
    expect(await loadAgain(load, async (ms) => void pauses.push(ms))).toBe("the part");
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
  });

  it("waits for the network of a device that has none", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    const load = failing(1);
    const part = loadAgain(load, atOnce);
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event("online"));
    expect(await part).toBe("the part");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is given up in the end", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const load = failing(9);
    await expect(loadAgain(load, atOnce)).rejects.toThrow("Failed to fetch");
    expect(load).toHaveBeenCalledTimes(5);
  });
});

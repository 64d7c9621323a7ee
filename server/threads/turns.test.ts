import { describe, expect, it } from "vitest";
import { createTurns } from "./turns.ts";

const limits = { size: 1, perPerson: 1, waitMs: 60_000, waitingMax: 100 };

describe("turns", () => {
  /** Asks for a turn at once, notes when it came, and gives it back in the next round of the event loop. */
  function ask(turns: ReturnType<typeof createTurns>, came: string[]) {
    return async (name: string) => {
      const end = await turns.take(name.slice(0, 1));
      came.push(name);
      setImmediate(end);
    };
  }

  it("go round the people who wait, however much each asks for", async () => {
    const came: string[] = [];
    const take = ask(createTurns(limits), came);
    const asked = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map(take);
    await Promise.all(asked);
    await expect.poll(() => came).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  it("leave a place to others that one person may not have", async () => {
    const turns = createTurns({ ...limits, size: 3, perPerson: 2 });
    const ends = [await turns.take("a"), await turns.take("a")];
    let third = false;
    const waiting = turns.take("a").then(() => {
      third = true;
    });
    (await turns.take("b"))();
    expect(third).toBe(false);
    ends[0]?.();
    await waiting;
  });

  it("end once, however often they are given back", async () => {
    const turns = createTurns(limits);
    const end = await turns.take("a");
    end();
    end();
    const endOfB = await turns.take("b");
    const came: string[] = [];
    const waiting = turns.take("c").then((endOfC) => {
      came.push("c");
      endOfC();
    });
    await new Promise(setImmediate);
    expect(came).toEqual([]);
    endOfB();
    await waiting;
  });

  it("refuse who waits too long, and at once when too many wait", async () => {
    const turns = createTurns({ ...limits, waitMs: 5, waitingMax: 1 });
    const end = await turns.take("a");
    const waiting = expect(turns.take("b")).rejects.toMatchObject({ code: "unavailable", retryAfterS: 5 });
    await expect(turns.take("c")).rejects.toMatchObject({ code: "unavailable" });
    await waiting;
    end();
    (await turns.take("c"))();
  });
});

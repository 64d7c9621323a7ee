import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { CALLS, type CallName } from "./calls.ts";

describe("the browser's list of calls", () => {
  it.each(Object.entries(CALLS))("spells %s as the contract does", (name, row) => {
    const { method, path } = endpoints[name as CallName];
    expect({ method: row.method, path: row.path }).toEqual({ method, path });
  });

  it.each(Object.entries(CALLS))(
    "sends credentials with %s unless the contract calls it public",
    (name, row) => {
      expect("open" in row).toBe(endpoints[name as CallName].access === "public");
    },
  );
});

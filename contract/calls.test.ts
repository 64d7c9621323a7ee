import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CALLS } from "./calls.ts";
import type { Endpoint, EndpointRows } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";

describe("the table of calls", () => {
  it("names each method and path once", () => {
    const seen = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("is what the endpoints serve", () => {
    const served = Object.entries<Endpoint>(ENDPOINTS).map(
      ([name, { method, path, access, role, logsItself }]) => [
        name,
        { method, path, access, role, logsItself },
      ],
    );
    expect(Object.fromEntries(served)).toEqual(CALLS);
  });

  it("is asked by the compiler: a row without access or role, with another path or of an unknown name is refused", () => {
    const rest = { summary: "Who am I", reply: z.object({}) };
    const { access: _, ...withoutAccess } = CALLS.verify;
    const { role: __, ...withoutRole } = CALLS.verify;
    const refused = [
      // @ts-expect-error: nobody said who may call it.
      { verify: { ...withoutAccess, ...rest } } satisfies EndpointRows,
      // @ts-expect-error: nobody said as which member of a company.
      { verify: { ...withoutRole, ...rest } } satisfies EndpointRows,
      // @ts-expect-error: the browser would call another path.
      { verify: { ...CALLS.verify, ...rest, path: "/auth/me" } } satisfies EndpointRows,
      // @ts-expect-error: the browser does not know it.
      { unknown: { ...CALLS.verify, ...rest } } satisfies EndpointRows,
    ];
    expect(refused).toHaveLength(4);
  });
});

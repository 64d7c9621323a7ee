import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { VISITOR_HEADER } from "#contract/site.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import type { HttpEnv } from "./context.ts";
import type { Visitors } from "./visitor.ts";

/** For whom a request comes: the visitor that a page of this process names, else the sender, as limits count it. */
export const clientIp =
  (visitors: Pick<Visitors, "read">, { trustProxy }: { trustProxy: boolean }) =>
  (c: Context<HttpEnv>): string => {
    const visitor = visitors.read(c.req.header(VISITOR_HEADER));
    if (visitor !== null) return visitor;
    // Requests that a test hands over directly come from no socket.
    const env: unknown = c.env;
    const hasSocket = typeof env === "object" && env !== null && "incoming" in env;
    const peer = hasSocket ? (getConnInfo(c).remote.address ?? "unknown") : "local";
    const forwarded = trustProxy ? c.req.header("x-forwarded-for") : undefined;
    return networkOf(clientAddress(forwarded, peer));
  };

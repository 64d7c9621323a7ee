import type { ACCESS, Access } from "./access.ts";
import type { MemberRole } from "./roles.ts";

type NeedsSession = { [A in Access]: (typeof ACCESS)[A]["needsSession"] extends true ? A : never }[Access];

export type Call = { method: "GET" | "POST" | "PUT" | "DELETE"; path: `/${string}` } & (
  | {
      access: NeedsSession;
      /** The least role in its company that may make this call. */
      role: MemberRole;
      /** Keeps by itself who made the change: the caller's account has another id after it. */
      logsItself?: true;
    }
  | { access: Exclude<Access, NeedsSession>; role?: never; logsItself?: never }
);

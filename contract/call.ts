import type { Access } from "./access.ts";

export type Call = { method: "GET" | "POST" | "PUT" | "DELETE"; path: `/${string}`; access: Access };

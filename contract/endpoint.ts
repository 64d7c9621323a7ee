import type { z } from "zod";
import type { Call } from "./call.ts";
import type { CALLS, CallName } from "./calls.ts";

/**
 * One call of the wire: its row of `CALLS` with its schemas. The server mounts the table, the tests walk through it and the OpenAPI
 * document is written from it. Paths spell parameters `:id`.
 */
export type Endpoint = Call & {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** multipart/form-data; files are `z.file()`. */
  form?: z.ZodObject;
  /** What a 2xx answer holds beside `success: true`. `"events"` = Server-Sent Events, `"file"` = a download. */
  reply: z.ZodObject | "events" | "file";
  /** Status of the good answer; 200 unless told. */
  status?: 200 | 201 | 202;
};

export type Endpoints = Record<string, Endpoint>;

/** Some rows of the contract's table, each with method, path and access of the call that it is named after. */
export type EndpointRows = { [N in CallName]?: Endpoint & (typeof CALLS)[N] };

type Part = "params" | "query" | "body" | "form";

/** What a handler receives: every declared part, parsed. */
export type Input<E extends Endpoint> = {
  [P in Part as E extends Record<P, z.ZodType> ? P : never]: E extends Record<P, infer S extends z.ZodType>
    ? z.output<S>
    : never;
};

/** What a caller sends: every declared part, before parsing. */
export type CallInput<E extends Endpoint> = {
  [P in Part as E extends Record<P, z.ZodType> ? P : never]: E extends Record<P, infer S extends z.ZodType>
    ? z.input<S>
    : never;
};

/** The fields of a good answer, without the `success` that the mount adds. */
export type Reply<E extends Endpoint> = E["reply"] extends z.ZodType ? z.output<E["reply"]> : never;

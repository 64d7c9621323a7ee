import type { z } from "zod";

/** Who may call: anybody, anybody (known if signed in), or signed-in people only. */
export type Access = "public" | "optional" | "signed-in";

/**
 * One call of the wire: a row of the table that the server mounts, the browser calls, the tests walk through and the
 * OpenAPI document is written from. Paths are relative to `/api` and spell parameters `:id`.
 */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  summary: string;
  access: Access;
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

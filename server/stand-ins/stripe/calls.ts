import type { z } from "zod";

type Work = <S extends z.ZodType>(
  path: string,
  schema: S,
  work: (input: z.output<S>, about: { id: string; account: string }) => object,
) => void;
/** Mounts calls at a path; `about` is whom and what the path and the headers name. */
export type Calls = { post: Work; get: Work; delete: Work };

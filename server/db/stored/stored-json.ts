import { customType } from "drizzle-orm/pg-core";
import type { z } from "zod";

/**
 * A column of JSON of one kind. What is read is checked once, here, against the schema of its kind; what does not fit is a fault of the
 * database and is thrown, never passed on. A schema names what rows of every release have, and the value is handed on as it is stored.
 */
export const storedJson = <T>(kind: string, schema: z.ZodType) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => {
      const read: unknown = typeof value === "string" ? JSON.parse(value) : value;
      const { error } = schema.safeParse(read);
      if (error) throw new Error(`the stored ${kind} cannot be read`, { cause: error });
      return read as T;
    },
  });

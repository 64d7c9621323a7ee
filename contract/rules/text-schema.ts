import { z } from "zod";
import type { TextRule } from "./text-rule.ts";

/** The schema of a text by its rule, with the rule's own sentences. */
export function textSchema({ checks, optional, untrimmed }: TextRule): z.ZodString {
  const [first] = checks;
  const text = z.string(first && "min" in first ? { error: first.says } : undefined);
  return checks.reduce(
    (schema, check) => {
      if ("min" in check) return schema.min(optional ? 0 : check.min, check.says);
      if ("max" in check) return schema.max(check.max, check.says);
      const { shape, says } = check;
      return optional
        ? schema.refine((value) => value === "" || shape.test(value), says)
        : schema.regex(shape, says);
    },
    untrimmed ? text : text.trim(),
  );
}

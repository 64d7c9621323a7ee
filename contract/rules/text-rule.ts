export type TextCheck = { says: string } & ({ min: number } | { max: number } | { shape: RegExp });

/**
 * What a text that a person types must be. Forms ask `faultOf`; the contract's schemas are made of the same rule (`text-schema.ts`).
 * Lengths count characters of JavaScript.
 */
export type TextRule = {
  /** In order: the first that the text fails says what is wrong. */
  checks: readonly TextCheck[];
  /** An empty text is fine. */
  optional?: true;
  /** Spaces at both ends belong to the text: a password's do. */
  untrimmed?: true;
};

export const optional = (rule: TextRule): TextRule => ({ ...rule, optional: true });

function holds(check: TextCheck, text: string): boolean {
  if ("min" in check) return text.length >= check.min;
  if ("max" in check) return text.length <= check.max;
  return check.shape.test(text);
}

/** The sentence to show, or undefined. */
export function faultOf(rule: TextRule, typed: string): string | undefined {
  const text = rule.untrimmed ? typed : typed.trim();
  if (rule.optional && text === "") return;
  return rule.checks.find((check) => !holds(check, text))?.says;
}

/** The sentences of a whole form, by field. */
export const faultsOf = <F extends string>(
  rules: Record<F, TextRule>,
  values: Record<NoInfer<F>, string>,
): Partial<Record<F, string>> =>
  Object.fromEntries(
    Object.entries<TextRule>(rules).map(([field, rule]) => [field, faultOf(rule, values[field as F])]),
  ) as Partial<Record<F, string>>;

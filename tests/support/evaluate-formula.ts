import type { TakeoffInput } from "#core/takeoff/takeoff-line.ts";

/**
 * Works out the text of a formula from its inputs, the way a person with a calculator would. Names are replaced by
 * values, longest first, so that "base depth" is never read as "depth"; what remains may hold digits and operators alone.
 */
export function evaluateFormula(formula: string, inputs: readonly TakeoffInput[]): number {
  let text = formula;
  const longestFirst = [...inputs].sort((a, b) => b.name.length - a.name.length);
  const slots = longestFirst.map(({ name }, index) => {
    text = text.replaceAll(new RegExp(`(?<![a-z])${name}(?![a-z])`, "g"), `#${index}#`);
    return index;
  });
  for (const index of slots) text = text.replaceAll(`#${index}#`, `(${longestFirst[index]!.value})`);
  text = text
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replaceAll("−", "-")
    .replaceAll("roundUp", "ceil")
    .replaceAll("greater", "max");
  if (!/^(ceil|max|[,\d\s.()+\-*/e])*$/.test(text)) throw new Error(`Not worked out: ${formula} -> ${text}`);
  const ceil = (value: number) => Math.ceil(value - 1e-9);
  return new Function("ceil", "max", `return ${text}`)(ceil, Math.max);
}

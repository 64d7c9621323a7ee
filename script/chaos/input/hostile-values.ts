import type { z } from "zod";

/** Texts that no database stores, and names that every object has. */
const HOSTILE_TEXTS = [
  "\0",
  "a\0b",
  "\ud800",
  "a\udfff",
  "\udc00\ud800",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "valueOf",
  "\u202e\uffff",
] as const;

/** Texts that some schema or other takes for good ones. */
const GOOD_TEXTS = [
  "yard",
  "00000000-0000-4000-8000-000000000000",
  "person@example.com",
  "Correct-Horse-9",
  "+1 555 0100",
  "demo_12345678",
  "a".repeat(22),
  "12",
  "https://example.com/",
];

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  in?: z.ZodType;
  out?: z.ZodType;
  valueType?: z.ZodType;
};
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** A value that fits the schema, as it is sent; undefined when none was found. */
function goodValue(schema: z.ZodType): unknown {
  const def = defOf(schema);
  const candidates: unknown[] =
    def.type === "object"
      ? [Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, field]) => [key, goodValue(field)]))]
      : def.type === "array"
        ? [1, 5, 10].map((count) => Array.from({ length: count }, () => goodValue(def.element!)))
        : def.type === "union"
          ? def.options!.map(goodValue)
          : def.type === "pipe"
            ? [
                isJsonText(def) ? JSON.stringify(goodValue(def.out!)) : goodValue(def.out!),
                goodValue(def.in!),
              ]
            : def.innerType
              ? [goodValue(def.innerType)]
              : [
                  ...(def.values ?? []),
                  ...Object.values(def.entries ?? {}),
                  ...GOOD_TEXTS,
                  1,
                  50,
                  10,
                  true,
                  {},
                ];
  return candidates.find((candidate) => schema.safeParse(candidate).success);
}

/** A text that is read as JSON and then held to a schema of its own. */
function isJsonText({ in: from, out }: Def): boolean {
  if (!from || !out || defOf(from).type !== "pipe") return false;
  const text = defOf(from).in;
  return text !== undefined && defOf(text).type === "string" && defOf(out).type !== "string";
}

/** Values of the schema with one hostile text in each place that takes text, keys where any key goes included. */
function hostileValues(schema: z.ZodType): unknown[] {
  const def = defOf(schema);
  if (def.innerType) return hostileValues(def.innerType);
  switch (def.type) {
    case "string":
      return [...HOSTILE_TEXTS];
    case "enum":
    case "literal":
    case "number":
      return ["__proto__", "\0"];
    case "unknown":
    case "any":
      return HOSTILE_TEXTS.flatMap((text) => [text, withKey(text), [{ deep: withKey(text) }]]);
    case "record":
      return [
        ...HOSTILE_TEXTS.map(withKey),
        ...hostileValues(def.valueType!).map((value) => ({ key: value })),
      ];
    case "array":
      return hostileValues(def.element!).map((value) => [value]);
    case "union":
      return def.options!.flatMap(hostileValues);
    case "pipe":
      return isJsonText(def)
        ? hostileValues(def.out!).map((value) => JSON.stringify(value))
        : hostileValues(defOf(def.in!).type === "transform" ? def.out! : def.in!);
    case "object":
      return hostileFields(def.shape ?? {}, goodValue(schema) as Record<string, unknown> | undefined);
    default:
      return [];
  }
}

/** The base with one field after the other made hostile, and with one key more that is. */
export const hostileFields = (
  shape: Record<string, z.ZodType>,
  base: Record<string, unknown> = {},
): Record<string, unknown>[] => [
  ...Object.entries(shape).flatMap(([key, field]) =>
    hostileValues(field).map((value) => ({ ...base, [key]: value })),
  ),
  ...HOSTILE_TEXTS.map((text) => ({ ...base, ...withKey(text) })),
];

/** `__proto__` too becomes a key of the object's own. */
const withKey = (key: string): Record<string, unknown> => Object.fromEntries([[key, 1]]);

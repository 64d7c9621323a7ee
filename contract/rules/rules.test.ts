import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CompanyBody } from "#contract/endpoints/company.ts";
import { ProjectBody } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";
import { confirmationFault, EMAIL, LOGIN_RULES, NEW_PASSWORD, PHONE, REGISTER_RULES } from "./account.ts";
import { COMPANY_RULES, validDaysFault } from "./company.ts";
import { PROJECT_RULES } from "./project.ts";
import { faultOf, type TextRule } from "./text-rule.ts";
import { textSchema } from "./text-schema.ts";

type Schema = { safeParse(value: unknown): { error?: { issues: { message: string }[] } } };
const firstSentence = (schema: Schema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

/** Texts of any kind, of the letters that rules look for, and of lengths near the rule's own edges. */
function textsNear({ checks }: TextRule) {
  const letters = fc.constantFrom(..."aB3@. +-()<é\n\t");
  const edges = checks.flatMap((check) => ("min" in check ? check.min : "max" in check ? check.max : []));
  return fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: letters, maxLength: 30 }),
    ...edges.map((edge) =>
      fc.string({
        unit: fc.constantFrom("a", "é", " "),
        minLength: Math.max(0, edge - 2),
        maxLength: edge + 3,
      }),
    ),
  );
}

const FORMS = {
  "sign-in": LOGIN_RULES,
  "sign-up": REGISTER_RULES,
  company: COMPANY_RULES,
  project: PROJECT_RULES,
};
const RULES = Object.entries(FORMS).flatMap(([form, rules]) =>
  Object.entries<TextRule>(rules).map(([field, rule]) => [form, field, rule] as const),
);

describe("the rules of the forms", () => {
  it.each(RULES)("of %s say of the %s what its schema says", (_form, _field, rule) => {
    const schema = textSchema(rule);
    fc.assert(
      fc.property(textsNear(rule), (text) => {
        expect(faultOf(rule, text)).toBe(firstSentence(schema, text));
      }),
    );
  });

  it("stand behind the bodies of the calls", () => {
    for (const [body, rules] of [
      [ProjectBody, PROJECT_RULES],
      [CompanyBody, COMPANY_RULES],
    ] as const)
      for (const [field, rule] of Object.entries<TextRule>(rules)) {
        const tooLong = "a".repeat(6_000);
        const schema = body.shape[field as keyof typeof body.shape];
        // Without a sentence both would agree that 6,000 letters are good.
        expect(faultOf(rule, tooLong)).toMatch(/^[A-Z]/);
        expect(firstSentence(schema, tooLong)).toBe(faultOf(rule, tooLong));
      }
  });

  it.each([
    ["", EMAIL, MESSAGES.emailRequired],
    [" dana@example.com ", EMAIL, undefined],
    ["dana@example", EMAIL, MESSAGES.emailInvalid],
    [`${"a".repeat(243)}@example.com`, EMAIL, MESSAGES.emailInvalid],
    ["", PHONE, MESSAGES.phoneInvalid],
    ["", REGISTER_RULES.phone, undefined],
    ["+1 (604) 555-0100", REGISTER_RULES.phone, undefined],
    ["call me", REGISTER_RULES.phone, MESSAGES.phoneInvalid],
    ["D", REGISTER_RULES.firstName, MESSAGES.firstNameTooShort],
    ["<b>Dana</b>", REGISTER_RULES.firstName, MESSAGES.nameInvalid],
    ["Secret1", NEW_PASSWORD, MESSAGES.passwordTooShort],
    ["secret123", NEW_PASSWORD, MESSAGES.passwordTooWeak],
    ["Secret\n123", NEW_PASSWORD, undefined],
    [" ", LOGIN_RULES.password, undefined],
  ])("judge %j", (text, rule, sentence) => {
    expect(faultOf(rule, text)).toBe(sentence);
  });

  it.each([
    ["", MESSAGES.confirmRequired],
    ["Secret12", MESSAGES.passwordsDiffer],
    ["Secret123", undefined],
  ])("judge the confirmation %j of Secret123", (confirmation, sentence) => {
    expect(confirmationFault("Secret123", confirmation)).toBe(sentence);
  });

  it("judge days as their schema does", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -2, max: 1200 }), fc.double({ min: 0, max: 9 })), (days) => {
        expect(validDaysFault(String(days))).toBe(firstSentence(CompanyBody.shape.validDays, days));
      }),
    );
    expect(validDaysFault("")).toBeUndefined();
    expect(validDaysFault("a month")).toBe(MESSAGES.validDaysInvalid);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LoginBody, NewPassword, RegisterBody } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import {
  confirmationFault,
  emailFault,
  firstNameFault,
  lastNameFault,
  newPasswordFault,
  phoneFault,
} from "./account-rules.ts";

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } } };
const firstSentence = (schema: Schema, value: string) => schema.safeParse(value).error?.issues[0]?.message;

/** Texts near the rules' edges, and any text at all. */
const near = (alphabet: string[], maxLength: number) =>
  fc.oneof(fc.string({ maxLength }), fc.string({ unit: fc.constantFrom(...alphabet), maxLength }));

describe("the forms' rules", () => {
  it.each([
    ["email", emailFault, LoginBody.shape.email, near(["a", "@", ".", " ", "é"], 300)],
    ["first name", firstNameFault, RegisterBody.shape.firstName, near(["a", " ", "<"], 130)],
    ["last name", lastNameFault, RegisterBody.shape.lastName, near(["a", " ", "<"], 130)],
    ["new password", newPasswordFault, NewPassword, near(["a", "B", "3", "\n", "é"], 300)],
  ] as const)("judge a %s in the contract's words", (_, fault, schema, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fault(text)).toBe(firstSentence(schema, text));
      }),
    );
  });

  it("judge a phone number in the contract's words, and let an empty one pass", () => {
    const texts = near(["1", "+", "-", "(", ")", " ", "x"], 50).filter((text) => text !== "");
    fc.assert(
      fc.property(texts, (text) => {
        expect(phoneFault(text)).toBe(firstSentence(RegisterBody.shape.phone, text));
      }),
    );
    expect(phoneFault("")).toBeUndefined();
  });

  it.each([
    ["", MESSAGES.confirmRequired],
    ["Secret12", MESSAGES.passwordsDiffer],
    ["Secret123", undefined],
  ])("judge the confirmation %j of Secret123", (confirmation, sentence) => {
    expect(confirmationFault("Secret123", confirmation)).toBe(sentence);
  });
});

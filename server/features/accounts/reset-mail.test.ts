import { expect, it } from "vitest";
import { resetMail } from "./reset-mail.ts";

const HOSTILE = `Yard<a href="http://evil.example/x">Click</a><img src=x onerror='y'> & Co`;

it("shows settings as text, however much of HTML is in them", () => {
  const { html, text, subject } = resetMail({
    to: "dana@example.com",
    link: "https://yards.example/reset-password?token=a_b-c",
    product: { name: HOSTILE, supportEmail: "help@example.com" },
    publicUrl: "https://yards.example",
  });
  expect(html).not.toContain('evil.example/x"');
  expect(html).not.toContain("<img src=x");
  expect(html).toContain("Yard&lt;a href=");
  expect(html).toContain("https://yards.example/reset-password?token=a_b-c");
  expect(text).not.toContain("evil");
  expect(text).toContain("https://yards.example/reset-password?token=a_b-c");
  expect(subject).toBe(`Reset your ${HOSTILE} password`);
});

import { expect, it } from "vitest";
import { openUntil } from "./open-until.ts";

const link = {
  sentTo: "a@b.co",
  sentAt: "2026-11-28T06:12:00Z",
  expiresAt: "2026-12-13T12:00:00Z",
  isOpen: true,
};
const proposal = { link, offer: { dates: { validUntil: "2026-12-12" } } } as Parameters<typeof openUntil>[0];

it("is the last day to sign, as the client reads it, and of what is signed the end of the link", () => {
  expect(openUntil({ ...proposal, signed: null })).toBe("Dec 12, 2026");
  expect(openUntil({ ...proposal, signed: { name: "Zoe", at: link.sentAt } })).toBe("Dec 13, 2026");
});

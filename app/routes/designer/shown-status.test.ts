import { expect, it } from "vitest";
import { shownStatus } from "./shown-status.ts";

const standing = { begun: true, isSending: false, status: null, isKept: true, online: true };

it("says nothing while there is nothing to save", () => {
  expect(shownStatus({ ...standing, begun: false })).toBeNull();
});

it("says Offline at once, and not Saving, while the device has no network", () => {
  const offline = { ...standing, online: false };
  expect(shownStatus({ ...offline, status: { kind: "saving" } })).toEqual({ kind: "offline" });
  expect(shownStatus({ ...offline, isSending: true, status: { kind: "saved" } })).toEqual({
    kind: "offline",
  });
  expect(shownStatus({ ...offline, isKept: false })).toEqual({ kind: "offline" });
  // All of it is at the server.
  expect(shownStatus({ ...offline, status: { kind: "saved" } })).toEqual({ kind: "saved" });
});

it("says Saving while a photo or a change is on its way, and what the keeper says of the rest", () => {
  expect(shownStatus({ ...standing, isSending: true, status: { kind: "saved" } })).toEqual({
    kind: "saving",
  });
  expect(shownStatus({ ...standing, status: { kind: "saving" } })).toEqual({ kind: "saving" });
  expect(shownStatus({ ...standing, isKept: false })).toEqual({ kind: "saving" });
  expect(shownStatus(standing)).toEqual({ kind: "saved" });
  // The server does not answer.
  expect(shownStatus({ ...standing, isSending: true, status: { kind: "offline" } })).toEqual({
    kind: "offline",
  });
  const refused = { kind: "refused", message: "Too long." } as const;
  expect(shownStatus({ ...standing, isSending: true, status: refused, online: false })).toEqual(refused);
});

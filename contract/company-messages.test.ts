import { expect, it } from "vitest";
import { noSeat } from "./company-messages.ts";

it("a full plan names the plans with more seats, or says how to free one", () => {
  expect(noSeat("Solo", 1, "Team")).toBe("The Solo plan is for one person. With Team you can invite others.");
  expect(noSeat("Team", 5, null)).toBe(
    "The Team plan is for 5 people, open invitations included. Remove a member or take back an invitation first.",
  );
});

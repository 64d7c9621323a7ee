import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { MESSAGES } from "#contract/messages.ts";
import { ProposalBody } from "#contract/proposal-body.ts";
import { PROPOSAL_CALLS } from "#contract/proposal-calls.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { proposalEndpoints } from "./proposals.ts";

const option = { id: "good", title: "Good", savedImageId: 3 };
function sentences(body: object) {
  const read = ProposalBody.safeParse(body);
  return read.success ? [] : read.error.issues.map(({ message }) => message);
}

describe("the calls of proposals", () => {
  it("are the rows of their table, each under its own name", () => {
    const rows = Object.entries<Endpoint>(proposalEndpoints).map(([name, { method, path, access, role }]) => [
      name,
      { method, path, access, role },
    ]);
    expect(Object.fromEntries(rows)).toEqual(PROPOSAL_CALLS);
  });

  it("take an option with its picture alone, and fill in the rest", () => {
    expect(ProposalBody.parse({ title: " The yard ", options: [option] })).toEqual({
      title: "The yard",
      options: [{ ...option, addOns: [] }],
      prices: "sections",
      schedule: [{ title: "When the work is done", percent: 100, atMostCents: null }],
    });
  });

  it.each([
    [{ title: "Yard", options: [] }, PROPOSAL_MESSAGES.optionsInvalid],
    [{ title: "Yard", options: Array.from({ length: 5 }, () => option) }, PROPOSAL_MESSAGES.optionsInvalid],
    [{ title: "", options: [option] }, PROPOSAL_MESSAGES.proposalTitleInvalid],
    [{ title: "<b>Yard</b>", options: [option] }, MESSAGES.plainNameInvalid],
    [
      { title: "Yard", options: [{ ...option, markup: { kind: "margin", percent: 95 } }] },
      MESSAGES.markupInvalid,
    ],
    [
      { title: "Yard", options: [option], schedule: [{ title: "Now", percent: 101 }] },
      PROPOSAL_MESSAGES.scheduleInvalid,
    ],
  ])("refuse %j", (body, sentence) => {
    expect(sentences(body)).toEqual([sentence]);
  });
});

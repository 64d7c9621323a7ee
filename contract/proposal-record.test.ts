import { describe, expect, it } from "vitest";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { sampleRecord } from "#tests/support/sample-record.ts";
import { PriceSheet, ProposalRecord } from "./proposal-record.ts";

describe("the record of a proposal", () => {
  it("comes back the same from its canonical text", () => {
    const text = canonicalJson(sampleRecord());
    const read = ProposalRecord.parse(JSON.parse(text));
    expect(canonicalJson(read)).toBe(text);
  });

  it("refuses what it has no place for, and another version", () => {
    const record = sampleRecord();
    const withCost = { ...record, offer: { ...record.offer, costCents: 1 } };
    expect(ProposalRecord.safeParse(withCost).success).toBe(false);
    expect(ProposalRecord.safeParse({ ...record, version: 2 }).success).toBe(false);
  });
});

describe("the price sheet of a proposal", () => {
  it("says of each line what it costs and where the price comes from", () => {
    const sheet = {
      format: "price-sheet",
      version: 1,
      proposalId: sampleRecord().offer.proposalId,
      revision: 3,
      nonce: "b".repeat(22),
      options: [
        {
          id: "good",
          region: "ON",
          markup: { kind: "markup", rate: 0.2 },
          lines: [{ id: "a", unitCostCents: 450, costCents: 148_500, priceCents: 178_200, source: null }],
        },
      ],
    };
    expect(PriceSheet.parse(sheet)).toEqual(sheet);
    expect(PriceSheet.safeParse({ ...sheet, nonce: undefined }).success).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { ProposalBody } from "#contract/proposal-body.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { bodyOf, faultsOfForm, formOf, isSameForm, type ProposalForm } from "./proposal-form.ts";

const BODY = ProposalBody.parse({
  title: "The front yard",
  options: [
    {
      id: "good",
      title: "Good",
      savedImageId: 1,
      markup: { kind: "margin", percent: 12.5 },
      addOns: [{ id: "light", title: "Path lights", lineIds: ["line-1"] }],
    },
    { id: "better", title: "Better", savedImageId: 2, description: "Natural stone." },
  ],
  schedule: [
    { title: "Deposit", percent: 33.3, atMostCents: 100_050 },
    { title: "Halfway", percent: 33.3 },
    { title: "The end", percent: 33.4 },
  ],
  validDays: 14,
  startsOn: "2026-12-01",
});

const form = (patch: Partial<ProposalForm> = {}): ProposalForm => ({ ...formOf(BODY), ...patch });
const [deposit, halfway, end] = form().schedule as [
  ProposalForm["schedule"][number],
  ProposalForm["schedule"][number],
  ProposalForm["schedule"][number],
];
const [good, better] = form().options as [ProposalForm["options"][number], ProposalForm["options"][number]];

describe("a proposal as it is typed", () => {
  it("goes into a form and comes out as it was", () => {
    expect(ProposalBody.parse(bodyOf(form()))).toEqual({
      ...BODY,
      options: [
        { ...BODY.options[0], description: null },
        { ...BODY.options[1], markup: null },
      ],
      workDays: null,
    });
  });

  it("gives the last payment whatever the others leave, to the hundredth of a percent", () => {
    const schedule = [deposit, halfway, { ...end, percent: "1" }];
    expect(bodyOf(form({ schedule })).schedule.map(({ percent }) => percent)).toEqual([33.3, 33.3, 33.4]);
    expect(bodyOf(form({ schedule: [end] })).schedule).toEqual([
      { title: "The end", percent: 100, atMostCents: null },
    ]);
  });

  it("is the same with spaces at its ends, and another with another word", () => {
    expect(isSameForm(form(), form({ title: " The front yard " }))).toBe(true);
    expect(isSameForm(form(), form({ title: "The back yard" }))).toBe(false);
    expect(isSameForm(form(), form({ options: [better, good] }))).toBe(false);
  });

  it("has no fault as the server gave it", () => {
    expect(faultsOfForm(form())).toEqual({});
  });

  it("names each wrong field by its path", () => {
    const wrong = form({
      title: " ",
      options: [
        { ...good, markupPercent: "91", addOns: [{ id: "light", title: "", lineIds: [] }] },
        { ...better, title: "x".repeat(121), description: "x".repeat(1_001) },
      ],
      schedule: [{ ...deposit, percent: "60", atMost: "0" }, { ...halfway, percent: "41" }, end],
      validDays: "366",
      workDays: "1.5",
    });
    expect(faultsOfForm(wrong)).toEqual({
      title: PROPOSAL_MESSAGES.proposalTitleInvalid,
      "options.good.markupPercent": MESSAGES.markupInvalid,
      "options.good.addOns.light.title": PROPOSAL_MESSAGES.proposalTitleInvalid,
      "options.good.addOns.light.lines": PROPOSAL_MESSAGES.addOnEmpty,
      "options.better.title": PROPOSAL_MESSAGES.proposalTitleInvalid,
      "options.better.description": PROPOSAL_MESSAGES.pinTextRequired,
      "schedule.0.atMost": PROPOSAL_MESSAGES.amountInvalid,
      "schedule.1.percent": PROPOSAL_MESSAGES.scheduleInvalid,
      validDays: MESSAGES.validDaysInvalid,
      workDays: PROPOSAL_MESSAGES.workDaysInvalid,
    });
  });

  it("refuses a percentage that is no number, and does not read that of the last payment", () => {
    const percent = "ten";
    expect(faultsOfForm(form({ schedule: [{ ...deposit, percent }, end] }))).toEqual({
      "schedule.0.percent": PROPOSAL_MESSAGES.scheduleInvalid,
    });
    expect(faultsOfForm(form({ schedule: [{ ...end, percent }] }))).toEqual({});
  });
});

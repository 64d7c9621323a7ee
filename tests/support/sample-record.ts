import type { Offer, ProposalRecord, Signature } from "#contract/proposal-record.ts";
import { ProposalRecord as RecordSchema } from "#contract/proposal-record.ts";

const hash = (digit: string) => digit.repeat(64);

const picture = (digit: string) => ({
  sha256: hash(digit),
  contentType: "image/png",
  width: 1600,
  height: 1200,
});

const PAVER: Offer["options"][number]["lines"][number] = {
  id: "0-pavers-paver",
  category: "hardscaping",
  name: "Concrete pavers",
  description: "Patio behind the house",
  quantity: 330,
  unit: "sq ft",
  addOnId: null,
  priceCents: null,
  work: {
    basis: "measured",
    exact: 330,
    waste: 0.1,
    step: 1,
    band: { low: 310, high: 350 },
    parts: [
      {
        element: "patio-1",
        formula: "area × (1 + waste)",
        inputs: [
          { name: "area", value: 300, unit: "sq ft", basis: "measured", source: null },
          { name: "waste", value: 0.1, unit: "", basis: "assumed", source: "ICPI Tech Spec 2" },
        ],
        exact: 330,
      },
    ],
  },
};

const LIGHT = {
  ...PAVER,
  id: "1-path-lights-light",
  category: "infrastructure" as const,
  name: "Path lights",
  description: "Along the walk",
  quantity: 6,
  unit: "each",
  addOnId: "lighting",
};

const option = (id: string, title: string, digit: string, priceCents: number): Offer["options"][number] => ({
  id,
  title,
  description: "A patio of concrete pavers with a bed of perennials.",
  lines: [PAVER, LIGHT],
  base: { priceCents, taxedCents: [priceCents] },
  sections: [{ key: "hardscaping", name: "Hardscaping", priceCents }],
  addOns: [{ id: "lighting", title: "Path lights", priceCents: 90_000, taxedCents: [90_000] }],
  taxes: [{ name: "HST", rate: 0.13 }],
  exclusions: ["Permits are not included."],
  photo: picture("a"),
  picture: picture(digit),
  maskSha256: null,
  house: { score: 1, protectedPixels: 900_000, changedPixels: 0 },
  renderer: { engine: "concept", model: "concept-1" },
});

const signature = (role: Signature["role"], name: string): Signature => ({
  role,
  name,
  email: `${role}@example.com`,
  identifiedBy: role === "client" ? "code-by-mail" : "signed-in",
  ipAddress: "203.0.113.7",
  userAgent: "Mozilla/5.0",
  at: "2026-11-22T15:04:05.000Z",
  localTime: "2026-11-22T10:04:05.000-05:00",
  timeZone: "America/Toronto",
  offerSha256: hash("f"),
  signature:
    role === "client"
      ? {
          kind: "drawn",
          strokes: [
            [100, 200, 300, 100, 500, 300],
            [600, 150, 800, 250],
          ],
        }
      : { kind: "typed", text: name },
});

/** A record of three options, signed by both. Its hashes are made up: `change` sets what a test is about. */
export const sampleRecord = (change: Partial<Offer> = {}): ProposalRecord =>
  RecordSchema.parse({
    format: "proposal-record",
    version: 1,
    offer: {
      proposalId: "6f2c5a52-2c8c-4a4e-9a34-3f9d6f0c9a11",
      revision: 3,
      title: "The back yard",
      company: {
        name: "Fields & Sons Landscaping",
        email: "office@example.com",
        phone: "+1 (416) 555-0100",
        address: "4 Elm Street, Toronto",
        licence: "License T-1024",
        insurance: "Insured to $2,000,000",
      },
      client: { name: "Zoë Núñez", email: "client@example.com", phone: null, address: null },
      siteAddress: "12 Maple Avenue, Toronto",
      currency: "CAD",
      prices: "sections",
      options: [
        option("good", "Good", "b", 1_000_000),
        option("better", "Better", "c", 1_500_000),
        option("best", "Best", "d", 2_200_000),
      ],
      choice: {
        optionId: "better",
        addOnIds: ["lighting"],
        priceCents: 1_590_000,
        taxes: [{ name: "HST", cents: 206_700 }],
        totalCents: 1_796_700,
      },
      change: null,
      schedule: [
        { title: "On signing", cents: 100_000 },
        { title: "When the work is done", cents: 1_696_700 },
      ],
      dates: {
        sentAt: "2026-11-20T15:00:00.000Z",
        validUntil: "2026-12-20",
        startsOn: "2027-04-12",
        workDays: 9,
      },
      terms: { version: "2026-10-01", text: "A third on signing.", sha256: hash("1") },
      consent: {
        version: "1",
        sentence: "I agree to sign electronically.",
        source: "15 U.S.C. § 7001",
        asOf: "2026-11-22",
        sha256: hash("2"),
      },
      disclaimer: "All prices are estimates.",
      priceSheetSha256: hash("3"),
      ...change,
    },
    offerSha256: hash("f"),
    signatures: [signature("client", "Zoë Núñez"), signature("company", "Ana Fields")],
    log: { sequence: 12, sha256: hash("e") },
  } satisfies ProposalRecord);

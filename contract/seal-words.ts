import type { RecordFault } from "#core/seal/check-record.ts";
import type { SealChange, SealReport, Signer } from "#core/seal/verify-seal.ts";
import type { ProposalRecord, Signature } from "./proposal-record.ts";

/** What a check of a sealed file says to people: on the page, and in the terminal. */
export type SealWords = {
  /** "good" = unchanged and sealed by the key that was expected. */
  verdict: "good" | "unknown" | "bad";
  title: string;
  sentences: string[];
  /** Where the file was changed. */
  places: string[];
  /** What it says, where it can be believed. */
  facts: [name: string, value: string][];
};

/** Always said with a good verdict: what a seal is worth. */
const HONEST =
  "This proves that the file is unchanged. It does not prove who somebody is: that rests on how each person was identified.";

const PARTS = {
  page: "page",
  picture: "the picture on page",
  record: "the embedded record",
  structure: "the structure of the file",
  seal: "what the seal added to the file",
  signature: "the signature",
  added: "added behind what was sealed",
  missing: "missing at the end",
} satisfies Record<SealChange["part"]["kind"], string>;

const FAULTS = {
  unreadable: "It holds no record of a proposal that can be read.",
  spelling: "The record is not spelled as records are, so its hash says nothing.",
  offer: "What was offered is not what the hash beside it stands for.",
  terms: "The terms are not those that the hash beside them stands for.",
  consent: "The consent sentence is not the one that the hash beside it stands for.",
  signatures: "The signatures are for another offer.",
} satisfies Record<RecordFault, string>;

const IDENTIFIED = {
  "code-by-mail": "by a one-time code sent to",
  "signed-in": "by being signed in as",
} satisfies Record<Signature["identifiedBy"], string>;

const number = new Intl.NumberFormat("en-US");
const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, "0");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function placeOf({ part, from, to, byte }: SealChange): string {
  const name = PARTS[part.kind];
  const where = capital("page" in part ? `${name} ${part.page}` : name);
  if (byte) {
    const flipped = byte.was ^ byte.is;
    const what = (flipped & (flipped - 1)) === 0 ? "one bit of byte" : "byte";
    return `${where}: ${what} ${number.format(byte.at)} of the file, which was ${hex(byte.was)} and is ${hex(byte.is)}.`;
  }
  const count = to - from;
  if (part.kind === "added" || part.kind === "missing")
    return `${number.format(count)} bytes ${name === PARTS.added ? "were" : "are"} ${name}.`;
  return count === 1
    ? `${where}: byte ${number.format(from)} of the file.`
    : `${where}: among the bytes ${number.format(from)} to ${number.format(to - 1)} of the file.`;
}

/** `ownCertificate` is the SHA-256 of the certificate that is expected; null = nobody could be asked. */
export function describeSeal(report: SealReport, ownCertificate: string | null): SealWords {
  const none: Omit<SealWords, "title" | "verdict"> = { sentences: [], places: [], facts: [] };
  switch (report.state) {
    case "not-pdf":
      return {
        ...none,
        verdict: "unknown",
        title: "This is not a PDF file.",
        sentences: ["Choose the PDF that you were sent after both had signed."],
      };
    case "no-seal":
      return {
        ...none,
        verdict: "unknown",
        title: "This file has no seal of ours.",
        sentences: [
          "It may be a proposal that nobody has signed yet, a print of one, or a file of another program. Choose the PDF that you were sent after both had signed.",
        ],
      };
    case "changed":
      return {
        ...none,
        verdict: "bad",
        title: "This file was changed after it was sealed.",
        sentences: [
          "Do not rely on what it says. Ask the other side for the file as it was mailed to both of you.",
        ],
        places: report.changes.map(placeOf),
      };
    case "contradicts":
      return {
        ...none,
        verdict: "bad",
        title: "This file contradicts itself.",
        sentences: ["It is as somebody sealed it, but that was not our sealer."],
        places: report.faults.map((fault) => FAULTS[fault]),
        facts: signerFacts(report.signer),
      };
    case "unchanged":
      return describeUnchanged(report, ownCertificate);
  }
}

function describeUnchanged(
  report: Extract<SealReport, { state: "unchanged" }>,
  ownCertificate: string | null,
): SealWords {
  const { signer, sealedAt, timeStamp, recordSha256 } = report;
  const isOwn = signer.certificateSha256 === ownCertificate;
  const facts: SealWords["facts"] = [
    ...recordFacts(report.record as ProposalRecord),
    [
      "Sealed",
      sealedAt ? `${utc(sealedAt)}, by the clock of the server that sealed it` : "at a time not said",
    ],
    ...(timeStamp
      ? ([["Time stamp", `${utc(timeStamp.at)}, by ${timeStamp.by}`]] satisfies SealWords["facts"])
      : []),
    ...signerFacts(signer),
    ["Record", recordSha256],
  ];
  if (isOwn)
    return {
      verdict: "good",
      title: "Nothing in this file has changed since it was sealed.",
      sentences: ["It was sealed by this server.", HONEST],
      places: [],
      facts,
    };
  const whose =
    ownCertificate === null
      ? "This server could not be asked which certificate is its own. Compare the certificate below with the one that you were told."
      : "It was sealed with another certificate than the one that this server uses now. Anybody can make a key and seal a file with it: trust it only if you know the certificate below.";
  return {
    verdict: "unknown",
    title: "Unchanged since it was sealed, but look at who sealed it.",
    sentences: [whose, HONEST],
    places: [],
    facts,
  };
}

const signerFacts = ({ name, selfIssued, certificateSha256 }: Signer): SealWords["facts"] => [
  ["Sealed by", `${name || "no name"}${selfIssued ? ", a certificate that it issued for itself" : ""}`],
  ["Certificate", certificateSha256],
];

const utc = (moment: string) => `${moment.slice(0, 10)} ${moment.slice(11, 19)} UTC`;

/** Who signed what, and when. A record of somebody else's key may lack anything: then it says nothing. */
function recordFacts(record: ProposalRecord): SealWords["facts"] {
  try {
    const { offer, signatures } = record;
    const { choice, currency } = offer;
    const money = new Intl.NumberFormat("en-US", { style: "currency", currency });
    const chosen = offer.options.find(({ id }) => id === choice.optionId);
    const others = offer.options.filter(({ id }) => id !== choice.optionId).map(({ title }) => title);
    const addOns = (chosen?.addOns ?? []).filter(({ id }) => choice.addOnIds.includes(id));
    return [
      ["Proposal", offer.title],
      ["Company", offer.company.name],
      ["Client", offer.client.name],
      ["Chosen", [chosen?.title ?? "", ...addOns.map(({ title }) => title)].join(", ")],
      ...(others.length > 0 ? ([["Declined", others.join(", ")]] satisfies SealWords["facts"]) : []),
      ["Total", money.format(choice.totalCents / 100)],
      ...signatures.map(({ name, email, identifiedBy, at }): [string, string] => [
        "Signed",
        `${name}, ${utc(at)}, identified ${IDENTIFIED[identifiedBy]} ${email}`,
      ]),
    ];
  } catch {
    return [];
  }
}

/** Which picture of the record a file is, by its hash; null = none of them. */
export function pictureNamed(record: unknown, sha256: string): string | null {
  const { offer } = record as ProposalRecord;
  for (const { title, picture, photo, maskSha256 } of offer.options) {
    if (picture.sha256 === sha256) return `the picture of ${title}`;
    if (photo?.sha256 === sha256) return "the photo of the house";
    if (maskSha256 === sha256) return "the marked area";
  }
  return null;
}

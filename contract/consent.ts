/**
 * What a client agrees to before signing electronically. A sentence that was signed stays as it was: a change is a new row, and the
 * last one is what new proposals ask for.
 */
export const CONSENTS = {
  "1": {
    sentence:
      "I agree to receive this proposal and to sign it electronically. My consent covers this proposal alone. I can ask the company for a copy on paper at no charge, and until I sign I can withdraw my consent by closing this page or by writing to the company at the address on this proposal. To keep the signed copy I need a device that opens web pages and PDF files.",
    source:
      "ESIGN Act, 15 U.S.C. § 7001(c)(1): paper copy, withdrawal, scope and how to keep the record are told before consent; UETA § 5(b): both agree to act by electronic means",
    asOf: "2026-11-22",
  },
} as const satisfies Record<string, { sentence: string; source: string; asOf: string }>;

export const CONSENT_VERSION = "1" satisfies keyof typeof CONSENTS;

import { createPrivateKey } from "node:crypto";
import { CryptoKeySigner, HttpTimestampAuthority, P12Signer, PDF, type Signer } from "@libpdf/core";
import { checkBlocks } from "#core/seal/block-checks.ts";
import { CHECKS_FILE } from "#core/seal/verify-seal.ts";
import type { SealKey } from "./seal-key.ts";

/** CMS without certificates and time stamp, bytes; with both it needs their room too. */
const CMS_BYTES = 2048;
/** Tokens of public authorities with their certificates are 3 to 7 kB. */
const TIME_STAMP_BYTES = 12_288;
const TIME_STAMP_LIMIT_MS = 10_000;

type Signing = { key: SealKey; tsaUrl: string | undefined; now: Date };

/**
 * Adds the check sums of a finished PDF and signs the whole, PAdES B-B or, with a time stamp, B-T. The PDF's own bytes stay as they
 * are: what is added stands behind them.
 */
export async function signPdf(
  body: Uint8Array,
  { key, tsaUrl, now }: Signing,
): Promise<{ file: Uint8Array<ArrayBuffer>; warning: string | null }> {
  const signer = await signerOf(key);
  if (!tsaUrl) return { file: await sign(body, signer, now, null), warning: null };
  try {
    const authority = new HttpTimestampAuthority(tsaUrl, { timeout: TIME_STAMP_LIMIT_MS });
    return { file: await sign(body, signer, now, authority), warning: null };
  } catch (error) {
    const file = await sign(body, signer, now, null);
    return { file, warning: `Sealed without a time stamp, TSA_URL did not give one: ${error}` };
  }
}

async function sign(
  body: Uint8Array,
  signer: Signer,
  signingTime: Date,
  timestampAuthority: HttpTimestampAuthority | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDF.load(body);
  pdf.addAttachment(CHECKS_FILE, new TextEncoder().encode(JSON.stringify(checkBlocks(body))), {
    description: "Check sums that say which part of a changed file was changed",
    mimeType: "application/json",
    createdAt: signingTime,
    modifiedAt: signingTime,
  });
  const certificates = [signer.certificate, ...(signer.certificateChain ?? [])];
  const { bytes } = await pdf.sign({
    signer,
    signingTime,
    reason: "Seals the signed proposal",
    estimatedSize:
      CMS_BYTES +
      certificates.reduce((sum, { length }) => sum + length, 0) +
      (timestampAuthority ? TIME_STAMP_BYTES : 0),
    ...(timestampAuthority ? { level: "B-T" as const, timestampAuthority } : { level: "B-B" as const }),
  });
  return new Uint8Array(bytes);
}

/** Opening a PKCS #12 file costs a tenth of a second on purpose, so it is done once. */
const opened = new Map<string, Promise<Signer>>();

function signerOf(key: SealKey): Promise<Signer> {
  const known = opened.get(key.certificateSha256);
  if (known) return known;
  const signer = key.kind === "p12" ? P12Signer.create(key.content, key.password) : ownSigner(key);
  opened.set(key.certificateSha256, signer);
  return signer;
}

async function ownSigner({ privateKeyPem, certificate }: Extract<SealKey, { kind: "own" }>): Promise<Signer> {
  const pkcs8 = createPrivateKey(privateKeyPem).export({ type: "pkcs8", format: "der" });
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const privateKey = await crypto.subtle.importKey("pkcs8", pkcs8, algorithm, false, ["sign"]);
  return new CryptoKeySigner(privateKey, certificate, "EC", "ECDSA");
}

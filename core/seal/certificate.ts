import { bytesOfHex, type DerNode, derChildren, derParts, hexOf, readDer, SealFault, TAG } from "./der.ts";
import type { DigestName, SignatureScheme } from "./seal-tools.ts";

/** Object identifiers as hex of their DER. */
export const OID = {
  signedData: "06092a864886f70d010702",
  data: "06092a864886f70d010701",
  contentType: "06092a864886f70d010903",
  messageDigest: "06092a864886f70d010904",
  /** ESS signing-certificate and signing-certificate-v2: the hash of the certificate, SHA-1 and SHA-256 (RFC 5035). */
  signingCertificate: "060b2a864886f70d010910020c",
  signingCertificateV2: "060b2a864886f70d010910022f",
  timeStampToken: "060b2a864886f70d010910020e",
  timeStampInfo: "060b2a864886f70d0109100104",
  commonName: "0603550403",
  organization: "060355040a",
  rsa: "06092a864886f70d010101",
  ec: "06072a8648ce3d0201",
} as const;

export const DIGEST_OIDS: Record<string, DigestName> = {
  "06052b0e03021a": "SHA-1",
  "0609608648016503040201": "SHA-256",
  "0609608648016503040202": "SHA-384",
  "0609608648016503040203": "SHA-512",
};

const CURVES: Record<string, { curve: "P-256" | "P-384" | "P-521"; bytes: number }> = {
  "06082a8648ce3d030107": { curve: "P-256", bytes: 32 },
  "06052b81040022": { curve: "P-384", bytes: 48 },
  "06052b81040023": { curve: "P-521", bytes: 66 },
};

/** An X.509 certificate, as far as a signature needs it. */
export type Certificate = {
  der: Uint8Array;
  /** DER, to compare. */
  issuer: DerNode;
  subject: DerNode;
  serial: DerNode;
  publicKey: DerNode;
  /** The common name, or the organization; empty where it has neither. */
  name: string;
  selfIssued: boolean;
};

/** @throws SealFault */
export function readCertificate(node: DerNode, decodeText: (bytes: Uint8Array) => string): Certificate {
  const [tbs] = derParts(node, TAG.sequence);
  const fields = derParts(tbs, TAG.sequence);
  // The version stands there from the second on. Serial number, algorithm, issuer, validity, subject, public key: RFC 5280, section 4.1
  const [serial, , issuer, , subject, publicKey] = fields.slice(fields[0]?.tag === TAG.context0 ? 1 : 0);
  if (serial?.tag !== TAG.integer || !issuer || !subject || !publicKey)
    throw new SealFault("no certificate", node.start);
  return {
    der: node.bytes,
    issuer,
    subject,
    serial,
    publicKey,
    name: nameIn(subject, decodeText),
    selfIssued: hexOf(issuer.bytes) === hexOf(subject.bytes),
  };
}

function nameIn(subject: DerNode, decodeText: (bytes: Uint8Array) => string): string {
  const found = new Map<string, string>();
  for (const set of derParts(subject, TAG.sequence))
    for (const pair of derParts(set, TAG.set)) {
      const [oid, text] = derParts(pair, TAG.sequence);
      if (oid && text) found.set(hexOf(oid.bytes), decodeText(text.content));
    }
  return found.get(OID.commonName) ?? found.get(OID.organization) ?? "";
}

/** A signature as its public key's kind has it in CMS, ready for `SealTools.verify`. @throws SealFault for kinds that are not known. */
export function signatureOf(
  publicKey: DerNode,
  digest: DigestName,
  signature: Uint8Array,
): { scheme: SignatureScheme; signature: Uint8Array } {
  const [algorithm] = derParts(publicKey, TAG.sequence);
  const [kind, curve] = derParts(algorithm, TAG.sequence);
  if (kind && hexOf(kind.bytes) === OID.rsa) return { scheme: { kind: "RSA", digest }, signature };
  const known = kind && curve && hexOf(kind.bytes) === OID.ec ? CURVES[hexOf(curve.bytes)] : undefined;
  if (!known) throw new SealFault("a key of a kind that is not known", publicKey.start);
  const whole = readDer(signature);
  const numbers = derParts(whole, TAG.sequence);
  if (numbers.length !== 2 || whole.bytes.length !== signature.length)
    throw new SealFault("a signature is not two numbers");
  const fixed = numbers.map(({ tag, content }) => {
    const hex = hexOf(content).replace(/^(00)+/, "");
    if (tag !== TAG.integer || hex.length > 2 * known.bytes || content.length === 0)
      throw new SealFault("a signature is not two numbers");
    // Only as many zeros as keep the number positive: a second spelling would be a change that nobody sees.
    const spare = content[0] === 0 && ((content[1] ?? 0) & 0x80) === 0;
    if (spare || (content[0] ?? 0) & 0x80) throw new SealFault("a number is not in its shortest form");
    return hex.padStart(2 * known.bytes, "0");
  });
  return { scheme: { kind: "ECDSA", digest, curve: known.curve }, signature: bytesOfHex(fixed.join("")) };
}

/** The values of an attribute in a list of attributes (RFC 5652, section 5.3): one, or none. @throws SealFault for more. */
export function attributeIn(attributes: readonly DerNode[], oid: string): DerNode | null {
  const found = attributes.flatMap((attribute) => {
    const [type, values] = derParts(attribute, TAG.sequence);
    return type && hexOf(type.bytes) === oid ? [derParts(values, TAG.set)] : [];
  });
  if (found.length === 0) return null;
  const [value] = found[0] ?? [];
  if (found.length > 1 || !value || found[0]?.length !== 1)
    throw new SealFault("an attribute stands twice", attributes[0]?.start ?? null);
  return value;
}

/** The digest that an AlgorithmIdentifier names. @throws SealFault */
export function digestNamed(algorithm: DerNode | undefined): DigestName {
  const [oid] = derChildren(algorithm ?? missing());
  const name = oid && DIGEST_OIDS[hexOf(oid.bytes)];
  if (!name) throw new SealFault("a hash of a kind that is not known", algorithm?.start ?? null);
  return name;
}

function missing(): never {
  throw new SealFault("a part of the signature is missing");
}

import { attributeIn, digestNamed, OID, readCertificate, signatureOf } from "./certificate.ts";
import { type DerNode, derParts, hexOf, readDer, SealFault, sameBytes, TAG } from "./der.ts";
import type { SealTools } from "./seal-tools.ts";

/** What a time stamp authority says of a signature: it was there at this moment (UTC, ISO 8601). */
export type TimeStamp = { at: string; by: string };

/**
 * Checks a time stamp token (RFC 3161) over a signature. It is another server's work, so its layout is read and not compared; its further certificates
 * are not looked at.
 * @throws SealFault
 */
export async function readTimeStamp(
  token: DerNode,
  stamped: Uint8Array,
  tools: SealTools,
): Promise<TimeStamp> {
  const [type, wrapped] = derParts(token, TAG.sequence);
  if (!type || hexOf(type.bytes) !== OID.signedData) throw new SealFault("no time stamp", token.start);
  const [signedData] = derParts(wrapped, TAG.context0);
  const parts = derParts(signedData, TAG.sequence);
  const [contentType, content] = derParts(parts[2], TAG.sequence);
  const [holder] = derParts(content, TAG.context0);
  const certificates = parts.find(({ tag }) => tag === TAG.context0);
  const [signer] = derParts(parts.at(-1), TAG.set);
  const fields = derParts(signer, TAG.sequence);
  const attributes = fields.find(({ tag }) => tag === TAG.context0);
  const signature = fields.find(({ tag }) => tag === TAG.octets);
  if (!contentType || hexOf(contentType.bytes) !== OID.timeStampInfo || holder?.tag !== TAG.octets)
    throw new SealFault("a time stamp without its content", token.start);
  if (!attributes || !signature) throw new SealFault("a time stamp without a signature", token.start);

  const digest = digestNamed(fields[2]);
  const signedAttributes = derParts(attributes, TAG.context0);
  const contentHash = attributeIn(signedAttributes, OID.messageDigest);
  if (!contentHash || !sameBytes(contentHash.content, await tools.digest(digest, holder.content)))
    throw new SealFault("the time stamp was changed", holder.start);
  const info = readDer(holder.content);
  const [, , imprint, , time] = derParts(info, TAG.sequence);
  const [imprintAlgorithm, imprinted] = derParts(imprint, TAG.sequence);
  const hash = await tools.digest(digestNamed(imprintAlgorithm), stamped);
  if (imprinted?.tag !== TAG.octets || !sameBytes(imprinted.content, hash))
    throw new SealFault("the time stamp belongs to another signature", token.start);

  const by = await certificateOf(signedAttributes, derParts(certificates, TAG.context0), tools);
  const signed = attributes.bytes.slice();
  signed[0] = TAG.set;
  const { scheme, signature: spelled } = signatureOf(by.publicKey, digest, signature.content);
  if (!(await tools.verify(scheme, by.publicKey.bytes, spelled, signed)))
    throw new SealFault("the time stamp's signature is not that of its certificate", token.start);
  return { at: momentOf(time, tools), by: by.name };
}

/** The certificate whose hash is among what was signed (RFC 5816). */
async function certificateOf(attributes: DerNode[], certificates: DerNode[], tools: SealTools) {
  const newer = attributeIn(attributes, OID.signingCertificateV2);
  const [list] = derParts(
    newer ?? attributeIn(attributes, OID.signingCertificate) ?? undefined,
    TAG.sequence,
  );
  const [first] = derParts(list, TAG.sequence);
  const named = derParts(first, TAG.sequence);
  const hash = named.find(({ tag }) => tag === TAG.octets);
  const algorithm = named[0]?.tag === TAG.sequence ? digestNamed(named[0]) : newer ? "SHA-256" : "SHA-1";
  for (const node of certificates)
    if (hash && sameBytes(hash.content, await tools.digest(algorithm, node.bytes)))
      return readCertificate(node, tools.decodeText);
  throw new SealFault("the time stamp's certificate is not there", list?.start ?? null);
}

/** `20261122150405Z`, with or without fractions, as ISO 8601. */
function momentOf(time: DerNode | undefined, tools: SealTools): string {
  const text = time?.tag === TAG.generalizedTime ? tools.decodeText(time.content) : "";
  const found = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/.exec(text);
  if (!found) throw new SealFault("a time stamp without a time", time?.start ?? null);
  const [, year, month, day, hour, minute, second] = found;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
}

import {
  attributeIn,
  type Certificate,
  DIGEST_OIDS,
  digestNamed,
  OID,
  readCertificate,
  signatureOf,
} from "./certificate.ts";
import {
  bytesOfHex,
  type DerNode,
  derParts,
  firstDifference,
  hexOf,
  readDer,
  SealFault,
  sameBytes,
  TAG,
  writeDer,
} from "./der.ts";
import { readTimeStamp, type TimeStamp } from "./read-time-stamp.ts";
import type { DigestName, SealTools } from "./seal-tools.ts";

export type SignedBy = {
  signer: Certificate;
  certificates: Certificate[];
  /** What the file must hash to. */
  digest: DigestName;
  fileDigest: Uint8Array;
  timeStamp: TimeStamp | null;
};

/** Signature algorithms as CMS names them: by the key's kind and the digest. */
const SIGNATURE_OIDS: Record<"RSA" | "ECDSA", Partial<Record<DigestName, string>>> = {
  RSA: {
    "SHA-256": "06092a864886f70d01010b",
    "SHA-384": "06092a864886f70d01010c",
    "SHA-512": "06092a864886f70d01010d",
  },
  ECDSA: {
    "SHA-256": "06082a8648ce3d040302",
    "SHA-384": "06082a8648ce3d040303",
    "SHA-512": "06082a8648ce3d040304",
  },
};

/**
 * Checks the CMS (RFC 5652) of a seal. Much of a CMS is covered by no signature: versions, names of algorithms, the order of things.
 * So the parts that say something are read, the whole is put together from them again as the sealer does it, and both must be equal
 * byte for byte.
 * @throws SealFault
 */
export async function checkCms(cms: Uint8Array, tools: SealTools): Promise<SignedBy> {
  const parts = takeApart(cms);
  const certificates = parts.certificates.map((node) => readCertificate(node, tools.decodeText));
  const [signer] = certificates;
  if (!signer) throw new SealFault("no certificate");
  const attributes = derParts(parts.signedAttributes, TAG.context0);
  const digest = digestNamed(parts.digestAlgorithm);
  const { scheme, signature } = signatureOf(signer.publicKey, digest, parts.signature.content);
  const expected = putTogether(parts, signer, digest, SIGNATURE_OIDS[scheme.kind][digest]);
  const differs = firstDifference(cms, expected);
  if (differs !== null) throw new SealFault("a byte of the signature is wrong", differs);

  const named = attributeIn(attributes, OID.signingCertificateV2);
  const [list] = derParts(named ?? undefined, TAG.sequence);
  const [first] = derParts(list, TAG.sequence);
  const hash = derParts(first, TAG.sequence).find(({ tag }) => tag === TAG.octets);
  if (!hash || !sameBytes(hash.content, await tools.digest(digest, signer.der)))
    throw new SealFault("the certificate is another one");
  const fileDigest = attributeIn(attributes, OID.messageDigest);
  if (fileDigest?.tag !== TAG.octets) throw new SealFault("no hash of the file");

  // Signed as a set; in the CMS they stand under the tag [0], RFC 5652 section 5.4.
  const signed = parts.signedAttributes.bytes.slice();
  signed[0] = TAG.set;
  if (!(await tools.verify(scheme, signer.publicKey.bytes, signature, signed)))
    throw new SealFault("the signature is not that of the certificate");
  const timeStamp = parts.unsigned
    ? await readTimeStamp(timeStampIn(parts.unsigned), parts.signature.content, tools)
    : null;
  return { signer, certificates, digest, fileDigest: fileDigest.content, timeStamp };
}

type Parts = {
  certificates: DerNode[];
  digestAlgorithm: DerNode;
  signedAttributes: DerNode;
  signature: DerNode;
  unsigned: DerNode | null;
};

function takeApart(cms: Uint8Array): Parts {
  const [, content] = derParts(readDer(cms), TAG.sequence);
  const [signedData] = derParts(content, TAG.context0);
  const [, , , certificates, signers] = derParts(signedData, TAG.sequence);
  const [signer] = derParts(signers, TAG.set);
  const [, , digestAlgorithm, signedAttributes, , signature, unsigned = null] = derParts(
    signer,
    TAG.sequence,
  );
  if (!digestAlgorithm || !signedAttributes || signature?.tag !== TAG.octets)
    throw new SealFault("the signature has no signer", signers?.start ?? null);
  return {
    certificates: derParts(certificates, TAG.context0),
    digestAlgorithm,
    signedAttributes,
    signature,
    unsigned,
  };
}

/** The CMS as `@libpdf/core` writes it of these parts. @throws SealFault */
function putTogether(
  { certificates, signedAttributes, signature, unsigned }: Parts,
  { issuer, serial }: Certificate,
  digest: DigestName,
  signatureOid: string | undefined,
): Uint8Array {
  const digestOid = Object.keys(DIGEST_OIDS).find((oid) => DIGEST_OIDS[oid] === digest);
  if (!digestOid || !signatureOid) throw new SealFault("a signature of a kind that is not known");
  const { sequence, set, integer, octets, context0 } = TAG;
  const oid = (hex: string) => writeDer(sequence, bytesOfHex(hex));
  const version = writeDer(integer, Uint8Array.of(1));
  const signer = writeDer(
    sequence,
    version,
    writeDer(sequence, issuer.bytes, serial.bytes),
    oid(digestOid),
    signedAttributes.bytes,
    oid(signatureOid),
    writeDer(octets, signature.content),
    ...(unsigned ? [unsigned.bytes] : []),
  );
  const signedData = writeDer(
    sequence,
    version,
    writeDer(set, oid(digestOid)),
    oid(OID.data),
    writeDer(context0, ...certificates.map(({ bytes }) => bytes)),
    writeDer(set, signer),
  );
  return writeDer(sequence, bytesOfHex(OID.signedData), writeDer(context0, signedData));
}

function timeStampIn(unsigned: DerNode): DerNode {
  const attributes = derParts(unsigned, TAG.context1);
  const token = attributeIn(attributes, OID.timeStampToken);
  if (!token || attributes.length !== 1)
    throw new SealFault(`not a time stamp: ${hexOf(unsigned.bytes.subarray(0, 8))}`, unsigned.start);
  return token;
}

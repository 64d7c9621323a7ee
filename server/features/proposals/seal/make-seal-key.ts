import { BitString, Integer, Utf8String } from "asn1js";
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from "pkijs";

/** Proposals are kept for years; a reader of PDFs warns of a certificate that has ended. */
const YEARS = 20;
const OID = {
  commonName: "2.5.4.3",
  basicConstraints: "2.5.29.19",
  keyUsage: "2.5.29.15",
};
/** digitalSignature and nonRepudiation, RFC 5280 section 4.2.1.3. */
const KEY_USAGE = Uint8Array.of(0b1100_0000);

/** A new key on P-256 and a certificate that it issues for itself, as PEM. */
export async function makeSealKey(name: string, now: Date): Promise<string> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { name: "ECDSA", namedCurve: "P-256" },
    true,
    ["sign", "verify"],
  );
  const certificate = new Certificate();
  certificate.version = 2; // X.509 version 3
  // Positive, and never begins with zeros that DER would have to leave out.
  const serial = crypto.getRandomValues(new Uint8Array(16));
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: serial.buffer });
  for (const names of [certificate.issuer, certificate.subject])
    names.typesAndValues.push(
      new AttributeTypeAndValue({ type: OID.commonName, value: new Utf8String({ value: name }) }),
    );
  const ends = new Date(now);
  ends.setUTCFullYear(ends.getUTCFullYear() + YEARS);
  certificate.notBefore.value = now;
  certificate.notAfter.value = ends;
  const extension = (extnID: string, critical: boolean, value: ArrayBuffer) =>
    new Extension({ extnID, critical, extnValue: value });
  certificate.extensions = [
    extension(OID.basicConstraints, true, new BasicConstraints({ cA: false }).toSchema().toBER()),
    extension(OID.keyUsage, true, new BitString({ valueHex: KEY_USAGE.buffer, unusedBits: 6 }).toBER()),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, "SHA-256");
  const pkcs8 = await crypto.subtle.exportKey("pkcs8", privateKey);
  return pem("PRIVATE KEY", pkcs8) + pem("CERTIFICATE", certificate.toSchema(true).toBER());
}

function pem(label: string, content: ArrayBuffer) {
  const lines =
    Buffer.from(content)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fromBER, Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from "asn1js";
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";

const NAME = "Example Time Stamps";
const OID = {
  commonName: "2.5.4.3",
  tstInfo: "1.2.840.113549.1.9.16.1.4",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  signedData: "1.2.840.113549.1.7.2",
};

/** A time stamp authority over HTTP (RFC 3161) that signs the time it is told. */
export async function startTimeStampServer(time: Date) {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 7 });
  for (const names of [certificate.issuer, certificate.subject])
    names.typesAndValues.push(
      new AttributeTypeAndValue({ type: OID.commonName, value: new Utf8String({ value: NAME }) }),
    );
  certificate.notBefore.value = new Date("2026-01-01T00:00:00Z");
  certificate.notAfter.value = new Date("2126-01-01T00:00:00Z");
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, "SHA-256");
  let requests = 0;

  async function answer(body: Buffer): Promise<Buffer> {
    requests++;
    const asked = new TimeStampReq({ schema: fromBER(new Uint8Array(body)).result });
    const info = new TSTInfo({
      version: 1,
      policy: "1.3.6.1.4.1.99999.1",
      messageImprint: asked.messageImprint,
      serialNumber: new Integer({ value: requests }),
      genTime: time,
      ...(asked.nonce ? { nonce: asked.nonce } : {}),
    });
    const content = info.toSchema().toBER();
    const hash = (bytes: ArrayBuffer) => createHash("sha256").update(new Uint8Array(bytes)).digest();
    const octets = (bytes: Buffer) => new OctetString({ valueHex: new Uint8Array(bytes).buffer });
    const encapContentInfo = new EncapsulatedContentInfo({ eContentType: OID.tstInfo });
    // Set afterwards: the constructor would cut it into pieces, which no authority does.
    encapContentInfo.eContent = new OctetString({ valueHex: content });
    const own = new Sequence({
      value: [new Sequence({ value: [octets(hash(certificate.toSchema().toBER()))] })],
    });
    const signedData = new SignedData({
      version: 3,
      encapContentInfo,
      certificates: [certificate],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({
                type: OID.contentType,
                values: [new ObjectIdentifier({ value: OID.tstInfo })],
              }),
              new Attribute({ type: OID.messageDigest, values: [octets(hash(content))] }),
              new Attribute({
                type: OID.signingCertificateV2,
                values: [new Sequence({ value: [own] })],
              }),
            ],
          }),
        }),
      ],
    });
    await signedData.sign(keys.privateKey, 0, "SHA-256");
    const token = new ContentInfo({ contentType: OID.signedData, content: signedData.toSchema(true) });
    const reply = new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token });
    return Buffer.from(reply.toSchema().toBER());
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    response.setHeader("content-type", "application/timestamp-reply");
    response.end(await answer(Buffer.concat(parts)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    name: NAME,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type DigestName = "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512";

/** How a public key signs: RSA with PKCS #1 v1.5 padding, or ECDSA on a curve, the two numbers of its signature one after the other. */
export type SignatureScheme =
  | { kind: "RSA"; digest: DigestName }
  | { kind: "ECDSA"; digest: DigestName; curve: "P-256" | "P-384" | "P-521" };

/** What reading a seal needs of where it runs: WebCrypto has it in browsers and in Node alike. */
export type SealTools = {
  digest(name: DigestName, bytes: Uint8Array): Promise<Uint8Array>;
  /** `key` is a SubjectPublicKeyInfo. False also where the key cannot be read. */
  verify(
    scheme: SignatureScheme,
    key: Uint8Array,
    signature: Uint8Array,
    signed: Uint8Array,
  ): Promise<boolean>;
  /** Undoes zlib (RFC 1950). @throws for what is not zlib. */
  inflate(bytes: Uint8Array): Promise<Uint8Array>;
  /** @throws for what is not UTF-8. */
  decodeText(bytes: Uint8Array): string;
  encodeText(text: string): Uint8Array;
};

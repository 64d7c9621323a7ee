import type { SealTools, SignatureScheme } from "#core/seal/seal-tools.ts";

/** WebCrypto's words for a scheme: to read its key, and to check with it. */
const algorithmOf = (scheme: SignatureScheme) =>
  scheme.kind === "RSA"
    ? {
        read: { name: "RSASSA-PKCS1-v1_5", hash: scheme.digest },
        check: { name: "RSASSA-PKCS1-v1_5" },
      }
    : {
        read: { name: "ECDSA", namedCurve: scheme.curve },
        check: { name: "ECDSA", hash: scheme.digest },
      };

/** A copy in memory that nobody shares, as WebCrypto's types ask. */
const own = (bytes: Uint8Array) => new Uint8Array(bytes);

/** What reading a seal needs, of browsers and of Node alike. Browsers have it on pages by HTTPS and on this machine. */
export const sealTools: SealTools = {
  digest: async (name, bytes) => new Uint8Array(await crypto.subtle.digest(name, own(bytes))),
  async verify(scheme, key, signature, signed) {
    const { read, check } = algorithmOf(scheme);
    try {
      const publicKey = await crypto.subtle.importKey("spki", own(key), read, false, ["verify"]);
      return await crypto.subtle.verify(check, publicKey, own(signature), own(signed));
    } catch {
      // A key that cannot be read checks nothing.
      return false;
    }
  },
  async inflate(bytes) {
    const stream = new Blob([own(bytes)]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  },
  decodeText: (bytes) => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
  encodeText: (text) => new TextEncoder().encode(text),
};

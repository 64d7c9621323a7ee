import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Offer, ProposalRecord } from "#contract/proposal-record.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { sampleRecord } from "./sample-record.ts";

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Noise does not compress: pictures as heavy as photos are. */
async function noisyPicture(width: number, height: number, hue: string): Promise<Uint8Array> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 22 };
  const grain = await sharp({ create: { width, height, channels: 3, background: hue, noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Uint8Array(grain);
}

const HUES = ["#2d5a27", "#b35c38", "#6b7280", "#a8946b"];

/** A record whose hashes are those of what it says, and the pictures that it names. */
export async function sealableRecord(
  change: Partial<Offer> = {},
  size = { width: 1600, height: 1200 },
): Promise<{ record: ProposalRecord; pictures: Map<string, Uint8Array> }> {
  const sample = sampleRecord(change);
  const pictures = new Map<string, Uint8Array>();
  const drawn = await Promise.all(
    sample.offer.options.map((_, i) => noisyPicture(size.width, size.height, HUES[i] ?? "#888")),
  );
  const options = sample.offer.options.map((option, i) => {
    const content = drawn[i] ?? new Uint8Array();
    const picture = { sha256: sha256(content), contentType: "image/jpeg", ...size };
    pictures.set(picture.sha256, content);
    return { ...option, picture, photo: null };
  });
  const { terms, consent } = sample.offer;
  const offer: Offer = {
    ...sample.offer,
    options,
    terms: terms && { ...terms, sha256: sha256(terms.text) },
    consent: { ...consent, sha256: sha256(consent.sentence) },
  };
  const offerSha256 = sha256(canonicalJson(offer));
  const signatures = sample.signatures.map((signature) => ({ ...signature, offerSha256 }));
  return { record: { ...sample, offer, offerSha256, signatures }, pictures };
}

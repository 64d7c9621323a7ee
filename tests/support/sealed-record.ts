import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Offer, ProposalRecord } from "#contract/proposal-record.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { sampleRecord } from "./sample-record.ts";

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

type Size = { width: number; height: number };

const grains = new Map<string, Promise<Buffer>>();

/** Raw pixels. Noise does not compress: pictures as heavy as photos are. Made once for a size, which takes ten times as long as a JPEG of it. */
function grainOf({ width, height }: Size): Promise<Buffer> {
  const key = `${width} ${height}`;
  const noise = { type: "gaussian" as const, mean: 128, sigma: 22 };
  const grain =
    grains.get(key) ??
    sharp({ create: { width, height, channels: 3, background: "#888", noise } })
      .blur(1.2)
      .raw()
      .toBuffer();
  grains.set(key, grain);
  return grain;
}

/** The same grain, turned over in four ways: as many pictures of which none is another. */
async function noisyPicture(size: Size, which: number): Promise<Uint8Array> {
  const picture = sharp(await grainOf(size), { raw: { ...size, channels: 3 } })
    .flip(which % 2 === 1)
    .flop(which >= 2)
    .jpeg({ quality: 90 });
  return new Uint8Array(await picture.toBuffer());
}

/** A record whose hashes are those of what it says, and the pictures that it names. */
export async function sealableRecord(
  change: Partial<Offer> = {},
  size: Size = { width: 1600, height: 1200 },
): Promise<{ record: ProposalRecord; pictures: Map<string, Uint8Array> }> {
  const sample = sampleRecord(change);
  const pictures = new Map<string, Uint8Array>();
  const drawn = await Promise.all(sample.offer.options.map((_, which) => noisyPicture(size, which)));
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

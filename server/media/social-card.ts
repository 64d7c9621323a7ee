import sharp from "sharp";

/** What social networks show of a link, in the size that they all take. */
const CARD = { width: 1200, height: 630 };

/** The lower part of a design, where most happens. Runs in the photo reader's process. */
export async function makeSocialCard(content: Uint8Array): Promise<Uint8Array> {
  return sharp(content)
    .resize({ ...CARD, fit: "cover", position: "south" })
    .jpeg({ quality: 82 })
    .toBuffer();
}

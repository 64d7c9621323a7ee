import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A page asks the API over loopback for what it shows. Its visitor's address goes along, so that limits and logs count the visitor and
 * not this process; signed with a key that lives as long as the process, because anybody can send a header.
 */
export function createVisitors() {
  const key = randomBytes(32);
  const signed = (address: string) => createHmac("sha256", key).update(address).digest("hex");
  return {
    /** What a page sends along. */
    tell: (address: string): string => `${address} ${signed(address)}`,
    /** The address that a page told; null for anything else. */
    read(header: string | undefined): string | null {
      const [address = "", signature = ""] = header?.split(" ") ?? [];
      const own = Buffer.from(signed(address));
      const theirs = Buffer.from(signature);
      return own.length === theirs.length && timingSafeEqual(own, theirs) ? address : null;
    },
  };
}

export type Visitors = ReturnType<typeof createVisitors>;

import { isIP, isIPv6 } from "node:net";

/** The address that a proxy names: the last entry, which it wrote itself; the sender's own when that is none. */
export function clientAddress(forwarded: string | undefined, peer: string): string {
  const last = forwarded?.split(",").at(-1)?.trim() ?? "";
  // Some proxies write the port too, and brackets around IPv6.
  const bare = /^\[(.+)\](?::\d+)?$/.exec(last)?.[1] ?? /^([\d.]+):\d+$/.exec(last)?.[1] ?? last;
  return isIP(bare) === 0 ? peer : bare;
}

/**
 * What limits count by: the address, and of IPv6 the network of 64 bits, in which one household has more addresses than anybody
 * can count.
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%"); // a zone names an interface of this machine
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  // ::ffff:a.b.c.d is an IPv4 address as a socket for both kinds tells it.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address. The URL parser writes every spelling in one way, with at most one "::". */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const read = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const front = read(head);
  const back = tail === undefined ? [] : read(tail);
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

import { createHmac } from "node:crypto";
import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP } from "node:net";

/** How long an address may take to answer. */
const TIMEOUT_MS = 10_000;

/** Networks that are not the internet: a webhook to one of them would have this server ask its own neighbors. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(network, bits, "ipv4");
/** Of IPv6 only what is given out to the world: the rest, and what carries an IPv4 address within, is refused. */
const WORLD = new BlockList();
WORLD.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  INSIDE.addSubnet(network, bits, "ipv6");

/** Whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !INSIDE.check(address, "ipv4");
  return version === 6 && WORLD.check(address, "ipv6") && !INSIDE.check(address, "ipv6");
}

/** A reason not to connect. */
export class AddressRefused extends Error {}

export type Guard = {
  /** Addresses of one's own network may be told, and by plain HTTP. */
  allowsInside: boolean;
};

/** Where a webhook leads, looked up now. @throws AddressRefused */
export async function resolveWebhook(url: URL, { allowsInside }: Guard): Promise<string> {
  if (url.protocol !== "https:" && !(allowsInside && url.protocol === "http:"))
    throw new AddressRefused("the address is not https");
  if (url.username || url.password) throw new AddressRefused("the address names a user");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new AddressRefused("the name is not known");
  // One that leads inside among others is refused too: which of them is taken is chance.
  if (!allowsInside && !found.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefused("the address leads into a private network");
  return first.address;
}

/** Signed as standardwebhooks.com has it: id, time stamp and body, so that nothing can be sent again later or changed. */
export function signatureOf(secret: string, id: string, timestampS: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestampS}.${body}`).digest("base64")}`;
}

/**
 * Posts once and answers the status. The connection goes to the very address that was looked at, so that a name cannot lead elsewhere in
 * between; redirects are not followed, and what is answered beside the status is not read. @throws when there was no answer.
 */
export async function postWebhook(
  { url, secret, id, body }: { url: string; secret: string; id: string; body: string },
  guard: Guard,
  now: Date,
): Promise<number> {
  const target = new URL(url);
  const address = await resolveWebhook(target, guard);
  const timestampS = Math.floor(now.getTime() / 1000);
  const request = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(
      target,
      {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        lookup: (_, options, done) => {
          const family = isIP(address);
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "yardwright-webhooks",
          "webhook-id": id,
          "webhook-timestamp": String(timestampS),
          "webhook-signature": signatureOf(secret, id, timestampS, body),
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

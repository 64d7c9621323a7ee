import { describe, expect, it } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

describe("the address of a client", () => {
  it.each([
    [undefined, "10.0.0.1"],
    ["", "10.0.0.1"],
    ["garbage-7", "10.0.0.1"],
    ["203.0.113.9, unknown", "10.0.0.1"],
    ["203.0.113.9", "203.0.113.9"],
    ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:4711", "203.0.113.9"],
    ["2001:db8::1", "2001:db8::1"],
    ["[2001:db8::1]:4711", "2001:db8::1"],
    ["999.1.1.1", "10.0.0.1"],
  ])("forwarded as %j is %s", (forwarded, expected) => {
    expect(clientAddress(forwarded, "10.0.0.1")).toBe(expected);
  });

  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["local", "local"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("%s counts as %s", (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});

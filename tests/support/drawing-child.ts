// Draws documents that its parent wrote as JSON, in a process that never saw their words.
import "#server/adapters/image-model/install-network.ts";
import { type DrawnFromJson, fingerprintOfJson } from "./drawn-fingerprint.ts";
import { openYard } from "./open-yard.ts";

process.on("message", async ({ yard, ...from }: DrawnFromJson & { yard: Parameters<typeof openYard>[0] }) => {
  process.send?.(fingerprintOfJson(await openYard(yard), from));
});

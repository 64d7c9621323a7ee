import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import type { ClientProposal } from "#contract/endpoints/proposals.ts";
import type { RunningServer } from "#tests/support/running-server.ts";
import { LONG_TEXT } from "./long-content.ts";
import { api } from "./saving.ts";

/** The six digits of the one mail with a code to this address; a new mail takes a moment to lie in the outbox. */
export async function mailedCode(server: RunningServer, to: string): Promise<string> {
  const folder = join(server.dataDir, "outbox");
  let code = "";
  await expect(async () => {
    for (const name of await readdir(folder)) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      if (mail.to?.[0]?.address === to) code ||= /^(\d{6}) is your code/.exec(mail.subject ?? "")?.[1] ?? "";
    }
    expect(code).not.toBe("");
  }).toPass();
  return code;
}

type Answer = { data: ClientProposal };

/** What the client does with the link, by its calls. */
export const clientOf = (page: Page, token: string) => ({
  open: async () => {
    await api(page, "POST", `/proposal/${token}/opened`);
    return (await api<Answer>(page, "GET", `/proposal/${token}`)).data;
  },
  choose: (revision: number, optionId: string, addOnIds: string[] = []) =>
    api<Answer>(page, "PUT", `/proposal/${token}/choice`, { revision, optionId, addOnIds }),
  ask: (optionId: string, text: string) =>
    api<Answer>(page, "POST", `/proposal/${token}/pins`, { optionId, x: 0.3, y: 0.6, text }),
  askCode: () => api(page, "POST", `/proposal/${token}/code`),
  sign: (offerSha256: string, code: string, name: string) =>
    api<Answer>(page, "POST", `/proposal/${token}/sign`, {
      ...{ offerSha256, code, name, consents: true, timeZone: "America/Toronto" },
      signature: { kind: "typed", text: name },
    }),
});

export const tokenOf = (url: string): string => /\/proposal\/([\w-]{43})$/.exec(url)?.[1] ?? "";

export const writeCompany = (page: Page, more: object = {}) =>
  api(page, "PUT", "/company", {
    name: "Fields & Sons Landscaping",
    terms: "A tenth on signing.",
    validDays: 30,
    ...more,
  });

/** A draft of two options whose names are as long as they may be; answers its id. */
export async function longProposal(page: Page, projectId: number, savedImageId: number): Promise<string> {
  const title = LONG_TEXT.slice(0, 118).trim();
  const id = crypto.randomUUID();
  await api(page, "POST", "/proposals", {
    ...{ id, projectId, title },
    options: ["good", "better"].map((option) => ({
      ...{ id: option, title, savedImageId, description: LONG_TEXT },
    })),
    schedule: [
      { title, percent: 10, atMostCents: 100_000 },
      { title, percent: 90 },
    ],
  });
  return id;
}

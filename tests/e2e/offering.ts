import type { Page } from "@playwright/test";
import type { ClientProposal } from "#contract/proposal-view.ts";
import { LONG_TEXT } from "./long-content.ts";
import { api } from "./saving.ts";

type Answer = { data: ClientProposal };

/** What the client does with the link, by its calls. */
export const clientOf = (page: Page, token: string) => ({
  open: async () => {
    await api(page, "POST", `/proposal/${token}/opened`);
    return (await api<Answer>(page, "GET", `/proposal/${token}`)).data;
  },
  ask: (optionId: string, text: string) =>
    api<Answer>(page, "POST", `/proposal/${token}/pins`, { optionId, x: 0.3, y: 0.6, text }),
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

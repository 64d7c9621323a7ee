import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { LONG_TEXT, LONG_WORD } from "./long-content.ts";
import { api, designWithBill, newProject, subscribe } from "./saving.ts";

/** A proposal of two options with an add-on each, sent; the contractor is signed in on this page. */
export async function sentProposal(page: Page, { isLong = false } = {}) {
  await subscribe(page);
  const words = (text: string) => (isLong ? `${text} ${LONG_WORD} ${LONG_TEXT}`.slice(0, 110) : text);
  const clientEmail = `client-${randomUUID()}@example.com`;
  await api(page, "PUT", "/company", {
    name: words("Fields & Sons"),
    terms: "A third on signing.",
    validDays: 14,
  });
  const projectId = await newProject(page, "Maple Street 12", {
    clientName: "Zoe Nunez",
    clientEmail,
    siteAddress: words("12 Maple Street"),
  });
  const options = [];
  for (const [id, title] of [
    ["good", "Good"],
    ["better", "Better"],
  ] as const) {
    const savedImageId = await designWithBill(page, projectId, isLong ? LONG_TEXT : `a ${title} paver patio`);
    const userId = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").id);
    const asked = new URLSearchParams({ userId: String(userId), savedImageId: String(savedImageId) });
    type Existing = { bom: { Id: string } };
    const found = await api<Existing>(page, "GET", `/bom/check-existing?${asked}`);
    const bomId = found.bom.Id;
    const newItem = { category: "features", name: "Path lights", quantity: 1, unit: "each", unitPrice: 250 };
    const { itemId } = await api<{ itemId: string }>(page, "POST", `/bom/${bomId}/items`, {
      userId,
      newItem,
    });
    const addOns = [{ id: "light", title: words("Path lights"), lineIds: [itemId] }];
    options.push({ id, title: words(title), savedImageId, addOns });
  }
  const id = randomUUID();
  type Made = { data: { revision: number } };
  const { data } = await api<Made>(page, "POST", "/proposals", {
    ...{ id, projectId, title: words("The back yard"), options },
    schedule: [
      { title: "On signing", percent: 10 },
      { title: "When the work is done", percent: 90 },
    ],
  });
  const sent = await api<{ data: { url: string } }>(page, "POST", `/proposals/${id}/send`, {
    revision: data.revision,
  });
  return { id, clientEmail, path: new URL(sent.data.url).pathname };
}

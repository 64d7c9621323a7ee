import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import pg from "pg";
import sharp from "sharp";
import { askRunningServer } from "#server/admin/admin-socket.ts";
import type { ServerPlace } from "#tests/support/running-server.ts";
import { PASSWORD } from "./fixtures.ts";

type Call = (path: string, body?: object | FormData) => Promise<Record<string, unknown>>;

const callsAs =
  (server: ServerPlace, token: string): Call =>
  async (path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${server.url}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };

/** The role, as the owner gives it: by the running server where it alone has the database, otherwise beside it. */
export async function grantReviewer(server: ServerPlace, email: string): Promise<void> {
  if (server.databaseUrl) {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    await client.query("update users set is_reviewer = true where email = $1", [email]);
    await client.end();
    return;
  }
  const answer = await askRunningServer(server.dataDir, ["grant-reviewer", email]);
  if (!answer?.ok) throw new Error(`grant-reviewer answered ${answer?.words}`);
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("accessToken") ?? "");

/** Rates whatever other tests have left to review, so that the queue starts empty. */
export async function emptyQueue(page: Page, server: ServerPlace): Promise<void> {
  const call = callsAs(server, await tokenOf(page));
  for (;;) {
    const { data } = (await call("/reviewer/next")) as { data: { id: number } | null };
    if (!data) return;
    await call("/reviewer/review", { saved_image_id: data.id, rating: "good", notes: null });
  }
}

/** Saved designs of somebody new (three at most: they have no plan), oldest first; each a photo and a picture of it. */
export async function saveDesigns(
  server: ServerPlace,
  designs: { prompt: string; editHistory?: string[]; color: string }[],
): Promise<void> {
  const account = { firstName: "Olive", lastName: "Yard", email: `${randomUUID()}@example.com` };
  const register = await fetch(`${server.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...account, password: PASSWORD }),
  });
  const { data } = (await register.json()) as { data: { accessToken: string } };
  const call = callsAs(server, data.accessToken);
  const project = (await call("/projects", { title: "12 Maple Street" })) as {
    data: { project: { Id: number } };
  };
  const upload = async (color: string) => {
    const image = sharp({ create: { width: 800, height: 600, channels: 3, background: color } });
    const form = new FormData();
    form.set("image", new File([new Uint8Array(await image.jpeg().toBuffer())], "yard.jpg"));
    return (await call("/images/upload-original", form)).url;
  };
  for (const { prompt, editHistory = [], color } of designs)
    await call("/images/auto-save", {
      imageUrl: await upload(color),
      originalImageUrl: await upload("#8aa3b5"),
      prompt,
      editHistory,
      projectId: project.data.project.Id,
    });
}

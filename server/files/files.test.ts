import { beforeEach, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { shares } from "#server/db/schema.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

describeOnEachDatabase(
  "GET /files",
  (program) => {
    let client: TestClient;
    let url: string;
    beforeEach(async () => {
      client = program().client;
      const { body } = await client.call(
        imageEndpoints.uploadOriginal,
        { form: { image: await photoFile() } },
        await client.registered(),
      );
      url = body.url;
    });

    it("gives a picture with its type, a mark and long caching", async () => {
      const response = await client.request(url);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "x-content-type-options": "nosniff",
        "cache-control": expect.stringMatching(/^private, max-age=[234]\d{4}, immutable$/),
        "content-security-policy": "default-src 'none'; sandbox",
      });
      const content = new Uint8Array(await response.arrayBuffer());
      expect([...content.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(response.headers.get("content-length")).toBe(String(content.byteLength));
    });

    it("ends with the session that an address was made for, and with no other", async () => {
      const { logout, login } = accountEndpoints;
      const dana = await client.registered();
      const photo = { form: { image: await photoFile() } };
      const first = (await client.call(imageEndpoints.uploadOriginal, photo, dana)).body.url;
      const again = (await client.call(login, { body: dana })).body.data;
      const second = (await client.call(imageEndpoints.uploadOriginal, photo, again)).body.url;
      expect(new URL(second, "http://here").pathname).toBe(new URL(first, "http://here").pathname);
      expect((await client.request(first)).status).toBe(200);
      await client.call(logout, {}, dana);
      const etag = (await client.request(second)).headers.get("etag") ?? "";
      expect((await client.request(first)).status).toBe(404);
      expect((await client.request(first, { headers: { "if-none-match": etag } })).status).toBe(404);
      expect((await client.request(second)).status).toBe(200);
    });

    it("answers 304 to whoever has it already", async () => {
      const etag = (await client.request(url)).headers.get("etag") ?? "";
      const again = await client.request(url, { headers: { "if-none-match": `"other", W/${etag}` } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect((await client.request(url, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    });

    it("answers 404 to forged, unsigned, expired and climbing addresses", async () => {
      const [path = "", query = ""] = url.split("?");
      const bad = [
        path,
        `${path}?${query.replace(/signature=.{4}/, "signature=AAAA")}`,
        `/files/none.jpg?${query}`,
        `/files/%2e%2e/auth-secret?${query}`,
        `/files/..%2fauth-secret?${query}`,
        "/files/",
        `${path}?share=`,
        `${path}?share=unknown`,
      ];
      for (const address of bad) {
        const { status } = await client.request(address);
        expect([address, status]).toEqual([address, 404]);
      }
    });

    it("shows a shared design and its photo as long as the share lives, and nothing else by it", async () => {
      const dana = await client.registered();
      const projectId = String(await newProject(client, dana));
      const design = await finished(client, dana, await startDesign(client, dana, { projectId }));
      const strangers = new URL(url, "http://here").pathname;
      const { database } = program();
      const imageId = design.savedImageId ?? 0;
      await database.db.insert(shares).values({ id: "share-of-dana", userId: dana.user.id, imageId });
      const viaShare = async (address: string | null) => {
        const { pathname } = new URL(address ?? "", "http://here");
        return client.request(`${pathname}?share=share-of-dana`);
      };
      const shown = await viaShare(design.imageUrl);
      expect([shown.status, shown.headers.get("cache-control")]).toEqual([
        200,
        "private, max-age=300, immutable",
      ]);
      expect((await viaShare(design.originalImageUrl)).status).toBe(200);
      expect((await viaShare(strangers)).status).toBe(404);
      await database.db.update(shares).set({ revokedAt: new Date() });
      expect((await viaShare(design.imageUrl)).status).toBe(404);
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);

import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { sharingEndpoints } from "#contract/endpoints/sharing.ts";
import { MESSAGES } from "#contract/messages.ts";
import { createDiskStorage } from "#server/adapters/storage/disk-storage.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { createShare, getSharedDesign, revokeShare } = sharingEndpoints;

describeOnEachDatabase(
  "sharing",
  (program) => {
    let owner: Person;
    beforeEach(async () => {
      owner = await program().client.registered();
    });

    async function savedDesign(person = owner) {
      const { client } = program();
      const projectId = await newProject(client, person, "Elm Street 4");
      const form = {
        projectId: String(projectId),
        editHistory: JSON.stringify(["more roses"]),
        viewpoint: "birds-eye",
      };
      const { savedImageId } = await finished(client, person, await startDesign(client, person, form));
      return { projectId, savedImageId: savedImageId ?? 0 };
    }
    const share = (savedImageId: number, more: object = {}, as = owner) =>
      program().client.call(createShare, { body: { savedImageId, ...more } }, as);
    const look = (shareId: string) => program().client.call(getSharedDesign, { params: { shareId } });

    it("shows the design to anybody with the link, and nothing of its owner", async () => {
      const { client } = program();
      const { savedImageId } = await savedDesign();
      const made = await share(savedImageId);
      expect(made.status).toBe(201);
      const { shareId, shareUrl } = made.body.data;
      expect(shareUrl).toBe(`http://localhost:3000/shared/${shareId}`);
      const shown = await look(shareId);
      expect(shown.body.data).toMatchObject({
        projectTitle: "Elm Street 4",
        editHistory: ["more roses"],
        viewpoint: "birds-eye",
      });
      expect(JSON.stringify(shown.body)).not.toMatch(
        new RegExp(`${owner.email}|${owner.user.id}|Dana|Fields`),
      );
      for (const url of [shown.body.data.generatedImage, shown.body.data.originalImage ?? ""]) {
        const picture = await client.request(url);
        expect(picture.status).toBe(200);
        const { exif } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
        expect(exif).toBeUndefined();
      }
      const card = await client.request(`/shared/${shareId}/card.jpg`);
      const about = await sharp(Buffer.from(await card.arrayBuffer())).metadata();
      expect([about.format, about.width, about.height]).toEqual(["jpeg", 1200, 630]);
    });

    it("draws its card once, however many ask, and deletes it with the design", async () => {
      const { client, config } = program();
      if (config.storage.kind !== "disk") throw new Error("these tests keep their files on disk");
      const storage = createDiskStorage(config.storage);
      const cards = async () => {
        const keys: string[] = [];
        for await (const { key } of storage.list("cards/")) keys.push(key);
        return keys;
      };
      const before = await cards();
      const { savedImageId } = await savedDesign();
      const { shareId } = (await share(savedImageId)).body.data;
      const ask = async () => {
        const answer = await client.request(`/shared/${shareId}/card.jpg`);
        return [answer.status, Buffer.from(await answer.arrayBuffer()).toString("base64")];
      };
      const [first, ...others] = await Promise.all(Array.from({ length: 12 }, ask));
      expect(first?.[0]).toBe(200);
      for (const other of [...others, await ask()]) expect(other).toEqual(first);
      expect((await cards()).length).toBe(before.length + 1);
      await client.call(imageEndpoints.deleteImage, { params: { id: String(savedImageId) } }, owner);
      expect(await cards()).toEqual(before);
    });

    it("gives the same design the same link, also twice at once, with no price on it until its owner shows some", async () => {
      const { savedImageId } = await savedDesign();
      const [first, second] = await Promise.all([share(savedImageId), share(savedImageId)]);
      expect(first.body.data.shareId).toBe(second.body.data.shareId);
      expect(first.body.data.prices).toBe("none");
      expect((await share(savedImageId, { prices: "sections" })).body.data.prices).toBe("sections");
      expect((await share(savedImageId)).body.data.prices).toBe("sections");
    });

    it("goes dark when it is taken back, pictures and card included; a new link is another one", async () => {
      const { client } = program();
      const { savedImageId } = await savedDesign();
      const { shareId } = (await share(savedImageId)).body.data;
      const { generatedImage } = (await look(shareId)).body.data;
      expect((await client.call(revokeShare, { params: { shareId } }, owner)).status).toBe(200);
      const gone = await look(shareId);
      expect([gone.status, gone.failure.message]).toEqual([404, MESSAGES.sharedNotFound]);
      expect((await client.request(generatedImage)).status).toBe(404);
      expect((await client.request(`/shared/${shareId}/card.jpg`)).status).toBe(404);
      expect((await share(savedImageId)).body.data.shareId).not.toBe(shareId);
    });

    it("shows nobody where the yard is, in no picture and no thumbnail of it", async () => {
      const { client } = program();
      const tagged = await sharp(await (await photoFile({ background: "#7a8b6c" })).arrayBuffer())
        .withExif({
          IFD0: { Make: "Pear", ImageDescription: "12 Maple Street" },
          IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 39/1 0/1", GPSLongitude: "79/1 23/1 0/1" },
        })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><city>Toronto</city></x:xmpmeta>`)
        .jpeg()
        .toBuffer();
      expect(tagged.includes("Toronto")).toBe(true);
      const projectId = String(await newProject(client, owner));
      const image = new File([new Uint8Array(tagged)], "phone.jpg");
      const design = await finished(client, owner, await startDesign(client, owner, { projectId, image }));
      const { shareId } = (await share(design.savedImageId ?? 0)).body.data;
      const shown = (await look(shareId)).body.data;
      const { body } = await client.call(imageEndpoints.listImages, {}, owner);
      const { pathname } = new URL(body.data.images[0]?.thumbnail_url ?? "", "http://here");
      const urls = [
        shown.generatedImage,
        shown.originalImage ?? "",
        `${pathname}?share=${shareId}`,
        `/shared/${shareId}/card.jpg`,
      ];
      for (const url of urls) {
        const answer = await client.request(url);
        expect([url, answer.status]).toEqual([url, 200]);
        const content = Buffer.from(await answer.arrayBuffer());
        const { exif, xmp, iptc } = await sharp(content).metadata();
        expect([url, exif, xmp, iptc]).toEqual([url, undefined, undefined, undefined]);
        for (const word of ["Toronto", "Maple", "Pear"])
          expect([url, content.includes(word)]).toEqual([url, false]);
      }
    });

    it("stops with its image, and a deleted or original image cannot be shared", async () => {
      const { client } = program();
      const { savedImageId } = await savedDesign();
      const { shareId } = (await share(savedImageId)).body.data;
      const { body } = await client.call(imageEndpoints.listImages, {}, owner);
      expect((await share(body.data.images[0]?.original_image_id ?? 0)).status).toBe(404);
      await client.call(imageEndpoints.deleteImage, { params: { id: String(savedImageId) } }, owner);
      expect((await look(shareId)).status).toBe(404);
      expect((await share(savedImageId)).status).toBe(404);
      expect((await client.call(revokeShare, { params: { shareId } }, owner)).status).toBe(404);
    });

    it("stops with its project", async () => {
      const { client } = program();
      const { projectId, savedImageId } = await savedDesign();
      const { shareId } = (await share(savedImageId)).body.data;
      await client.call(projectEndpoints.deleteProject, { params: { id: String(projectId) } }, owner);
      expect((await look(shareId)).status).toBe(404);
    });

    it("refuses the design of somebody else, an unsaved one, a made-up link, and a stranger's hand on a link", async () => {
      const { client } = program();
      const other = await client.registered();
      const mine = await savedDesign(other);
      expect((await share(mine.savedImageId)).status).toBe(404);
      const unsaved = await client.call(createShare, { body: {} }, owner);
      expect([unsaved.status, unsaved.failure.message]).toEqual([400, MESSAGES.shareUnsaved]);
      for (const shareId of ["x", "A".repeat(22), "../../etc/passwd"])
        expect((await look(shareId)).status).toBe(404);
      const { shareId } = (await share(mine.savedImageId, {}, other)).body.data;
      expect((await client.call(revokeShare, { params: { shareId } }, owner)).status).toBe(404);
      expect((await look(shareId)).status).toBe(200);
    });
  },
  { models: () => ({ concept: createStandInModel() }) },
);

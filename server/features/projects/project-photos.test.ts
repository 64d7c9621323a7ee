import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { projectPhotoEndpoints } from "#contract/endpoints/project-photos.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { PROJECT_PHOTOS_MAX } from "#contract/limits.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import { files, projectPhotos } from "#server/db/schema.ts";
import { deleteAccount } from "#server/features/members/delete-account.ts";
import { deleteUnusedFiles } from "#server/files/files.store.ts";
import { newProject } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { addProjectPhoto, deleteProjectPhoto, projectPhotos: list, putProjectPhoto } = projectPhotoEndpoints;

describeOnEachDatabase("photos of a project", (program) => {
  let owner: Person;
  let projectId: number;
  const call: ReturnType<typeof program>["client"]["call"] = (...args) => program().client.call(...args);
  const upload = async (red: number, who = owner) => {
    const form = { image: await photoFile({ background: `rgb(${red * 20}, 90, 40)` }) };
    return (await call(imageEndpoints.uploadOriginal, { form }, who)).body.fileId;
  };
  const add = (fileId: string, caption = "", id = projectId, who = owner) =>
    call(addProjectPhoto, { params: { id: String(id) }, body: { fileId, caption } }, who);
  const put = (photoId: string, body: object) =>
    call(putProjectPhoto, { params: { id: String(projectId), photoId }, body }, owner);
  const photosOf = async (id = projectId) =>
    (await call(list, { params: { id: String(id) } }, owner)).body.data.photos;
  const captions = async (id = projectId) => (await photosOf(id)).map(({ caption }) => caption);
  const three = async () => {
    for (const [nth, caption] of ["Front", "Side", "Back"].entries()) await add(await upload(nth), caption);
    return (await photosOf()).map(({ id }) => id) as [string, string, string];
  };

  beforeEach(async () => {
    owner = await program().client.registered();
    projectId = await newProject(program().client, owner);
  });

  it("come behind each other with their captions, and show what was uploaded", async () => {
    await three();
    expect(await captions()).toEqual(["Front", "Side", "Back"]);
    const [first] = await photosOf();
    expect((await program().client.request(first!.url)).status).toBe(200);
    expect((await program().client.request(first!.thumbnailUrl)).status).toBe(200);
  });

  it("are moved to any place, also beyond the last, and get other captions", async () => {
    const [front, , back] = await three();
    expect((await put(back, { place: 0 })).body.data.photos.map(({ caption }) => caption)).toEqual([
      ...["Back", "Front", "Side"],
    ]);
    await put(back, { place: PROJECT_PHOTOS_MAX });
    await put(front, { caption: "Street side", place: 1 });
    expect(await captions()).toEqual(["Side", "Street side", "Back"]);
  });

  it("keep a whole order when two people move at once", async () => {
    const [front, side, back] = await three();
    await Promise.all([put(front, { place: 2 }), put(back, { place: 0 }), put(side, { place: 1 })]);
    expect((await captions()).sort()).toEqual(["Back", "Front", "Side"]);
    const rows = await program()
      .database.db.select()
      .from(projectPhotos)
      .where(eq(projectPhotos.projectId, projectId));
    expect(rows.map(({ place }) => place).sort()).toEqual([0, 1, 2]);
  });

  it("stand once each, and are as many as the limit", async () => {
    const fileId = await upload(1);
    await add(fileId, "Front");
    expect((await add(fileId, "Again")).status).toBe(201);
    expect(await captions()).toEqual(["Front"]);
    const { db } = program().database;
    const [file] = await db.select().from(files).where(eq(files.id, fileId));
    for (let place = 1; place < PROJECT_PHOTOS_MAX; place++) {
      const { id: _, ...copy } = { ...file!, key: `photos/${crypto.randomUUID()}`, sha256: String(place) };
      const [made] = await db.insert(files).values(copy).returning();
      await db.insert(projectPhotos).values({ projectId, fileId: made!.id, place });
    }
    const full = await add(await upload(2));
    expect([full.status, full.failure.message]).toEqual([409, PROJECT_MESSAGES.projectPhotosFull]);
  });

  it("are nobody else's: neither another's file nor another's project is found", async () => {
    const stranger = await program().client.registered();
    const fileId = await upload(1);
    const theirs = await newProject(program().client, stranger);
    expect((await add(fileId, "", theirs)).status).toBe(404);
    expect((await add(fileId, "", theirs, stranger)).status).toBe(404);
    const [front] = await three();
    const params = { id: String(theirs), photoId: front };
    expect((await call(putProjectPhoto, { params, body: { caption: "Mine" } }, stranger)).status).toBe(404);
    expect((await call(deleteProjectPhoto, { params }, stranger)).status).toBe(404);
  });

  it("keep their files while they stand there, and go when they are taken out", async () => {
    const { db } = program().database;
    const fileId = await upload(1);
    await add(fileId);
    expect(await deleteUnusedFiles(db, [fileId])).toEqual([]);
    const [photo] = await photosOf();
    await call(deleteProjectPhoto, { params: { id: String(projectId), photoId: photo!.id } }, owner);
    expect(await photosOf()).toEqual([]);
    expect(await deleteUnusedFiles(db, [fileId])).toHaveLength(1);
  });

  it("come along when projects are merged, behind those that are there, and go with the account", async () => {
    const other = await newProject(program().client, owner, "Back yard");
    const both = await upload(9);
    await add(both, "Both", other);
    await add(await upload(8), "Other", other);
    await add(both, "Both here");
    await call(
      projectEndpoints.mergeProject,
      { params: { id: String(projectId) }, body: { from: other } },
      owner,
    );
    expect(await captions()).toEqual(["Both here", "Other"]);
    const { database, operations, clock } = program();
    const deps = { db: database.db, storage: operations.storage, queue: operations.queue, now: clock.now };
    expect(await deleteAccount(deps, owner.user.id)).toMatchObject({ sealed: 0 });
  });
});

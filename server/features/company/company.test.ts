import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { MESSAGES } from "#contract/messages.ts";
import { files } from "#server/db/schema.ts";
import { lockUnusedFiles } from "#server/files/files.store.ts";
import { photoFile } from "#tests/support/pictures.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { getCompany, putCompany, putCompanyLogo, deleteCompanyLogo } = companyEndpoints;

const PROFILE = {
  name: "Fields & Sons Landscaping",
  email: "office@example.com",
  phone: "+1 (416) 555-0100",
  address: "4 Elm Street, Toronto",
  licence: "License T-1024",
  insurance: "Insured to $2,000,000",
  terms: "A third on signing.\nThe rest when the work is done.",
  validDays: 30,
};

describeOnEachDatabase("the company", (program) => {
  let owner: Person;
  beforeEach(async () => {
    owner = await program().client.registered();
  });
  const get = async (as = owner) => (await program().client.call(getCompany, {}, as)).body.data;
  const put = (body: object, as = owner) => program().client.call(putCompany, { body }, as);
  const addLogo = async () =>
    program().client.call(putCompanyLogo, { form: { image: await photoFile() } }, owner);

  it("starts as none, and is kept as it is written", async () => {
    expect(await get()).toEqual({ company: null, logoUrl: null });
    const { body } = await put(PROFILE);
    expect(body).toMatchObject({ message: MESSAGES.companySaved, data: { company: PROFILE } });
    expect((await get()).company).toEqual(PROFILE);
  });

  it("is written as a whole: what is left out or empty is none", async () => {
    await put(PROFILE);
    await put({ name: "Fields", phone: "", terms: null });
    expect((await get()).company).toEqual({
      ...{ name: "Fields", email: null, phone: null, address: null },
      ...{ licence: null, insurance: null, terms: null, validDays: null },
    });
  });

  it.each([
    [{ name: " " }, MESSAGES.companyNameRequired],
    [{ name: "<b>Fields</b>" }, MESSAGES.plainNameInvalid],
    [{ email: "office" }, MESSAGES.emailInvalid],
    [{ phone: "call me" }, MESSAGES.phoneInvalid],
    [{ validDays: 0 }, MESSAGES.validDaysInvalid],
    [{ terms: "x".repeat(2001) }, MESSAGES.companyTermsTooLong],
  ])("refuses %o and keeps what was there", async (wrong, sentence) => {
    await put(PROFILE);
    const { status, failure } = await put({ ...PROFILE, ...wrong });
    expect([status, failure.message]).toEqual([400, sentence]);
    expect((await get()).company).toEqual(PROFILE);
  });

  it("has a logo before or after its words, and loses it alone", async () => {
    const { body } = await addLogo();
    expect(body.data.company).toBeNull();
    const picture = await program().client.request(body.data.logoUrl ?? "");
    expect(picture.status).toBe(200);
    await put(PROFILE);
    expect((await get()).logoUrl).toContain("/files/");
    await program().client.call(deleteCompanyLogo, {}, owner);
    expect(await get()).toEqual({ company: PROFILE, logoUrl: null });
  });

  it("keeps its logo from the sweep of pictures that nothing shows, and gives it up when it is removed", async () => {
    await addLogo();
    const { db } = program().database;
    const [logo] = await db.select().from(files).where(eq(files.userId, owner.user.id));
    const later = new Date(Date.now() + 86_400_000);
    const unused = () => db.transaction((tx) => lockUnusedFiles(tx, later, 1_000));
    expect(await unused()).not.toContain(logo?.id);
    await program().client.call(deleteCompanyLogo, {}, owner);
    expect(await unused()).toContain(logo?.id);
  });

  it("is each person's own, and asks for a picture that can be read", async () => {
    await put(PROFILE);
    const other = await program().client.registered();
    expect((await get(other)).company).toBeNull();
    const none = await program().client.call(putCompanyLogo, { form: {} }, owner);
    expect([none.status, none.failure.message]).toEqual([400, MESSAGES.imageRequired]);
    const text = new File(["not a picture"], "logo.png");
    expect((await program().client.call(putCompanyLogo, { form: { image: text } }, owner)).status).toBe(415);
  });
});

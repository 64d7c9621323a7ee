import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { type Bom, bomEndpoints } from "#contract/endpoints/bom.ts";
import { companyEndpoints } from "#contract/endpoints/company.ts";
import { priceBookEndpoints } from "#contract/endpoints/price-book.ts";
import { projectEndpoints } from "#contract/endpoints/projects.ts";
import { MESSAGES } from "#contract/messages.ts";
import { bomNeedsPlan } from "#contract/plan-messages.ts";
import { parseCsv } from "#core/csv/csv.ts";
import { designs, designVersions, generations, images, shares, subscriptions } from "#server/db/schema.ts";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase, type TestProgram } from "#tests/support/test-program.ts";

const {
  addBomItem,
  checkExistingBom,
  deleteBom,
  deleteBomItem,
  generateBom,
  getBom,
  listBoms,
  putBomTerms,
  updateBomItem,
} = bomEndpoints;
const YARD = new URL("../../../tests/fixtures/yards/front-ranch.jpg", import.meta.url);

/** A person on a plan. */
async function subscriber({ client, database }: TestProgram, planType: "lite" | "pro"): Promise<Person> {
  const person = await client.registered();
  await database.db.insert(subscriptions).values({ userId: person.user.id, status: "active", planType });
  return person;
}

/** Drawn by the engine itself, so that the bill is of a real plan. */
async function savedDesign(
  { client }: TestProgram,
  person: Person,
  words: { prompt?: string; editHistory?: string } = {},
) {
  const projectId = await newProject(client, person, "Maple Street 12");
  const image = new File([await readFile(YARD)], "yard.jpg", { type: "image/jpeg" });
  const { prompt = "herringbone paver patio with a planting bed", ...more } = words;
  const design = await finished(
    client,
    person,
    await startDesign(client, person, { image, prompt, projectId: String(projectId), ...more }),
  );
  if (!design.savedImageId) throw new Error(`not saved: ${JSON.stringify(design.error)}`);
  return { projectId, savedImageId: design.savedImageId };
}

const itemsOf = (bom: Bom) => bom.categories.flatMap(({ items }) => items);
const sum = (amounts: (number | null)[]) =>
  amounts.reduce<number>((total, a) => total + Math.round((a ?? 0) * 100), 0);

describeOnEachDatabase("bills of materials", (program) => {
  let pro: Person;
  let design: { projectId: number; savedImageId: number };
  beforeAll(async () => {
    pro = await subscriber(program(), "pro");
    design = await savedDesign(program(), pro);
  });

  const generate = (person = pro, savedImageId = design.savedImageId) =>
    program().client.call(
      generateBom,
      { body: { userId: person.user.id, savedImageId, projectId: design.projectId, annotations: [] } },
      person,
    );

  describe("POST /api/bom/generate", () => {
    it("counts the pavers of the picture, explains them and adds up to the cent", async () => {
      const { status, body } = await generate();
      expect([status, body.message]).toEqual([200, MESSAGES.bomReady]);
      expect(body.bomId).toBe(body.bom.id);
      const pavers = itemsOf(body.bom).find(({ name }) => /paver/i.test(name));
      expect(pavers?.work?.parts[0]?.formula).toMatch(/\S/);
      expect(pavers?.matchedMaterial?.source).toMatch(/\S/);
      const items = itemsOf(body.bom);
      expect(body.bom.summary.itemsWithPricing + body.bom.summary.itemsWithoutPricing).toBe(items.length);
      expect(sum(items.map(({ totalPrice }) => totalPrice))).toBe(Math.round(body.bom.totals.subtotal * 100));
      expect(body.bom.categories.map(({ name }) => name)).toContain("Hardscaping");
    });

    it("asked again, also twice at once, answers the same bill", async () => {
      const { client } = program();
      const other = await savedDesign(program(), pro);
      const [first, second] = await Promise.all([
        generate(pro, other.savedImageId),
        generate(pro, other.savedImageId),
      ]);
      expect(first.body.bomId).toBe(second.body.bomId);
      const all = await client.call(
        listBoms,
        { params: { userId: pro.user.id }, query: { projectId: other.projectId } },
        pro,
      );
      expect(all.body.boms).toEqual([
        expect.objectContaining({ Id: first.body.bomId, BOMTitle: "Maple Street 12" }),
      ]);
    });

    it("counts again at today's prices, and keeps the bill's terms and what a person entered, added and deleted", async () => {
      const { client } = program();
      const other = await savedDesign(program(), pro);
      const { bom } = (await generate(pro, other.savedImageId)).body;
      const [entered, deleted, untouched] = itemsOf(bom).filter(({ work }) => work);
      const [query, at] = [{ userId: pro.user.id }, { id: bom.id }];
      const edit = async (id: string, updates: { quantity?: number; notes?: string }) =>
        (await client.call(
          updateBomItem,
          { params: { ...at, itemId: id }, body: { ...query, updates: { ...updates, version: 1 } } },
          pro,
        ))!.status;
      expect(await edit(entered!.id, { quantity: 7.5, notes: "Measured with Joe" })).toBe(200);
      const lamp = {
        category: "features",
        name: "Lamp",
        quantity: 2,
        unit: "each",
        unitPrice: 49.99,
      } as const;
      const added = await client.call(addBomItem, { params: at, body: { ...query, newItem: lamp } }, pro);
      await client.call(deleteBomItem, { params: { ...at, itemId: deleted!.id }, query }, pro);
      const terms = { ...bom.terms, markup: { kind: "markup", rate: 0.2 } } as const;
      const before = (await client.call(putBomTerms, { params: at, body: { ...query, terms } }, pro)).body
        .bom;

      const again = await client.call(
        generateBom,
        { body: { ...query, savedImageId: other.savedImageId, again: true } },
        pro,
      );
      expect(again.status).toBe(200);
      const after = again.body.bom;
      expect([after.id, after.terms, after.totals]).toEqual([bom.id, before.terms, before.totals]);
      const found = (id: string) => itemsOf(after).find((item) => item.id === id);
      expect(found(entered!.id)).toMatchObject({ quantity: 7.5, notes: "Measured with Joe" });
      expect(found(added.body.itemId)).toMatchObject({ name: "Lamp", totalPrice: 99.98, isUserAdded: true });
      expect(found(deleted!.id)).toBeUndefined();
      expect(found(untouched!.id)).toEqual(untouched);

      // Another picture of the same design: its first bill goes on from this one.
      const { db } = program().database;
      const [picture] = await db.select().from(images).where(eq(images.id, other.savedImageId));
      const [drawn] = await db.select().from(generations).where(eq(generations.id, picture!.generationId!));
      const generationId = randomUUID();
      await db.insert(generations).values({ ...drawn!, id: generationId });
      const { id: _, ...copied } = picture!;
      const [next] = await db
        .insert(images)
        .values({ ...copied, generationId })
        .returning();
      const of = { userId: pro.user.id, projectId: other.projectId, summary: "Patio", size: 2 };
      const designId = randomUUID();
      await db.insert(designs).values({ ...of, id: designId, state: {} as never });
      const versions = [generationId, drawn!.id].map((one) => ({ designId, generationId: one }));
      await db.insert(designVersions).values(versions);
      const fresh = (await generate(pro, next!.id)).body.bom;
      expect([fresh.id === bom.id, fresh.terms, fresh.totals]).toEqual([false, after.terms, after.totals]);
      expect(fresh.flags[0]).toMatchObject({ code: "edits-came", sentence: expect.stringContaining("Lamp") });
      expect(JSON.stringify(fresh.flags)).toContain("not those of your settings");
    });

    it("speaks of the version in the picture: what an edit took out is neither named nor billed as demolition", async () => {
      const edited = await savedDesign(program(), pro, {
        prompt: "paver patio with a planting bed and a Japanese maple",
        editHistory: JSON.stringify(["remove the Japanese maple"]),
      });
      const { bom } = (await generate(pro, edited.savedImageId)).body;
      expect(bom.description).toMatch(/^[A-Z].*paver patio.*planting bed/);
      expect(bom.description).not.toMatch(/maple/i);
      expect(itemsOf(bom).filter(({ name }) => /maple|^Tree removal|^Remove/.test(name))).toEqual([]);
    });

    it("bills as demolition what the document of the picture takes away, whatever its words are", async () => {
      const { database } = program();
      const going = await savedDesign(program(), pro, { prompt: "remove the old deck, add a paver patio" });
      const [picture] = await database.db.select().from(images).where(eq(images.id, going.savedImageId));
      const { generationId } = picture!;
      const [row] = await database.db.select().from(generations).where(eq(generations.id, generationId!));
      const request = { ...row!.request, prompt: "remove the shed" };
      await database.db.update(generations).set({ request }).where(eq(generations.id, generationId!));
      const { bom } = (await generate(pro, going.savedImageId)).body;
      const names = itemsOf(bom).map(({ name }) => name);
      expect(names.filter((name) => /deck/i.test(name))).not.toEqual([]);
      expect(names.filter((name) => /\bshed\b/i.test(name))).toEqual([]);
    });

    it("refuses the free plan for want of a subscription, and one without bills by naming those that have them", async () => {
      const { client } = program();
      for (const [person, sentence] of [
        [await client.registered(), MESSAGES.bomSubscriptionRequired],
        [await subscriber(program(), "lite"), bomNeedsPlan()],
      ] as const) {
        const { status, failure } = await generate(person);
        expect([status, failure.message]).toEqual([402, sentence]);
      }
    });

    it("answers 404 to the design and the id of somebody else", async () => {
      const stranger = await subscriber(program(), "pro");
      expect((await generate(stranger)).status).toBe(404);
      const { client } = program();
      const as = { userId: pro.user.id, savedImageId: design.savedImageId };
      expect((await client.call(generateBom, { body: as }, stranger)).status).toBe(404);
    });

    it("says which picture is missing", async () => {
      const { client } = program();
      const { status, failure } = await client.call(generateBom, { body: { userId: pro.user.id } }, pro);
      expect([status, failure.message]).toEqual([400, MESSAGES.bomImagesRequired]);
    });
  });

  it("GET /api/bom/check-existing tells whether there is one", async () => {
    const { client } = program();
    const fresh = await savedDesign(program(), pro);
    const check = () =>
      client.call(
        checkExistingBom,
        { query: { userId: pro.user.id, savedImageId: fresh.savedImageId } },
        pro,
      );
    expect((await check()).body).toMatchObject({ exists: false, bom: null });
    const { bomId } = (await generate(pro, fresh.savedImageId)).body;
    expect((await check()).body).toMatchObject({
      exists: true,
      bom: { Id: bomId, BOMTitle: "Maple Street 12" },
    });
    const stranger = await subscriber(program(), "pro");
    const asStranger = (userId: string) =>
      client.call(checkExistingBom, { query: { userId, savedImageId: fresh.savedImageId } }, stranger);
    expect((await asStranger(stranger.user.id)).body).toMatchObject({ exists: false, bom: null });
    expect((await asStranger(pro.user.id)).status).toBe(404);
  });

  it("GET /api/bom/{id} is the owner's alone until a share shows the design, and then read-only", async () => {
    const { client, database } = program();
    const { bomId } = (await generate()).body;
    const own = await client.call(getBom, { params: { id: bomId } }, pro);
    expect(own.body.bom).toMatchObject({ id: bomId, editable: true });
    expect(own.body.data).toEqual(own.body.bom);
    expect((await client.call(getBom, { params: { id: bomId } })).status).toBe(404);
    const stranger = await subscriber(program(), "pro");
    expect((await client.call(getBom, { params: { id: bomId } }, stranger)).status).toBe(404);
    const share = { id: "share-of-bom", userId: pro.user.id, imageId: design.savedImageId };
    await database.db.insert(shares).values({ ...share, prices: "lines" });
    const look = async () => (await client.call(getBom, { params: { id: bomId } })).body.bom;
    const shared = { editable: false, terms: null, flags: [], sources: [] };
    const rough = await look();
    // Nobody marked a known size: prices of lines would add up to more than is known.
    expect(rough).toMatchObject({ ...shared, prices: "total" });
    const { low, high } = own.body.bom.totals;
    expect(rough.totals).toMatchObject({ rough: true, subtotal: 0, tax: 0, taxes: [], total: 0, low, high });
    expect(itemsOf(rough).every(({ totalPrice }) => totalPrice === null)).toBe(true);
    const newItem = { category: "features" as const, name: "Pool house", quantity: 1, unit: "each" };
    const sure = { userId: pro.user.id, newItem: { ...newItem, unitPrice: 900_000 } };
    const { itemId } = (await client.call(addBomItem, { params: { id: bomId }, body: sure }, pro)).body;
    const lines = await look();
    expect(lines).toMatchObject({ ...shared, prices: "lines" });
    expect(lines.totals.total).toBe(own.body.bom.totals.total + 900_000);
    expect(itemsOf(lines).some(({ totalPrice }) => totalPrice !== null)).toBe(true);
    const removal = { params: { id: bomId, itemId }, query: { userId: pro.user.id } };
    expect((await client.call(deleteBomItem, removal, pro)).status).toBe(200);
    for (const item of itemsOf(lines))
      expect(item).toMatchObject({ unitPrice: null, notes: "", matchedMaterial: null, work: null });
    await database.db.update(shares).set({ prices: "none" });
    const priceless = await look();
    expect(priceless.totals).toMatchObject({ subtotal: 0, total: 0, low: 0, high: 0 });
    expect(itemsOf(priceless).every(({ totalPrice }) => totalPrice === null)).toBe(true);
    expect(itemsOf(priceless).map(({ quantity }) => quantity)).toEqual(
      itemsOf(own.body.bom).map(({ quantity }) => quantity),
    );
    // A link of the release before, which showed every cost.
    await database.db.update(shares).set({ prices: null, withPrices: true });
    expect(await look()).toMatchObject({ prices: "total", totals: { low, high } });
    await database.db.update(shares).set({ withPrices: false });
    expect((await look()).prices).toBe("none");
    await database.db.delete(shares);
  });

  describe("editing", () => {
    let bom: Bom;
    beforeAll(async () => {
      bom = (await generate()).body.bom;
    });
    const first = () => {
      const item = itemsOf(bom)[0];
      if (!item) throw new Error("an empty bill");
      return item;
    };
    const update = (updates: Record<string, unknown>, as = pro) =>
      program().client.call(
        updateBomItem,
        { params: { id: bom.id, itemId: first().id }, body: { userId: as.user.id, updates } },
        as,
      );

    it("a new quantity and price carry through to the total", async () => {
      const { status, body } = await update({ quantity: 12.5, unitPrice: 3.33, notes: "from the yard" });
      expect(status).toBe(200);
      const changed = itemsOf(body.bom).find(({ id }) => id === first().id);
      expect(changed).toMatchObject({
        quantity: 12.5,
        unitPrice: 3.33,
        totalPrice: 41.63,
        notes: "from the yard",
      });
      expect(sum(itemsOf(body.bom).map(({ totalPrice }) => totalPrice))).toBe(
        Math.round(body.bom.totals.subtotal * 100),
      );
    });

    it("of two people with the same version, the later one is told and nothing is lost", async () => {
      const now = (await program().client.call(getBom, { params: { id: bom.id } }, pro)).body.bom;
      const { version } = itemsOf(now).find(({ id }) => id === first().id) ?? { version: 0 };
      const [a, b] = await Promise.all([update({ quantity: 7, version }), update({ quantity: 8, version })]);
      const late = [a, b].find(({ status }) => status === 409);
      const early = [a, b].find(({ status }) => status === 200);
      expect(late?.failure.message).toBe(MESSAGES.bomItemChanged);
      const kept = (await program().client.call(getBom, { params: { id: bom.id } }, pro)).body.bom;
      expect(kept.categories).toEqual(early?.body.bom.categories);
    });

    it.each([{ quantity: -1 }, { unitPrice: -0.01 }, { quantity: 1.234 }, { unitPrice: 0.001 }])(
      "refuses %o",
      async (updates) => {
        const { status, failure } = await update(updates);
        expect([status, failure.message]).toEqual([400, MESSAGES.bomNumberInvalid]);
      },
    );

    it("refuses an item with which the bill is past what is counted exactly, and keeps the bill", async () => {
      const { client } = program();
      const newItem = { category: "supplies", name: "Gold", quantity: 1_000_000, unit: "kg", unitPrice: 1e7 };
      const body = { userId: pro.user.id, newItem };
      const answers = [];
      for (let k = 0; k < 10; k++)
        answers.push(await client.call(addBomItem, { params: { id: bom.id }, body }, pro));
      // 2^53 cents are nine of them and a little.
      expect(answers.map(({ status }) => status)).toEqual([...Array(9).fill(201), 422]);
      expect(answers[9]?.failure.message).toBe(MESSAGES.bomTooLarge);
      const kept = (await client.call(getBom, { params: { id: bom.id } }, pro)).body.bom;
      const gold = itemsOf(kept).filter(({ name }) => name === "Gold");
      expect(gold).toHaveLength(9);
      const query = { userId: pro.user.id };
      for (const { id: itemId } of gold)
        await client.call(deleteBomItem, { params: { id: bom.id, itemId }, query }, pro);
    });

    it("an added item counts, and goes again", async () => {
      const { client } = program();
      const before = (await client.call(getBom, { params: { id: bom.id } }, pro)).body.bom.totals.subtotal;
      const newItem = {
        category: "supplies",
        name: "Marking paint",
        quantity: 3,
        unit: "each",
        unitPrice: 8.99,
      };
      const added = await client.call(
        addBomItem,
        { params: { id: bom.id }, body: { userId: pro.user.id, newItem } },
        pro,
      );
      expect(added.status).toBe(201);
      expect(added.body.bom.totals.subtotal).toBeCloseTo(before + 26.97, 2);
      const gone = await client.call(
        deleteBomItem,
        { params: { id: bom.id, itemId: added.body.itemId }, query: { userId: pro.user.id } },
        pro,
      );
      expect(gone.body.bom.totals.subtotal).toBeCloseTo(before, 2);
    });

    it("asks for the name and the category of an added item", async () => {
      const { client } = program();
      for (const newItem of [
        { category: "supplies", name: " ", quantity: 1 },
        { name: "Paint", quantity: 1 },
      ]) {
        const answer = await client.call(
          addBomItem,
          { params: { id: bom.id }, body: { userId: pro.user.id, newItem } },
          pro,
        );
        expect([answer.status, answer.failure.message]).toEqual([400, MESSAGES.bomItemIncomplete]);
      }
    });

    it("is nobody else's", async () => {
      const stranger = await subscriber(program(), "pro");
      expect((await update({ quantity: 1 }, stranger)).status).toBe(404);
      const { client } = program();
      const removal = { params: { id: bom.id }, query: { userId: stranger.user.id } };
      expect((await client.call(deleteBom, removal, stranger)).status).toBe(404);
    });
  });

  describe("GET /api/bom/:id/export", () => {
    const download = async (id: string, format: string, as: Person | null = pro) => {
      const headers: HeadersInit = as ? { authorization: `Bearer ${as.accessToken}` } : {};
      return program().client.request(`/api/bom/${id}/export?format=${format}`, { headers });
    };

    it("hands out CSV, PDF with both pictures and a workbook, named after project and day", async () => {
      const { bom, bomId } = (await generate()).body;
      const day = bom.updatedAt.slice(0, 10);
      for (const format of ["csv", "pdf", "xlsx"]) {
        const { status, headers } = await download(bomId, format);
        expect([status, headers.get("content-disposition")]).toEqual([
          200,
          `attachment; filename="BOM_Maple_Street_12_${day}.${format}"; filename*=UTF-8''BOM_Maple_Street_12_${day}.${format}`,
        ]);
      }
      // No client's price is on a paper that nobody asked for.
      const words = async (query: string) => {
        const file = new Uint8Array(await (await download(bomId, `pdf${query}`)).arrayBuffer());
        return (await extractText(await getDocumentProxy(file), { mergePages: true })).text;
      };
      // Nobody marked a known size, so what it comes to is a range.
      const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;
      const total = `${dollars(bom.totals.low)} to ${dollars(bom.totals.high)}`;
      expect(await words("")).not.toContain("$");
      expect(await words("&prices=total")).toContain(total);
      expect(await words("&prices=cost")).toContain("For your own use");
      const pdf = Buffer.from(await (await download(bomId, "pdf")).arrayBuffer()).toString("latin1");
      expect(pdf.split("/Subtype /Image")).toHaveLength(3);
      const rows = parseCsv(await (await download(bomId, "csv")).text());
      expect(rows[0]).toEqual([
        "Category",
        "Item",
        "Description",
        "Quantity",
        "Unit",
        "Unit Price",
        "Total Price",
        "Notes",
      ]);
      expect(rows.slice(1).map((row) => row[1])).toEqual(itemsOf(bom).map(({ name }) => name));
    });

    it("has the company's letter head, its client and the site on its PDF", async () => {
      const { client } = program();
      const { bomId } = (await generate()).body;
      await client.call(companyEndpoints.putCompany, { body: { name: "Fields & Sons" } }, pro);
      const image = await photoFile({ background: "#203040" });
      await client.call(companyEndpoints.putCompanyLogo, { form: { image } }, pro);
      const body = { title: "Maple Street 12", clientName: "Robin Hill", siteAddress: "12 Maple Street" };
      const params = { id: String(design.projectId) };
      await client.call(projectEndpoints.updateProject, { params, body }, pro);
      const file = new Uint8Array(await (await download(bomId, "pdf")).arrayBuffer());
      expect(Buffer.from(file).toString("latin1").split("/Subtype /Image")).toHaveLength(4);
      const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
      for (const words of ["Fields & Sons", "Prepared for Robin Hill", "12 Maple Street"])
        expect(text).toContain(words);
      await client.call(companyEndpoints.deleteCompanyLogo, {}, pro);
    });

    it("is for the owner alone", async () => {
      const { bomId } = (await generate()).body;
      const stranger = await subscriber(program(), "pro");
      expect((await download(bomId, "pdf", stranger)).status).toBe(404);
      expect((await download(bomId, "csv", null)).status).toBe(401);
    });
  });

  describe("PUT /api/bom/{id}/terms", () => {
    const terms = {
      region: "US",
      markupKind: "margin",
      markupPercent: 20,
      taxes: [{ name: "Sales tax", percent: 10, on: "everything" }],
      usdToCad: null,
    };
    const setTerms = (id: string, more: object = {}, as = pro) =>
      program().client.call(
        putBomTerms,
        { params: { id }, body: { userId: as.user.id, terms: { ...terms, ...more } } },
        as,
      );

    it("prices the bill with the company's own prices, margin and tax at once, and keeps every edit", async () => {
      const { client } = program();
      const { bom: before } = (await generate()).body;
      const pavers = itemsOf(before).find(({ name }) => /^Concrete pavers/.test(name));
      const sand = itemsOf(before).find(({ name }) => name === "Bedding sand");
      if (!pavers || !sand) throw new Error("a patio without pavers or sand");
      const params = { id: before.id, itemId: sand.id };
      const updates = { quantity: 9.5, unitPrice: 12.34 };
      await client.call(updateBomItem, { params, body: { userId: pro.user.id, updates } }, pro);
      const csv = "name,item,unit,typical,currency\nOur paver,paver-concrete,sq ft,7.77,USD\n";
      await client.call(priceBookEndpoints.putPriceBook, { body: { csv } }, pro);
      const { bom, message } = (await setTerms(before.id)).body;
      expect(message).toBe(MESSAGES.bomTermsSaved);
      expect(itemsOf(bom).find(({ id }) => id === pavers.id)).toMatchObject({
        quantity: pavers.quantity,
        unitPrice: 7.77,
        matchedMaterial: { own: true },
      });
      expect(itemsOf(bom).find(({ id }) => id === sand.id)).toMatchObject({ ...updates, totalPrice: 117.23 });
      const { subtotal, markup, tax, taxes, total } = bom.totals;
      expect(markup).toBeCloseTo(subtotal / 4, 1);
      expect(taxes).toEqual([{ name: "Sales tax", amount: tax }]);
      // Half a cent is rounded up; a little more than that, because both are binary fractions.
      expect(Math.abs(tax - (subtotal + markup) / 10)).toBeLessThan(0.005001);
      expect(total).toBeCloseTo(subtotal + markup + tax, 2);
      expect(bom.terms).toEqual(terms);
    });

    it("bills Ontario's HST and Quebec's two taxes in Canadian dollars", async () => {
      const { id } = (await generate()).body.bom;
      const hst = [{ name: "HST", percent: 13, on: "everything" }];
      const ontario = (await setTerms(id, { region: "CA-ON", taxes: hst, usdToCad: 1.37 })).body.bom;
      expect(ontario.currency).toBe("CAD");
      expect(ontario.totals.tax).toBeCloseTo((ontario.totals.subtotal + ontario.totals.markup) * 0.13, 1);
      const taxes = [
        { name: "GST", percent: 5, on: "everything" },
        { name: "QST", percent: 9.975, on: "everything" },
      ];
      const quebec = (await setTerms(id, { region: "CA-QC", taxes, usdToCad: 1.37 })).body.bom;
      expect(quebec.totals.taxes.map(({ name }) => name)).toEqual(["GST", "QST"]);
      expect(quebec.terms?.taxes).toEqual(taxes);
    });

    it("does not touch other bills, and is for the owner alone", async () => {
      const other = await savedDesign(program(), pro);
      const { bom } = (await generate(pro, other.savedImageId)).body;
      await setTerms((await generate()).body.bom.id, { markupPercent: 50 });
      const { client } = program();
      expect((await client.call(getBom, { params: { id: bom.id } }, pro)).body.bom).toEqual(bom);
      const stranger = await subscriber(program(), "pro");
      expect((await setTerms(bom.id, {}, stranger)).status).toBe(404);
    });

    it("are what a new bill starts with once they are saved", async () => {
      const { client } = program();
      await client.call(priceBookEndpoints.putPriceTerms, { body: terms }, pro);
      const other = await savedDesign(program(), pro);
      expect((await generate(pro, other.savedImageId)).body.bom.terms).toEqual(terms);
    });
  });

  it("goes with its project", async () => {
    const { client, database } = program();
    const other = await savedDesign(program(), pro);
    const { bomId } = (await generate(pro, other.savedImageId)).body;
    await database.db.delete(images);
    expect((await client.call(getBom, { params: { id: bomId } }, pro)).status).toBe(404);
  });
});

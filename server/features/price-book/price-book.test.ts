import { beforeAll, describe, expect, it } from "vitest";
import { priceBookEndpoints } from "#contract/endpoints/price-book.ts";
import { MESSAGES } from "#contract/messages.ts";
import { catalogue } from "#core/pricing/catalogue.ts";
import { parsePriceBook } from "#core/pricing/price-book.ts";
import type { Person } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { getPriceBook, putPriceBook, putPriceTerms } = priceBookEndpoints;

const TWO_PRICES = "name,unit,typical,currency\nBluestone,sq ft,9.50,USD\nMy crew,hour,62,USD\n";

describeOnEachDatabase("the price book", (program) => {
  let person: Person;
  beforeAll(async () => {
    person = await program().client.registered();
  });
  const put = (csv: string, as = person) => program().client.call(putPriceBook, { body: { csv } }, as);
  const get = async (as = person) => (await program().client.call(getPriceBook, {}, as)).body.data;
  const download = async (of: string, as = person) => {
    const answer = await program().client.request(`/api/price-book/file?of=${of}`, {
      headers: { authorization: `Bearer ${as.accessToken}` },
    });
    return { text: await answer.text(), headers: answer.headers };
  };

  it("starts empty, at national prices and without markup or tax", async () => {
    const stranger = await program().client.registered();
    expect(await get(stranger)).toEqual({
      ownPrices: 0,
      terms: { region: "US", markupKind: "markup", markupPercent: 0, taxes: [], usdToCad: null },
      updatedAt: null,
    });
  });

  it("takes a file, gives it back as one that it would take again, and replaces it by the next", async () => {
    expect((await put(TWO_PRICES)).body).toMatchObject({
      message: MESSAGES.priceBookSaved,
      faults: [],
      data: { ownPrices: 2 },
    });
    const { text, headers } = await download("own");
    expect(headers.get("content-disposition")).toContain('filename="prices_own.csv"');
    const again = parsePriceBook(text, { own: true });
    expect(again.ok && again.rows.map(({ name, typicalCents }) => [name, typicalCents])).toEqual([
      ["Bluestone", 950],
      ["My crew", 6200],
    ]);
    await put("name,unit,typical,currency\nFieldstone,ton,180,USD\n");
    expect((await get()).ownPrices).toBe(1);
  });

  it("names prices that no bill asks for, and none of the catalogue's own", async () => {
    const { body } = await put(
      "id,item,name,unit,typical,currency\n,,Bluestone,sq ft,9.50,USD\n,sand,My sand,cu yd,30,USD\ntons,sand,By the ton,ton,20,USD\n",
    );
    expect(body).toMatchObject({ data: { ownPrices: 3 }, unused: ["Bluestone", "By the ton"] });
    expect((await put((await download("catalogue")).text)).body).toMatchObject({ faults: [], unused: [] });
  });

  it("names each faulty row and imports nothing of the file", async () => {
    await put(TWO_PRICES);
    const { status, body } = await put(
      "name,unit,typical,currency\nGood,sq ft,1,USD\n,sq ft,2,USD\nBad,furlong,x,USD\n",
    );
    expect(status).toBe(200);
    expect(body.faults.map(({ row }) => row)).toEqual([3, 4, 4]);
    expect(body.faults[0]?.message).toBe("Please enter a name.");
    expect((await get()).ownPrices).toBe(2);
  });

  it("hands out the shipped catalogue to start from", async () => {
    const { text } = await download("catalogue");
    const read = parsePriceBook(text, { own: false });
    expect(read.ok && read.rows).toEqual(catalogue);
  });

  describe("PUT /api/price-book/terms", () => {
    const terms = {
      region: "US-Seattle",
      markupKind: "margin",
      markupPercent: 22.5,
      taxes: [{ name: "Sales tax", percent: 8.25, on: "materials" }],
      usdToCad: null,
    };
    it("keeps the terms beside the prices", async () => {
      await put(TWO_PRICES);
      const { body } = await program().client.call(putPriceTerms, { body: terms }, person);
      expect(body.data).toMatchObject({ ownPrices: 2, terms });
      expect(await get()).toEqual(body.data);
    });

    it.each([
      [{ markupPercent: 91 }, MESSAGES.markupInvalid],
      [{ taxes: [{ name: "GST", percent: -1, on: "everything" }] }, MESSAGES.taxInvalid],
      [{ usdToCad: 0 }, MESSAGES.exchangeInvalid],
    ])("refuses %o", async (wrong, sentence) => {
      const { status, failure } = await program().client.call(
        putPriceTerms,
        { body: { ...terms, ...wrong } },
        person,
      );
      expect([status, failure.message]).toEqual([400, sentence]);
    });
  });

  it("is each person's own", async () => {
    await put(TWO_PRICES);
    const other = await program().client.registered();
    expect((await get(other)).ownPrices).toBe(0);
    expect(await program().client.call(getPriceBook)).toMatchObject({ status: 401 });
  });
});

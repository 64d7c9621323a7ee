import { beforeEach, expect, it } from "vitest";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { priceBookEndpoints } from "#contract/endpoints/price-book.ts";
import { computeBom } from "#core/bom/compute-bom.ts";
import { roughRange } from "#core/bom/rough-total.ts";
import { type DesignDocument, EMPTY_DOCUMENT } from "#core/design/design-document.ts";
import { drawnDocument } from "#core/design/drawn-document.ts";
import type { Pricing } from "#core/design/shown-elements.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { placeRectangle } from "#tests/support/placed-elements.ts";
import { createStandInModel, drawLowerHalf, type StandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const patio: PlanElement = {
  kind: "pavers",
  use: "patio",
  pattern: "running-bond",
  colour: "grey",
  border: false,
};
const pond: PlanElement = { kind: "water-feature", form: "pond" };
const rings: [number, number][][] = [
  [
    [0.2, 0.6],
    [0.8, 0.6],
    [0.5, 0.9],
  ],
];
let model: StandInModel;

describeOnEachDatabase(
  "GET /api/generations/{id}/elements",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      client = program().client;
      dana = await client.registered();
    });

    const designed = async (document?: DesignDocument) => {
      model.next(async (request, run) => {
        const edited = await drawLowerHalf(request, run);
        const elements = [
          { id: "pavers-1", element: patio, areaId: null, said: "a patio" },
          { id: "water-feature-2", element: pond, areaId: null, said: "a pond" },
        ];
        return {
          ...edited,
          plan: {
            ...edited.plan!,
            placed: [{ id: "pavers-1", ...placeRectangle(patio, 20, 15) }],
            document: document ?? { ...EMPTY_DOCUMENT, elements, nextId: 3 },
            shapes: [{ id: "pavers-1", rings }],
          },
        };
      });
      const id = await startDesign(client, dana);
      await finished(client, dana, id);
      return id;
    };
    const read = (id: string, as: Person | undefined = dana) =>
      client.call(generationEndpoints.generationElements, { params: { id } }, as);

    it("sends the design as data, for a page that draws changes of it, without the plants that a drawing sets", async () => {
      const stored = drawnDocument({
        ...{ prompt: "a bed with hydrangeas", areas: [], photo: { width: 96, height: 64 } },
      });
      const plants = [{ id: "bed-1.1", species: "hydrangea", x: 1, z: 4, age: "mature" as const }];
      const elements = stored.elements.map((one) => ({ ...one, plants }));
      const { body } = await read(await designed({ ...stored, elements }));
      expect(body.data.document).toEqual(JSON.parse(JSON.stringify(stored)));
    });

    it("sends no data of a design that cannot be changed by itself", async () => {
      const { body } = await read(await designed());
      expect(body.data.document).toBeNull();
    });

    it("tells what the picture shows: name, outlines and size of each, and nothing of what is not in it", async () => {
      const { status, body } = await read(await designed());
      expect(status).toBe(200);
      expect(body.data.elements).toEqual([
        {
          id: "pavers-1",
          title: "Patio 1",
          description: "gray running bond paver patio",
          element: patio,
          rings,
          fills: false,
          hidden: false,
          areaSqFt: expect.closeTo(300, 5),
          lengthFt: expect.closeTo(20, 5),
          widthFt: expect.closeTo(15, 5),
          runFt: null,
          heightFt: null,
          areaBand: 0.35,
          count: null,
          plants: [],
          standing: [],
          price: null,
        },
      ]);
    });

    it("tells the price where the plan has bills", async () => {
      const id = await designed();
      await client.call(billingEndpoints.testSubscriptionUpdate, { body: { planType: "pro" } }, dana);
      const [element] = (await read(id)).body.data.elements;
      expect(element!.price!.currency).toBe("USD");
      // Material alone of 300 sq ft of pavers is past 1,000 dollars; nobody lays them for 30,000.
      expect(element!.price!.cents).toBeGreaterThan(100_000);
      expect(element!.price!.cents).toBeLessThan(3_000_000);
    });

    it("tells what all costs as the bill does, with what a page needs to price and draw changes", async () => {
      const id = await designed();
      const free = (await read(id)).body.data;
      expect([free.total, free.pricing, free.picturesLeft]).toEqual([null, null, 2]);
      await client.call(billingEndpoints.testSubscriptionUpdate, { body: { planType: "pro" } }, dana);
      await client.call(
        priceBookEndpoints.putPriceTerms,
        {
          body: {
            region: "US",
            markupKind: "markup",
            markupPercent: 25,
            taxes: [],
            usdToCad: null,
          },
        },
        dana,
      );
      const { total, pricing, elements, picturesLeft } = (await read(id)).body.data;
      expect(pricing).toMatchObject({ region: "US", markup: { kind: "markup", rate: 0.25 } });
      expect(picturesLeft).toBeNull();
      const bill = computeBom([{ id: "pavers-1", ...placeRectangle(patio, 20, 15) }], {
        title: "",
        labour: true,
        ...(pricing as Pricing),
      });
      expect(total).toEqual({ cents: bill.totals.totalCents, currency: "USD", range: roughRange(bill) });
      expect(elements[0]!.price!.cents).toBeLessThanOrEqual(total!.cents);
    });

    it("has none for a design that knows none, and answers 404 for another person's", async () => {
      const plain = await startDesign(client, dana);
      await finished(client, dana, plain);
      expect((await read(plain)).body.data.elements).toEqual([]);
      const stranger = await client.registered();
      expect((await read(plain, stranger)).status).toBe(404);
    });
  },
  {
    models: () => {
      model = createStandInModel();
      return { concept: model };
    },
  },
);

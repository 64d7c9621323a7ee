import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOSTED_ENGINES, type HostedEngine, hostedRow } from "#contract/engines.ts";
import { MESSAGES } from "#contract/messages.ts";
import { ModelBusy, ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { type HostedServer, startHostedServer } from "#tests/fakes/hosted-server.ts";
import { type Answering, API_KEY } from "#tests/fakes/image-model-server.ts";
import { askService } from "./ask-service.ts";
import { encodeMark } from "./encode-mark.ts";
import { marksOf } from "./model-facts.ts";
import type { Order, Service } from "./service.ts";

const size = { width: 64, height: 48 };
const photo = await sharp({ create: { ...size, channels: 3, background: "#7a8" } })
  .png()
  .toBuffer();
/** The right half may change. */
const editable = {
  ...size,
  data: Uint8Array.from({ length: 64 * 48 }, (_, at) => (at % 64 < 32 ? 0 : 255)),
};

const orderOf = async (service: Service): Promise<Order> => ({
  prompt: "gravel",
  image: photo,
  mark: await encodeMark(marksOf(service).region, editable, [], size),
  // OpenAI draws nothing so small, and its fake minds the field alone.
  size: service.engine === "openai" ? { width: 1024, height: 768 } : size,
  quality: service.row.qualities[0] ?? null,
  ...{ seed: 1, strength: 1 },
});

const serviceOf = (engine: HostedEngine, server: HostedServer): Service => ({
  ...server.settings,
  ...{ engine, row: hostedRow(engine) },
});

const JSON_TYPE = { "content-type": "application/json" };
const json =
  (body: string): Answering =>
  (_, response) =>
    void response.writeHead(200, JSON_TYPE).end(body);
const EDIT_FAILED = "Failed to edit image:";

describe.each(HOSTED_ENGINES)("%s", (engine) => {
  let server: HostedServer;
  let service: Service;
  beforeAll(async () => {
    server = await startHostedServer(engine);
    service = serviceOf(engine, server);
  });
  afterAll(() => server.close());

  async function ask({ as = service, timeoutMs = 20_000 } = {}) {
    let unbilled = 0;
    const asking = {
      ...{ timeoutMs, signal: new AbortController().signal, onPartial: () => {} },
      onUnbilled: () => void unbilled++,
    };
    const answer = await askService(as, await orderOf(as), asking).catch((error: unknown) => error);
    return { answer, unbilled };
  }
  const answeredBy = (...answers: Answering[]) => {
    server.next(...answers);
    return ask();
  };
  const refused = (code: string, sentence: unknown) => expect.objectContaining({ code, sentence });

  it("sends a photo, what marks it and words as the service wants them, and reads picture and price", async () => {
    const { answer } = await ask();
    expect(answer).toMatchObject({ picture: expect.any(Uint8Array), costMicroUsd: expect.any(Number) });
    const [call] = server.calls;
    // The right half, which is 48 rows of 32.
    expect(call?.mayChange.reduce((sum, value) => sum + value, 0)).toBe(48 * 32);
    expect(call?.prompt).toContain("gravel");
  });

  it("knows the refusals and faults that are told by status or in words", async () => {
    const isOwn = service.row.address === null;
    const moderated = isOwn
      ? refused("refused", `${EDIT_FAILED} refused: moderation`)
      : refused("moderation", MESSAGES.modelContentPolicy);
    expect((await answeredBy(server.refusal("moderation"))).answer).toEqual(moderated);
    expect((await answeredBy(server.refusal("key"))).answer).toEqual(
      refused("auth", MESSAGES.modelApiKey.replace("OpenAI", service.row.name)),
    );
    const elsewhere = await answeredBy(server.refusal("elsewhere"));
    expect(elsewhere.answer).toEqual(refused("refused", `${EDIT_FAILED} refused: elsewhere`));
    expect(elsewhere.unbilled).toBe(1);
  });

  it("waits where another try may mend it, as long as the service says", async () => {
    const busy = async (answering: Answering) => {
      const { answer } = await answeredBy(answering);
      expect(answer).toBeInstanceOf(ModelBusy);
      return answer as ModelBusy;
    };
    expect(await busy(server.refusal("rate", { "retry-after": "7" }))).toMatchObject({
      ...{ afterS: 7, sentence: MESSAGES.modelRateLimit },
    });
    expect((await busy(server.refusal("overloaded"))).sentence).toBe(MESSAGES.modelOverloaded);
    expect((await busy(server.refusal("broken"))).sentence).toMatch(EDIT_FAILED);
    expect((await busy((_, response) => void response.destroy())).sentence).toBe(MESSAGES.modelOverloaded);
    const away = { ...service, baseUrl: "http://127.0.0.1:9/v1" };
    expect((await ask({ as: away })).answer).toBeInstanceOf(ModelBusy);
  });

  it("takes an answer without a picture for none, and a slow one for a timeout", async () => {
    const none = refused("no_image", MESSAGES.modelNoImage);
    for (const body of ["", "null", "{}", '{"data":[{"b64_js'])
      expect((await answeredBy(json(body))).answer, body).toEqual(none);
    server.next(() => {});
    expect((await ask({ timeoutMs: 200 })).answer).toEqual(refused("timeout", MESSAGES.generationTimedOut));
  });

  it("follows no redirect and fetches no picture from a host that is not the service's", async () => {
    const { answer } = await answeredBy(
      (_, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    );
    expect(answer).toBeInstanceOf(ModelRefusal);
    for (const url of [
      "http://127.0.0.1:1/x.png",
      "https://169.254.169.254/latest",
      "https://api.bfl.ai.example.com/x.png",
      "https://bfl.ai:8443/x.png",
      "file:///etc/passwd",
    ]) {
      const body = JSON.stringify({ data: [{ url }], polling_url: url });
      expect((await answeredBy(json(body))).answer, url).toBeInstanceOf(ModelRefusal);
    }
  });

  it("keeps its key out of what people and logs are told", async () => {
    const echo: Answering = (_, response) =>
      void response
        .writeHead(400, JSON_TYPE)
        .end(JSON.stringify({ error: { message: `Bad key ${API_KEY}.` }, detail: `Bad key ${API_KEY}.` }));
    const { answer } = await answeredBy(echo);
    expect(answer).toEqual(refused("refused", `${EDIT_FAILED} Bad key [key].`));
    expect(JSON.stringify(answer, Object.getOwnPropertyNames(answer))).not.toContain(API_KEY);
    expect(String((answer as Error).cause)).not.toContain(API_KEY);
  });

  it("says that a price is not known where the service leaves it out and no table has it", async () => {
    const { answer } = await answeredBy(server.picture(photo, false));
    const byTokens = service.row.models.some(({ price }) => price?.kind.endsWith("tokens"));
    const { costMicroUsd } = answer as { costMicroUsd: number | null };
    if (byTokens) expect(costMicroUsd).toBeNull();
    else expect(costMicroUsd).toEqual(expect.any(Number));
  });
});

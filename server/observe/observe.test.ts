import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finished, newProject, startDesign } from "#tests/support/designing.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import {
  describeOnEachDatabase,
  quickDatabase,
  startTestProgram,
  type TestProgram,
} from "#tests/support/test-program.ts";

const TOKEN = "a token that only the scraper knows";

describeOnEachDatabase(
  "metrics",
  (program) => {
    const scrape = (token = TOKEN) =>
      program().client.request("/metrics", { headers: { authorization: `Bearer ${token}` } });
    const value = (text: string, line: RegExp) => Number(text.match(line)?.[1] ?? Number.NaN);

    it("are for who has the token alone", async () => {
      expect((await scrape("another token of some length")).status).toBe(401);
      expect((await program().client.request("/metrics")).status).toBe(401);
      const answer = await scrape();
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toContain("text/plain");
    });

    it("count requests by route and never by id, and generations by engine and outcome", async () => {
      const { client } = program();
      const person = await client.registered();
      const projectId = await newProject(client, person);
      await finished(client, person, await startDesign(client, person, { projectId: String(projectId) }));
      const text = await (await scrape()).text();
      expect(
        value(
          text,
          /http_request_seconds_count\{method="POST",route="\/api\/generations",status="202"\} (\d+)/,
        ),
      ).toBe(1);
      expect(text).toContain('route="/api/generations/:id/events"');
      expect(text).not.toContain(person.user.id);
      expect(value(text, /generation_seconds_count\{engine="concept",outcome="succeeded"\} (\d+)/)).toBe(1);
      expect(value(text, /queue_jobs\{job="render-design",state="waiting"\} (\d+)/)).toBe(0);
      expect(value(text, /queue_oldest_seconds\{job="render-design"\} (\d+)/)).toBe(0);
      if (program().kind === "postgres")
        expect(value(text, /database_pool_connections\{state="open"\} (\d+)/)).toBeGreaterThan(0);
    });

    it("show what waits in the queue, and for how long", async () => {
      const idle = await startTestProgram(program().kind, {
        roles: ["web"],
        environment: { METRICS_TOKEN: TOKEN },
        models: () => ({ concept: createStandInModel() }),
      });
      try {
        const person = await idle.client.registered();
        await startDesign(idle.client, person);
        const answer = await idle.client.request("/metrics", {
          headers: { authorization: `Bearer ${TOKEN}` },
        });
        const text = await answer.text();
        expect(value(text, /queue_jobs\{job="render-design",state="waiting"\} (\d+)/)).toBe(1);
        expect(value(text, /queue_oldest_seconds\{job="render-design"\} ([\d.]+)/)).toBeGreaterThan(0);
      } finally {
        await idle.close();
      }
    });
  },
  { environment: { METRICS_TOKEN: TOKEN }, models: () => ({ concept: createStandInModel() }) },
);

describe("a program without a metrics token", () => {
  it("has no metrics to read", async () => {
    const program = await startTestProgram(quickDatabase(), { roles: ["web"] });
    expect((await program.client.request("/metrics")).status).toBe(404);
    expect((await program.probes.request("/metrics")).status).toBe(404);
    expect((await program.probes.request("/readyz")).status).toBe(200);
    expect((await program.probes.request("/api/projects/list")).status).toBe(404);
    await program.close();
  });
});

describe("traces and logs", () => {
  type Span = {
    name: string;
    traceId: string;
    spanId: string;
    parentSpanId?: string;
    attributes: { key: string; value: Record<string, unknown> }[];
  };
  const spans: Span[] = [];
  const lines: string[] = [];
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      spans.push(...body.resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  let program: TestProgram;

  beforeAll(async () => {
    await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
    const { port } = collector.address() as AddressInfo;
    program = await startTestProgram(quickDatabase(), {
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
      models: () => ({ concept: createStandInModel() }),
      log: pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
    });
  });
  afterAll(async () => {
    trace.disable();
    collector.close();
  });

  it("follow a design from the request through the queue to the model, and tell nothing that is secret", async () => {
    const { client } = program;
    const person = await client.registered();
    const parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const id = await startDesign(client, person, {}, { traceparent: parent });
    await finished(client, person, id);
    await program.close();

    const ours = spans.filter(({ traceId }) => traceId === "0af7651916cd43dd8448eb211c80319c");
    const named = (name: string) => ours.find((span) => span.name === name)!;
    const request = named("POST request");
    expect(request.parentSpanId).toBe("b7ad6b7169203331");
    expect(request.attributes).toContainEqual({
      key: "http.route",
      value: { stringValue: "/api/generations" },
    });
    expect(named("job render-design").parentSpanId).toBe(request.spanId);
    expect(named("image-model edit").parentSpanId).toBe(named("job render-design").spanId);

    const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const started = said.filter(({ path, method }) => path === "/api/generations" && method === "POST");
    expect(started).toHaveLength(1);
    expect(started[0]).toMatchObject({ status: 202, userId: person.user.id });
    expect(started[0]!.requestId).toMatch(/^[\w-]{8,}$/);
    expect(started[0]!.ms).toBeTypeOf("number");
    const everything = lines.join("\n") + JSON.stringify(spans);
    for (const secret of [person.password, person.email, person.accessToken, person.refreshToken, "Bearer "])
      expect(everything).not.toContain(secret);
  });
});

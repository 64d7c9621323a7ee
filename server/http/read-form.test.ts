import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UPLOAD_MAX_BYTES } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { longestTurn } from "#tests/support/longest-turn.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import type { Person } from "#tests/support/test-client.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";
import { readForm } from "./read-form.ts";

const MB = 1024 * 1024;
/** Who works longer at a stretch holds up everybody else. */
const TURN_MS = 50;
const BOUNDARY = "----yard";
/** As it comes from a socket: 64 kB at a time. */
async function* pieces(body: Buffer) {
  for (let at = 0; at < body.length; at += 65_536) {
    await setImmediate();
    yield new Uint8Array(body.subarray(at, at + 65_536));
  }
}
const bodyOf = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
function requestOf(bytes: Buffer) {
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const about = {
    method: "POST",
    headers,
    duplex: "half",
    body: Readable.toWeb(Readable.from(pieces(bytes))),
  };
  return new Request("http://here/", about as RequestInit);
}
const multipart = (...parts: (string | Buffer)[]) => requestOf(bodyOf(...parts));
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const END = `--${BOUNDARY}--\r\n`;

describe("reading a form", () => {
  it("gives text and files, the last of a name, and takes the files away with the form", async () => {
    const form = await readForm(
      multipart(
        field("prompt", "first"),
        field("prompt", "Rasen für Zoë"),
        fileHead("image"),
        "pixels",
        "\r\n",
        END,
      ),
    );
    const { prompt, image } = form.fields;
    expect(prompt).toBe("Rasen für Zoë");
    if (!(image instanceof File)) throw new Error("no file came");
    expect([image.name, image.type, image.size, await image.text()]).toEqual([
      "a.jpg",
      "image/jpeg",
      6,
      "pixels",
    ]);
    await form.remove();
    await expect(image.text()).rejects.toThrow();
  });

  it("takes a field named __proto__ for a name like any other", async () => {
    const form = await readForm(multipart(field("__proto__", "x"), END));
    expect([Object.keys(form.fields), Object.getPrototypeOf(form.fields)]).toEqual([["__proto__"], null]);
    await form.remove();
  });

  const bad: [what: string, body: () => Buffer, code: string][] = [
    ["490,000 empty parts", () => bodyOf(`--${BOUNDARY}\r\n\r\n\r\n`.repeat(490_000), END), "bad_request"],
    ["300,000 named parts", () => bodyOf(field("a", "1").repeat(300_000), END), "bad_request"],
    [
      "4.6 million headers in a part",
      () => bodyOf(`--${BOUNDARY}\r\n`, "a:b\r\n".repeat(4_600_000), "\r\nx\r\n", END),
      "bad_request",
    ],
    [
      "a third file",
      () => bodyOf(...["a", "b", "c"].map((name) => `${fileHead(name)}x\r\n`), END),
      "bad_request",
    ],
    ["a body that ends in the middle", () => bodyOf(fileHead("image"), "pixels"), "bad_request"],
    ["no part at all", () => bodyOf("nothing"), "bad_request"],
    [
      "a file above the limit",
      () => bodyOf(fileHead("image"), Buffer.alloc(UPLOAD_MAX_BYTES + 1), "\r\n", END),
      "payload_too_large",
    ],
    [
      "a body above the limit",
      () =>
        bodyOf(
          fileHead("image"),
          Buffer.alloc(20 * MB),
          `\r\n${fileHead("mask")}`,
          Buffer.alloc(9 * MB),
          "\r\n",
          END,
        ),
      "payload_too_large",
    ],
    ["a text field of 2 MB", () => bodyOf(field("brush", "1".repeat(2 * MB)), END), "payload_too_large"],
    [
      "text fields of 2 MB together",
      () => bodyOf(...["a", "b", "c"].map((name) => field(name, "1".repeat(700_000))), END),
      "payload_too_large",
    ],
  ];
  it.each(bad)("gives up at %s, and works for less than 50 ms at a stretch", async (_, make, code) => {
    // Writing 25 MB of it takes a turn of its own.
    const body = make();
    const longestMs = await longestTurn(TURN_MS, () =>
      expect(readForm(requestOf(body))).rejects.toMatchObject({ code }),
    );
    expect(longestMs).toBeLessThan(TURN_MS);
  });

  it("refuses another kind of body", async () => {
    await expect(readForm(new Request("http://here/", { method: "POST", body: "{}" }))).rejects.toMatchObject(
      {
        code: "unsupported_media_type",
      },
    );
  });
});

describe("forms that come in", () => {
  let program: TestProgram;
  let server: Server;
  let port: number;
  let dana: Person;
  beforeAll(async () => {
    program = await startTestProgram(quickDatabase(), { models: () => ({ concept: createStandInModel() }) });
    server = createServer(getRequestListener(program.app.fetch)).listen(0);
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
    dana = await program.client.registered();
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await program.close();
  });

  const count = 6;
  it.runIf(inTestAll("forms at once", true, false))(
    `hold up nobody for more than 50 ms, ${count} of 25 MB at once`,
    async () => {
      const child = fileURLToPath(new URL("../../tests/support/uploading-child.ts", import.meta.url));
      const url = `http://127.0.0.1:${port}/api/generations`;
      const delay = monitorEventLoopDelay({ resolution: 2 });
      const about = [child, url, dana.accessToken, `${count}`, `${18 * MB}`, `${7 * MB}`];
      delay.enable();
      const longestMs = await longestTurn(TURN_MS, async () => {
        const { stdout } = await promisify(execFile)(process.execPath, about);
        // Not a picture: what is measured is how it comes in.
        expect(JSON.parse(stdout)).toEqual(Array(count).fill(415));
      });
      delay.disable();
      if (process.env.TEST_LOG)
        console.error(
          `longest work ${longestMs} ms; delay of the event loop ${delay.max / 1e6} ms, p99 ${delay.percentile(99) / 1e6} ms`,
        );
      expect(longestMs).toBeLessThan(TURN_MS);
    },
  );

  it.each([
    ["/api/images/upload-original", 120],
    ["/api/generations", 60],
  ])("are refused before they are read where they come to %s too often", async (path, most) => {
    const often = await program.client.registered();
    const send = () =>
      program.client.request(path, {
        method: "POST",
        headers: {
          authorization: `Bearer ${often.accessToken}`,
          "content-type": "multipart/form-data; boundary=x",
        },
        body: "no form",
      });
    const statuses = new Set<number>();
    for (let i = 0; i < most; i++) statuses.add((await send()).status);
    expect([...statuses]).toEqual([400]);
    expect((await send()).status).toBe(429);
  });

  it("wait at their sender while four others of the person are under way", async () => {
    const head = `POST /api/images/upload-original HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${dana.accessToken}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 1000000\r\n\r\n${fileHead("image")}`;
    const slow = Array.from({ length: 4 }, () => connect(port).on("error", () => {}));
    for (const socket of slow) await new Promise<void>((sent) => socket.write(head, () => sent()));
    const fifth = program.client.send(
      {
        method: "POST",
        path: "/images/upload-original",
        summary: "",
        access: "signed-in",
        role: "designer",
        reply: "file",
      },
      { form: { filename: "x" } },
      dana,
    );
    const other = await program.client.registered();
    const answered = await program.client.request("/api/images/upload-original", {
      method: "POST",
      headers: {
        authorization: `Bearer ${other.accessToken}`,
        "content-type": "multipart/form-data; boundary=x",
      },
      body: "no form",
    });
    expect(answered.status).toBe(400);
    expect(await Promise.race([fifth.then(({ status }) => status), Promise.resolve("waits")])).toBe("waits");
    for (const socket of slow) socket.destroy();
    // Its image is missing, which is said once it has its turn.
    expect((await fifth).status).toBe(400);
  });

  it("answer 413 to a sender that has not finished", async () => {
    const socket = connect(port);
    socket.write(
      `POST /api/images/upload-original HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${dana.accessToken}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 90000000\r\n\r\n${fileHead("image")}`,
    );
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString("latin1")).toMatch(/^HTTP\/1.1 413 /);
    expect(answer.toString()).toContain(MESSAGES.imageTooLarge);
    socket.destroy();
  });
});

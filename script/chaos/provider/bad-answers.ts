import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import type { Answering } from "#tests/fakes/image-model-server.ts";

const EVENTS = { "content-type": "text/event-stream; charset=utf-8" };
const JSON_TYPE = { "content-type": "application/json" };
const MIB = 1024 * 1024;

/** The head of an answer and a part of its picture: enough that the reader believes in it. */
function beginStream(response: ServerResponse): void {
  response.writeHead(200, EVENTS);
  response.write('event: image_edit.completed\ndata: {"type":"image_edit.completed","b64_json":"iVBORw0KGgo');
}

export const hangs: Answering = () => {};

export const hangsInMidStream: Answering = (_, response) => beginStream(response);

/** Never silent for long and never done: a limit on silence alone would wait for ever. */
export const drips: Answering = async (_, response) => {
  response.writeHead(200, EVENTS);
  while (!response.destroyed) {
    response.write(": still here\n\n");
    await delay(100);
  }
};

export const closesInMidStream: Answering = async (_, response) => {
  beginStream(response);
  await delay(50); // so that the reader has the head before the end
  response.destroy();
};

export const closesAtOnce: Answering = (_, response) => void response.destroy();

/** Answers as `then` does, but late. */
export const late =
  (ms: number, then: Answering): Answering =>
  async (call, response) => {
    await delay(ms);
    await then(call, response);
  };

export const json =
  (body: string): Answering =>
  (_, response) =>
    void response.writeHead(200, JSON_TYPE).end(body);

export const pictureOf = (content: Buffer): Answering =>
  json(JSON.stringify({ created: 1, data: [{ b64_json: content.toString("base64") }] }));

/** The photo that came, at half the size and a little narrower. */
export async function pictureAtHalfSize(image: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata();
  const size = { width: Math.round(width * 0.45), height: Math.round(height * 0.5) };
  return sharp(image)
    .resize({ ...size, fit: "fill" })
    .png()
    .toBuffer();
}

export const anotherSize: Answering = async (call, response) =>
  pictureOf(await pictureAtHalfSize(call.image))(call, response);

/** 200 MB of base64 where a picture should be, as fast as the reader takes it. */
export const huge =
  (kind: "event" | "json"): Answering =>
  async (_, response) => {
    if (kind === "event") beginStream(response);
    else {
      response.writeHead(200, JSON_TYPE);
      response.write('{"created":1,"data":[{"b64_json":"');
    }
    const piece = "A".repeat(MIB);
    const closed = new Promise((resolve) => response.once("close", resolve));
    for (let sent = 0; sent < 200 && !response.destroyed; sent++)
      if (!response.write(piece))
        await Promise.race([closed, new Promise((resolve) => response.once("drain", resolve))]);
    response.end('"}\n\n');
  };

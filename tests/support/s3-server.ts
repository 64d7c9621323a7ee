import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** An S3 server on loopback with one bucket, and the access to it. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), "yardwright-s3-"));
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: "yard" }] });
  const { port } = await server.run();
  return {
    access: {
      bucket: "yard",
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

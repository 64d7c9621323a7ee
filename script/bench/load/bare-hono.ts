/**
 * A Hono app with nothing around it: no sign-in, no checks of what comes and goes, no log, no metrics. It asks the database what the
 * product asks it, which shows what the product adds. A process of its own, like the product.
 */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { connect } from "#server/db/connect.ts";
import { findGeneration } from "#server/features/designs/generations.store.ts";
import { selectSavedImages } from "#server/features/images/images.store.ts";
import { selectProjects } from "#server/features/projects/projects.store.ts";
import { changeProject, createProject } from "#server/features/projects/projects.ts";
import { findSharedDesign } from "#server/features/sharing/sharing.store.ts";

type Project = { title: string; description: string };

const { db } = await connect({ kind: "postgres", url: process.env.DATABASE_URL ?? "" });
const userId = process.env.BENCH_USER_ID ?? "";
const ACTOR = { accountId: userId, companyId: userId, role: "owner", sessionId: "" } as const;
const deps = { db, now: () => new Date() } as Parameters<typeof createProject>[0];
const FROM = { page: 1 };

const app = new Hono()
  .get("/api/projects", async (c) =>
    c.json(
      await selectProjects(db, userId, { limit: 50, sortBy: "UpdatedAt", sortOrder: "DESC", from: FROM }),
    ),
  )
  .get("/api/images", async (c) =>
    c.json(
      await selectSavedImages(db, userId, {
        limit: 20,
        projectId: Number(c.req.query("project_id")),
        from: FROM,
      }),
    ),
  )
  .get("/api/generations/:id", async (c) => c.json(await findGeneration(db, userId, c.req.param("id"))))
  .get("/api/shared-design/:id", async (c) => c.json(await findSharedDesign(db, c.req.param("id"))))
  .post("/api/projects", async (c) =>
    c.json(await createProject(deps, ACTOR, await c.req.json<Project>()), 201),
  )
  .put("/api/projects/:id", async (c) =>
    c.json(await changeProject(deps, ACTOR, Number(c.req.param("id")), await c.req.json<Project>())),
  );

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  console.log(`bare Hono is ready: http://localhost:${port}`),
);
process.once("SIGTERM", () => process.exit(0));

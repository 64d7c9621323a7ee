import { z } from "zod";
import type { Project } from "#contract/endpoints/projects.ts";
import { readCursor } from "#server/http/cursor.ts";
import type { ProjectRow, ProjectSort } from "./projects.store.ts";

export const presentProject = (row: ProjectRow, madeBy: string | null): Project => ({
  Id: row.id,
  Title: row.title,
  Description: row.description,
  Tags: row.tags,
  Notes: row.notes,
  Status: row.status,
  ClientName: row.clientName,
  ClientEmail: row.clientEmail,
  ClientPhone: row.clientPhone,
  SiteAddress: row.siteAddress,
  MadeBy: madeBy,
  CreatedAt: row.createdAt.toISOString(),
  UpdatedAt: row.updatedAt.toISOString(),
  ArchivedAt: row.archivedAt?.toISOString() ?? null,
});

export const readProjectCursor = (cursor: string, sortBy: ProjectSort) =>
  readCursor(cursor, sortBy === "Title" ? z.string() : z.iso.datetime());

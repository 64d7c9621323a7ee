import type { Logger } from "pino";
import type { ImageModel } from "#server/adapters/image-model/image-model.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import type { Vision } from "#server/adapters/vision/vision.ts";
import type { Db } from "#server/db/connect.ts";
import type { SpendingLimits } from "#server/features/spending/spending.ts";
import type { BomPapers } from "./bom-papers.ts";

export type BomDeps = {
  db: Db;
  storage: Storage;
  log: Logger;
  papers: BomPapers;
  /** Looks at the pictures beside the plan, where one is configured. */
  vision: Vision | null;
  spending: SpendingLimits;
  /** Lays out on the photo what the vision model saw: the engine that knows measures. */
  layOut: ImageModel;
  /** What the documents say they were made with. */
  product: string;
  now(): Date;
};

ALTER TABLE "projects" ADD COLUMN "status" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "projects_by_status" ON "projects" USING btree ("user_id","status","updated_at","id") WHERE "projects"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "projects_archived" ON "projects" USING btree ("user_id","archived_at") WHERE "projects"."archived_at" is not null;
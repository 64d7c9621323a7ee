ALTER TABLE "files" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "files_thumbnail_key" ON "files" USING btree ("thumbnail_key");--> statement-breakpoint
CREATE INDEX "files_last_used" ON "files" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "generation_events_partial_key" ON "generation_events" USING btree (("data"->>'key')) WHERE "generation_events"."type" = 'partial';--> statement-breakpoint
CREATE INDEX "generations_mask_key" ON "generations" USING btree ("mask_key");
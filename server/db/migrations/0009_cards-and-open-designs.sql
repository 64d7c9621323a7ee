ALTER TABLE "files" ADD COLUMN "card_key" text;--> statement-breakpoint
CREATE INDEX "files_card_key" ON "files" USING btree ("card_key");--> statement-breakpoint
CREATE INDEX "generations_open" ON "generations" USING btree ("status","user_id") WHERE "generations"."status" in ('queued', 'running');
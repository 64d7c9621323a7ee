ALTER TABLE "generations" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE TABLE "provider_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"generation_id" uuid,
	"cost_micro_usd" bigint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_calls" ADD CONSTRAINT "provider_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_calls_sent" ON "provider_calls" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "provider_calls_user_sent" ON "provider_calls" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "provider_calls_generation" ON "provider_calls" USING btree ("generation_id");
CREATE TABLE "engine_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"month_limit_micro_usd" bigint NOT NULL,
	"guided" boolean,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_keys" (
	"user_id" uuid NOT NULL,
	"engine" text NOT NULL,
	"model" text,
	"sealed_key" text NOT NULL,
	"hint" text NOT NULL,
	"finding" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_keys_user_id_engine_pk" PRIMARY KEY("user_id","engine")
);
--> statement-breakpoint
ALTER TABLE "provider_calls" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD COLUMN "own_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_choices" ADD CONSTRAINT "engine_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_keys" ADD CONSTRAINT "engine_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
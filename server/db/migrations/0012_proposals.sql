CREATE TABLE "proposal_codes" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_files" (
	"proposal_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "proposal_files_proposal_id_file_id_pk" PRIMARY KEY("proposal_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "proposal_log" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"proposal_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"previous_sha256" text NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_pins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"option_id" text NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" integer,
	"parent_id" uuid,
	"stage" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"body" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"sheet" jsonb NOT NULL,
	"choice" jsonb NOT NULL,
	"title" text NOT NULL,
	"client_name" text,
	"currency" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	"sent_to" text,
	"sent_at" timestamp with time zone,
	"valid_until" date,
	"reminded_at" timestamp with time zone,
	"signed_offer" text,
	"client_signature" jsonb,
	"company_signature" jsonb,
	"deposit" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"record" text NOT NULL,
	"sha256" text NOT NULL,
	"price_sheet" text NOT NULL,
	"pdf_key" text,
	"pdf_sha256" text,
	"pdf_lost" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposal_codes" ADD CONSTRAINT "proposal_codes_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_files" ADD CONSTRAINT "proposal_files_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_files" ADD CONSTRAINT "proposal_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_pins" ADD CONSTRAINT "proposal_pins_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_records" ADD CONSTRAINT "sealed_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_files_file" ON "proposal_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "proposal_log_of" ON "proposal_log" USING btree ("proposal_id","sequence");--> statement-breakpoint
CREATE INDEX "proposal_pins_of" ON "proposal_pins" USING btree ("proposal_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_link" ON "proposals" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "proposals_of_user" ON "proposals" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "proposals_of_project" ON "proposals" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "proposals_of_parent" ON "proposals" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "proposals_open" ON "proposals" USING btree ("valid_until") WHERE "proposals"."stage" in ('sent', 'opened');--> statement-breakpoint
CREATE INDEX "sealed_records_user" ON "sealed_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sealed_records_pdf_key" ON "sealed_records" USING btree ("pdf_key");--> statement-breakpoint
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added and never changed', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "proposal_log_append_only" BEFORE UPDATE OR DELETE ON "proposal_log" FOR EACH ROW EXECUTE FUNCTION "refuse_log_change"();--> statement-breakpoint
CREATE TRIGGER "proposal_log_no_truncate" BEFORE TRUNCATE ON "proposal_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();

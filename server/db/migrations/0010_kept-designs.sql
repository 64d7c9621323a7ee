CREATE TABLE "design_files" (
	"design_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "design_files_design_id_file_id_pk" PRIMARY KEY("design_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "design_versions" (
	"design_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"name" text,
	"starred" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "design_versions_design_id_generation_id_pk" PRIMARY KEY("design_id","generation_id")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" integer,
	"title" text,
	"summary" text NOT NULL,
	"cover_file_id" uuid,
	"state" jsonb NOT NULL,
	"size" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_files" ADD CONSTRAINT "design_files_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_files" ADD CONSTRAINT "design_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_files_file" ON "design_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "design_versions_generation" ON "design_versions" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "designs_of_user" ON "designs" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "designs_of_project" ON "designs" USING btree ("project_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "designs_cover" ON "designs" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "designs_archived" ON "designs" USING btree ("archived_at") WHERE "designs"."archived_at" is not null;
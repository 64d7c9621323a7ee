CREATE TABLE "deleted_generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_words" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"lexemes" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "images_user_created";--> statement-breakpoint
DROP INDEX "images_project_created";--> statement-breakpoint
DROP INDEX "projects_user_updated";--> statement-breakpoint
DROP INDEX "projects_user_created";--> statement-breakpoint
DROP INDEX "projects_user_title";--> statement-breakpoint
ALTER TABLE "deleted_generations" ADD CONSTRAINT "deleted_generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_words" ADD CONSTRAINT "project_words_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_generations_user_created" ON "deleted_generations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "project_words_lexemes" ON "project_words" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "generations_of_project" ON "generations" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "generations_of_photo" ON "generations" USING btree ("photo_file_id");--> statement-breakpoint
CREATE INDEX "generations_of_result" ON "generations" USING btree ("result_file_id");--> statement-breakpoint
CREATE INDEX "images_of_user" ON "images" USING btree ("user_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "images_of_project" ON "images" USING btree ("project_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "images_of_file" ON "images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "images_of_original" ON "images" USING btree ("original_image_id");--> statement-breakpoint
CREATE INDEX "projects_by_updated" ON "projects" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_created" ON "projects" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_title" ON "projects" USING btree ("user_id",lower("title"),"id");--> statement-breakpoint
-- Projects that are there already are found by the beginnings of their words; by all else once they are edited.
INSERT INTO "project_words" ("project_id", "lexemes")
SELECT "id", array_to_tsvector(array_remove(
  ARRAY['@' || "user_id"] || regexp_split_to_array(lower(concat_ws(' ', "title", "description", "tags")), '[^[:alnum:]]+'), ''))
FROM "projects";

CREATE TABLE "price_books" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"region" text DEFAULT 'US' NOT NULL,
	"markup" jsonb DEFAULT '{"kind":"markup","rate":0}'::jsonb NOT NULL,
	"tax" jsonb DEFAULT '{"rate":0,"on":"everything"}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP TABLE "price_book_rows" CASCADE;--> statement-breakpoint
ALTER TABLE "price_books" ADD CONSTRAINT "price_books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

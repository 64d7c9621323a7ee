ALTER TABLE "price_books" ADD COLUMN "usd_to_cad" real;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "prices" text;
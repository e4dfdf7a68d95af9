CREATE TABLE "mandate_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mandate_id" uuid NOT NULL,
	"title" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	CONSTRAINT "mandate_documents_bytes" CHECK ("mandate_documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"next_step" text DEFAULT '' NOT NULL,
	"next_day" date,
	"closed_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mandates_step" CHECK ("mandates"."next_day" is null or "mandates"."next_step" <> '')
);
--> statement-breakpoint
ALTER TABLE "mandate_documents" ADD CONSTRAINT "mandate_documents_mandate_id_mandates_quote_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("quote_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_documents_mandate" ON "mandate_documents" USING btree ("mandate_id","added_at");--> statement-breakpoint
CREATE INDEX "mandates_open" ON "mandates" USING btree ("next_day","quote_id") WHERE "mandates"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "mandates_closed" ON "mandates" USING btree ("closed_at","quote_id") WHERE "mandates"."closed_at" is not null;--> statement-breakpoint
-- Projects that were accepted before.
INSERT INTO "mandates" ("quote_id", "created_at", "updated_at") SELECT "id", coalesce("decided_at", "updated_at"), "updated_at" FROM "quotes" WHERE "state" = 'accepted' AND "event_id" IS NULL;

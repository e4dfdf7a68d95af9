CREATE TABLE "quote_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unread" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_holds" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"starts_local" timestamp NOT NULL,
	"ends_local" timestamp NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "quote_holds_order" CHECK ("quote_holds"."ends_local" > "quote_holds"."starts_local")
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"agreed_cents" integer[] DEFAULT '{}' NOT NULL,
	"terms_version" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" uuid,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "quotes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 40001 CACHE 1),
	"reference_hash" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"sent_revision" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"valid_until" date NOT NULL,
	"inquiry_id" uuid,
	"acceptance" jsonb,
	"decline_reason" text,
	"event_id" uuid,
	"booking_id" uuid,
	"idempotency_hash" text,
	"reminded_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "quotes_idempotency_hash_unique" UNIQUE("idempotency_hash"),
	CONSTRAINT "quotes_state" CHECK ("quotes"."state" in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_cents" >= 0),
	CONSTRAINT "quotes_accepted" CHECK (("quotes"."state" = 'accepted') = ("quotes"."acceptance" is not null)),
	CONSTRAINT "quotes_sent" CHECK ("quotes"."state" in ('draft', 'withdrawn') or "quotes"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_price" jsonb;--> statement-breakpoint
ALTER TABLE "quote_entries" ADD CONSTRAINT "quote_entries_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_holds" ADD CONSTRAINT "quote_holds_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_entries_quote" ON "quote_entries" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_holds_by_start" ON "quote_holds" USING btree ("starts_local","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_by_state" ON "quotes" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_valid" ON "quotes" USING btree ("valid_until","id") WHERE "quotes"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree (lower("document" -> 'customer' ->> 'email'));--> statement-breakpoint
CREATE INDEX "quotes_inquiry" ON "quotes" USING btree ("inquiry_id") WHERE "quotes"."inquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_searched" ON "quotes" USING gin ((("document" -> 'customer')::text) gin_trgm_ops);
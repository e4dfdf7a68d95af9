CREATE TABLE "invoice_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "invoice_numbers_last" CHECK ("invoice_numbers"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"way" text NOT NULL,
	"note" text,
	"provider" text,
	"payment_id" text,
	"returned_cents" integer DEFAULT 0 NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "invoice_payments_cents" CHECK ("invoice_payments"."cents" > 0),
	CONSTRAINT "invoice_payments_returned" CHECK ("invoice_payments"."returned_cents" between 0 and "invoice_payments"."cents"),
	CONSTRAINT "invoice_payments_way" CHECK ("invoice_payments"."way" in ('transfer', 'cash', 'twint', 'card', 'other'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"year" integer,
	"sequence" integer,
	"number" text,
	"reference_hash" text NOT NULL,
	"corrects_id" uuid,
	"source" text NOT NULL,
	"source_id" uuid,
	"language" text NOT NULL,
	"email" text,
	"recipient" jsonb NOT NULL,
	"order_number" text,
	"note" text,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"performed_from" date,
	"performed_to" date,
	"due_days" integer NOT NULL,
	"issued_on" date,
	"due_on" date,
	"seller" jsonb,
	"account" jsonb,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"settled_cents" integer DEFAULT 0 NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_on" date,
	"reminders_stopped" boolean DEFAULT false NOT NULL,
	"written_off_reason" text,
	"session_id" text,
	"session_url" text,
	"asked_cents" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_state" CHECK ("invoices"."state" in ('draft', 'sent', 'written_off')),
	CONSTRAINT "invoices_source" CHECK ("invoices"."source" in ('hand', 'booking', 'order', 'offer')),
	CONSTRAINT "invoices_sent" CHECK ("invoices"."state" = 'draft' or ("invoices"."number" is not null and "invoices"."year" is not null and "invoices"."sequence" is not null and "invoices"."issued_on" is not null and "invoices"."due_on" is not null and "invoices"."seller" is not null)),
	CONSTRAINT "invoices_draft" CHECK ("invoices"."state" <> 'draft' or "invoices"."number" is null),
	CONSTRAINT "invoices_corrects" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."corrects_id" is not null)),
	CONSTRAINT "invoices_source_id" CHECK (("invoices"."source" = 'hand') = ("invoices"."source_id" is null)),
	CONSTRAINT "invoices_money" CHECK ("invoices"."total_cents" >= 0 and "invoices"."paid_cents" >= 0 and "invoices"."settled_cents" >= 0),
	CONSTRAINT "invoices_credited" CHECK ("invoices"."credited_cents" between 0 and "invoices"."total_cents"),
	CONSTRAINT "invoices_reminders" CHECK ("invoices"."reminders" between 0 and 3),
	CONSTRAINT "invoices_due_days" CHECK ("invoices"."due_days" between 0 and 365),
	CONSTRAINT "invoices_written_off" CHECK (("invoices"."state" = 'written_off') = ("invoices"."written_off_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment_events" ADD CONSTRAINT "invoice_payment_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_events_invoice" ON "invoice_events" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_provider" ON "invoice_payments" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "invoices" USING btree ("kind","year","sequence");--> statement-breakpoint
CREATE INDEX "invoices_of_source" ON "invoices" USING btree ("source","source_id") WHERE "invoices"."source_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_corrected" ON "invoices" USING btree ("corrects_id") WHERE "invoices"."corrects_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_email" ON "invoices" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invoices_session" ON "invoices" USING btree ("session_id") WHERE "invoices"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_on") WHERE "invoices"."state" = 'sent' and "invoices"."kind" = 'invoice' and "invoices"."paid_cents" < "invoices"."total_cents" - "invoices"."credited_cents";--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("created_at","id");
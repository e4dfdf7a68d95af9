CREATE TABLE "group_invoicing" (
	"service_id" text PRIMARY KEY NOT NULL,
	"deposit_percent" integer NOT NULL,
	"deposit_days" integer NOT NULL,
	"revision" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_invoicing_percent" CHECK ("group_invoicing"."deposit_percent" between 0 and 100),
	CONSTRAINT "group_invoicing_days" CHECK ("group_invoicing"."deposit_days" between 0 and 60)
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_money";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "final_invoice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "part" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "added_order_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "added_order_number_on" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "handed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "list_prices" jsonb;--> statement-breakpoint
CREATE INDEX "bookings_groups_to_invoice" ON "bookings" USING btree ("event_id") WHERE "bookings"."agreed_price" is not null and "bookings"."final_invoice_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_booking" ON "quotes" USING btree ("booking_id") WHERE "quotes"."booking_id" is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_part" CHECK ("invoices"."part" in ('whole', 'deposit', 'final'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_added_order_number" CHECK (("invoices"."added_order_number" is null) = ("invoices"."added_order_number_on" is null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_money" CHECK ("invoices"."total_cents" >= 0 and "invoices"."paid_cents" >= 0 and "invoices"."settled_cents" >= 0 and "invoices"."handed_cents" >= 0);
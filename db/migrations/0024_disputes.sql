CREATE TABLE "payment_disputes" (
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"dispute_id" text NOT NULL,
	"disputed_cents" integer,
	"standing" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_disputes_provider_payment_id_dispute_id_pk" PRIMARY KEY("provider","payment_id","dispute_id"),
	CONSTRAINT "payment_disputes_standing" CHECK ("payment_disputes"."standing" in ('inquiry', 'inquiry_closed', 'open', 'won', 'lost', 'reinstated')),
	CONSTRAINT "payment_disputes_disputed" CHECK ("payment_disputes"."disputed_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_state";--> statement-breakpoint
ALTER TABLE "booking_payments" ADD COLUMN "withdrawn_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "withdrawn_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "contested_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contested_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_withdrawn" CHECK ("booking_payments"."withdrawn_cents" between 0 and "booking_payments"."amount_cents" - "booking_payments"."refunded_cents");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_disputed" CHECK ("bookings"."withdrawn_cents" between 0 and "bookings"."paid_cents" - "bookings"."refunded_cents" and "bookings"."contested_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_disputed" CHECK ("orders"."withdrawn_cents" >= 0 and "orders"."contested_cents" >= 0);--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_state" CHECK ("payment_refunds"."state" in ('owed', 'done', 'failed', 'halted'));--> statement-breakpoint
INSERT INTO "payment_disputes" SELECT p."provider", p."payment_id", 'unnamed', NULL, CASE WHEN 'dispute_lost' = ANY (b."needs_attention") THEN 'lost' WHEN 'disputed' = ANY (b."needs_attention") THEN 'open' ELSE 'inquiry' END, b."updated_at" FROM "booking_payments" p JOIN "bookings" b ON b."id" = p."booking_id" WHERE b."needs_attention" && ARRAY['dispute_lost', 'disputed', 'dispute_inquiry'];--> statement-breakpoint
INSERT INTO "payment_disputes" SELECT o."provider", o."payment_id", 'unnamed', NULL, CASE WHEN 'dispute_lost' = ANY (o."needs_attention") THEN 'lost' WHEN 'disputed' = ANY (o."needs_attention") THEN 'open' ELSE 'inquiry' END, o."updated_at" FROM "orders" o WHERE o."payment_id" IS NOT NULL AND o."needs_attention" && ARRAY['dispute_lost', 'disputed', 'dispute_inquiry'] ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "booking_payments" p SET "withdrawn_cents" = p."amount_cents" - p."refunded_cents" FROM "payment_disputes" d WHERE d."provider" = p."provider" AND d."payment_id" = p."payment_id" AND d."standing" = 'lost';--> statement-breakpoint
UPDATE "bookings" SET "withdrawn_cents" = "paid_cents" - "refunded_cents" WHERE 'dispute_lost' = ANY ("needs_attention");--> statement-breakpoint
UPDATE "bookings" SET "contested_cents" = "paid_cents" - "refunded_cents" WHERE "needs_attention" && ARRAY['disputed', 'dispute_inquiry'] AND NOT 'dispute_lost' = ANY ("needs_attention");--> statement-breakpoint
UPDATE "orders" SET "withdrawn_cents" = greatest(0, "total_cents" - "refunded_cents") WHERE "paid_at" IS NOT NULL AND 'dispute_lost' = ANY ("needs_attention");--> statement-breakpoint
UPDATE "orders" SET "contested_cents" = greatest(0, "total_cents" - "refunded_cents") WHERE "paid_at" IS NOT NULL AND "needs_attention" && ARRAY['disputed', 'dispute_inquiry'] AND NOT 'dispute_lost' = ANY ("needs_attention");

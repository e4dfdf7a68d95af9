ALTER TABLE "invoice_payment_events" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "invoice_payment_events" ADD COLUMN "cents" integer;--> statement-breakpoint
ALTER TABLE "invoice_payment_events" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "invoice_payment_events_payment" ON "invoice_payment_events" USING btree ("payment_id") WHERE "invoice_payment_events"."payment_id" is not null;--> statement-breakpoint
UPDATE "alerts" SET "detail" = ("detail" - 'bookings') || jsonb_build_object('names', "detail" -> 'bookings')
WHERE "code" = 'used_voucher_voided' AND "detail" ? 'bookings';--> statement-breakpoint
INSERT INTO "invoice_payment_events" ("id", "invoice_id", "kind", "received_at", "payment_id", "cents", "told_at")
SELECT 'refunded before ' || p.id, p.invoice_id, 'refunded', p.recorded_at, p.payment_id, p.returned_cents - least(p.returned_cents, d.cents), p.recorded_at
FROM "invoice_payments" p, LATERAL (
  SELECT coalesce(sum(coalesce(disputed_cents, p.cents)), 0) AS cents FROM "payment_disputes"
  WHERE provider = p.provider AND payment_id = p.payment_id AND standing = 'lost'
) d
WHERE p.payment_id IS NOT NULL AND p.returned_cents > 0;

ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
DROP INDEX "orders_to_send";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice" ON "orders" USING btree ("invoice_id") WHERE "orders"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("paid_at","number") WHERE "orders"."fulfilled_at" is null and "orders"."state" in ('paid', 'partially_refunded', 'invoiced');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoiced" CHECK ("orders"."state" <> 'invoiced' or "orders"."invoice_id" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('pending_payment', 'invoiced', 'paid', 'fulfilled', 'expired', 'cancelled', 'partially_refunded', 'refunded'));
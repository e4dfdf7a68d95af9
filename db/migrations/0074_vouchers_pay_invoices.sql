ALTER TABLE "invoice_payments" DROP CONSTRAINT "invoice_payments_way";--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "voucher_id" uuid;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
CREATE INDEX "invoice_payments_of_voucher" ON "invoice_payments" USING btree ("voucher_id") WHERE "invoice_payments"."voucher_id" is not null;--> statement-breakpoint
CREATE INDEX "voucher_entries_invoice" ON "voucher_entries" USING btree ("invoice_id") WHERE "voucher_entries"."invoice_id" is not null;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_voucher" CHECK ("invoice_payments"."voucher_id" is null or "invoice_payments"."way" = 'voucher');--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_way" CHECK ("invoice_payments"."way" in ('transfer', 'cash', 'twint', 'card', 'other', 'voucher'));
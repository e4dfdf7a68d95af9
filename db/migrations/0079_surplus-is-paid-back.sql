ALTER TABLE "invoice_payments" DROP CONSTRAINT "invoice_payments_cents";--> statement-breakpoint
ALTER TABLE "invoice_payments" DROP CONSTRAINT "invoice_payments_returned";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_money";--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_cents" CHECK ("invoice_payments"."cents" > 0 or ("invoice_payments"."cents" < 0 and "invoice_payments"."provider" is null and "invoice_payments"."way" <> 'voucher'));--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_returned" CHECK ("invoice_payments"."returned_cents" between 0 and greatest("invoice_payments"."cents", 0));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_money" CHECK ("invoices"."total_cents" >= 0 and "invoices"."settled_cents" >= 0 and "invoices"."handed_cents" >= 0);
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_money";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "twice_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_money" CHECK ("invoices"."total_cents" >= 0 and "invoices"."settled_cents" >= 0 and "invoices"."handed_cents" >= 0 and "invoices"."twice_cents" >= 0);--> statement-breakpoint
UPDATE "invoices" i SET "twice_cents" = greatest(0, t.cents - greatest(0, i.paid_cents - (i.total_cents - i.credited_cents)))
FROM (
  SELECT invoice_id, sum((detail ->> 'cents')::integer) AS cents FROM "invoice_events" WHERE action = 'paid_back_twice' GROUP BY invoice_id
) t
WHERE t.invoice_id = i.id;

ALTER TABLE "orders" ADD COLUMN "test_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_test" CHECK ("orders"."test_cents" between 0 and "orders"."total_cents");--> statement-breakpoint
-- Of orders on invoice that were paid so far, whatever paid the last of them.
UPDATE "orders" SET "test_cents" = taken.cents, "test" = CASE WHEN "orders"."paid_at" IS NULL THEN "orders"."test" ELSE taken.cents = taken.settled END
FROM (
  SELECT i.id, i.settled_cents AS settled, least(i.settled_cents, sum(p.cents - p.returned_cents)) AS cents
  FROM invoices i JOIN invoice_payments p ON p.invoice_id = i.id
  WHERE p.provider = 'testkasse' AND p.undone_at IS NULL AND i.settled_cents > 0
  GROUP BY i.id
) taken
WHERE taken.id = "orders"."invoice_id" AND taken.cents > 0;

-- Whether a booking was paid at the Testkasse follows from what was paid there; one whose money came otherwise was a test because it was
-- made while the Testkasse was on.
ALTER TABLE "bookings" DROP COLUMN "test";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "test_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_test" CHECK ("bookings"."test_cents" >= 0);--> statement-breakpoint
-- Of an invoice of its predecessors too, which moved to it.
WITH RECURSIVE standing AS (
  SELECT id, id AS part FROM bookings WHERE state <> 'moved'
  UNION ALL
  SELECT standing.id, bookings.moved_from_id FROM standing JOIN bookings ON bookings.id = standing.part
  WHERE bookings.moved_from_id IS NOT NULL
), orders_real AS (
  UPDATE orders SET test = false
  WHERE test AND (
    (invoice_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM invoice_payments p WHERE p.invoice_id = orders.invoice_id AND p.provider = 'testkasse' AND p.undone_at IS NULL))
    OR (voucher_cents > 0 AND voucher_cents = total_cents AND EXISTS (
      SELECT FROM vouchers v WHERE v.id = orders.voucher_id AND NOT v.test)))
  RETURNING id
), vouchers_real AS (
  UPDATE vouchers SET test = false
  FROM order_lines, orders_real
  WHERE vouchers.test AND order_lines.id = vouchers.order_line_id AND orders_real.id = order_lines.order_id
  RETURNING vouchers.id
), taken AS (
  SELECT booking_id AS id, amount_cents - refunded_cents AS cents FROM booking_payments WHERE provider = 'testkasse'
  UNION ALL
  SELECT standing.id, p.cents - p.returned_cents FROM standing
  JOIN invoices i ON i.source = 'booking' AND i.source_id = standing.part
  JOIN invoice_payments p ON p.invoice_id = i.id AND p.provider = 'testkasse' AND p.undone_at IS NULL
  UNION ALL
  SELECT e.booking_id, -e.amount_cents FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id
  WHERE v.test AND e.booking_id IS NOT NULL AND v.id NOT IN (SELECT id FROM vouchers_real)
)
UPDATE bookings SET test_cents = greatest(0, least(sums.cents, bookings.paid_cents - bookings.refunded_cents + bookings.voucher_cents))
FROM (SELECT id, sum(cents) AS cents FROM taken GROUP BY id) sums
WHERE sums.id = bookings.id;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "test" boolean GENERATED ALWAYS AS (test_cents > 0 and test_cents >= paid_cents + voucher_cents) STORED NOT NULL;

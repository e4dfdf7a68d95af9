ALTER TABLE "orders" ADD COLUMN "fulfilled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_request_key" ON "payment_refunds" USING btree ("request_key");--> statement-breakpoint
-- Vouchers of refunded orders are void, also those that had nothing left when the money went back and got some of it
-- back from a booking since.
INSERT INTO "voucher_entries" ("voucher_id", "at", "amount_cents", "cause")
SELECT v."id", now(), -sum(e."amount_cents"), 'voided'
FROM "vouchers" v
JOIN "voucher_entries" e ON e."voucher_id" = v."id"
JOIN "order_lines" l ON l."id" = v."order_line_id"
JOIN "orders" o ON o."id" = l."order_id"
WHERE o."state" = 'refunded'
GROUP BY v."id"
HAVING sum(e."amount_cents") > 0;--> statement-breakpoint
UPDATE "vouchers" v
SET "voided_at" = coalesce(
  (SELECT min(e."at") FROM "voucher_entries" e WHERE e."voucher_id" = v."id" AND e."cause" = 'voided'),
  (SELECT min(h."at") FROM "order_events" h WHERE h."order_id" = o."id" AND h."to_state" = 'refunded'),
  now()
)
FROM "order_lines" l, "orders" o
WHERE l."id" = v."order_line_id" AND o."id" = l."order_id"
  AND (
    o."state" = 'refunded'
    OR EXISTS (SELECT FROM "voucher_entries" e WHERE e."voucher_id" = v."id" AND e."cause" = 'voided')
  );--> statement-breakpoint
-- Orders of nothing but vouchers whose mail has been sent are fulfilled.
WITH "mailed" AS (
  SELECT o."id", max(m."sent_at") AS "at"
  FROM "orders" o
  JOIN "outgoing_mails" m
    ON m."kind" = 'order-confirmed' AND m."sent_at" IS NOT NULL AND m."payload" ->> 'orderId' = o."id"::text
  WHERE o."state" IN ('paid', 'partially_refunded')
    AND NOT EXISTS (SELECT FROM "order_lines" l WHERE l."order_id" = o."id" AND l."kind" = 'goods')
  GROUP BY o."id"
), "noted" AS (
  INSERT INTO "order_events" ("order_id", "at", "from_state", "to_state", "cause")
  SELECT o."id", "mailed"."at", 'paid', 'fulfilled', 'voucher-mail'
  FROM "mailed" JOIN "orders" o ON o."id" = "mailed"."id" WHERE o."state" = 'paid'
)
UPDATE "orders" o
SET "fulfilled_at" = "mailed"."at", "state" = CASE WHEN o."state" = 'paid' THEN 'fulfilled' ELSE o."state" END
FROM "mailed" WHERE o."id" = "mailed"."id";

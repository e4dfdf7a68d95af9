DROP INDEX "bookings_open";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "waived_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "waived_kept_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("number") WHERE ((case
  when "bookings"."state" in ('moved', 'waitlisted') or "bookings"."payment" in ('nothing_due', 'refunded') then 0
  else greatest(0, case "bookings"."state" when 'cancelled' then "bookings"."fee_cents" else "bookings"."total_cents" end
    - "bookings"."paid_cents" - "bookings"."voucher_cents" + "bookings"."refunded_cents" + "bookings"."withdrawn_cents" + "bookings"."credited_cents"
    - "bookings"."waived_cents") end) > 0 and "bookings"."state" <> 'held' or (case
  when "bookings"."state" = 'moved' or "bookings"."contested_cents" > 0 then 0
  else greatest(0, least(
    "bookings"."paid_cents" - "bookings"."refunded_cents" - "bookings"."withdrawn_cents" - "bookings"."credited_cents",
    "bookings"."paid_cents" + "bookings"."voucher_cents" - "bookings"."refunded_cents" - "bookings"."withdrawn_cents" - "bookings"."credited_cents"
      + "bookings"."waived_cents" - case "bookings"."state" when 'waitlisted' then 0 when 'cancelled' then "bookings"."fee_cents" else "bookings"."total_cents" end)) end) > 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_waived" CHECK ("bookings"."waived_cents" >= 0);--> statement-breakpoint
UPDATE "bookings" SET
  "waived_cents" = least(refunded_cents + withdrawn_cents, greatest(0, due.cents - due.received)),
  "waived_kept_cents" = greatest(0, due.received)
FROM (
  SELECT id, CASE state WHEN 'cancelled' THEN fee_cents ELSE total_cents END AS cents,
    paid_cents + voucher_cents - refunded_cents - withdrawn_cents - credited_cents AS received
  FROM "bookings"
) due
WHERE due.id = "bookings".id AND payment = 'refunded' AND state IN ('confirmed', 'attended', 'no_show', 'cancelled')
  AND due.cents > due.received;

DROP INDEX "bookings_open";--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("number") WHERE ((case
  when "bookings"."state" in ('moved', 'waitlisted') or "bookings"."payment" in ('nothing_due', 'refunded') then 0
  else greatest(0, case "bookings"."state" when 'cancelled' then "bookings"."fee_cents" else "bookings"."total_cents" end
    - "bookings"."paid_cents" - "bookings"."voucher_cents" + "bookings"."refunded_cents" + "bookings"."withdrawn_cents" + "bookings"."credited_cents") end) > 0 and "bookings"."state" <> 'held' or (case
  when "bookings"."state" = 'moved' or "bookings"."contested_cents" > 0 then 0
  else greatest(0, least(
    "bookings"."paid_cents" - "bookings"."refunded_cents" - "bookings"."withdrawn_cents" - "bookings"."credited_cents",
    "bookings"."paid_cents" + "bookings"."voucher_cents" - "bookings"."refunded_cents" - "bookings"."withdrawn_cents" - "bookings"."credited_cents"
      - case "bookings"."state" when 'waitlisted' then 0 when 'cancelled' then "bookings"."fee_cents" else "bookings"."total_cents" end)) end) > 0);
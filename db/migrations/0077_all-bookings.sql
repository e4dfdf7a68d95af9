CREATE INDEX "bookings_by_name" ON "bookings" USING btree ((lower(coalesce("name", '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("number") WHERE "bookings"."state" = 'waitlisted';--> statement-breakpoint
CREATE INDEX "bookings_given_up" ON "bookings" USING btree ("number") WHERE "bookings"."state" in ('cancelled', 'moved');--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("number") WHERE (case
  when "bookings"."state" in ('moved', 'waitlisted') or "bookings"."payment" in ('nothing_due', 'refunded') then 0
  else greatest(0, case "bookings"."state" when 'cancelled' then "bookings"."fee_cents" else "bookings"."total_cents" end
    - "bookings"."paid_cents" - "bookings"."voucher_cents" + "bookings"."refunded_cents" + "bookings"."withdrawn_cents" + "bookings"."credited_cents") end) > 0 and "bookings"."state" <> 'held';
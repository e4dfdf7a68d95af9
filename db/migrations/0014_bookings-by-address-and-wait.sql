DROP INDEX "bookings_email";--> statement-breakpoint
CREATE INDEX "bookings_waiting_for_us" ON "bookings" USING btree ("updated_at") WHERE "bookings"."payment" in ('invoice_asked', 'refund_failed');--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree (lower("email"));
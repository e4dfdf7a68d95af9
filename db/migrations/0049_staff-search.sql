DROP INDEX "bookings_phone";--> statement-breakpoint
CREATE INDEX "bookings_searched" ON "bookings" USING gin (("name" || ' ' || coalesce("email", '') || ' ' || coalesce("company", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_phone_digits" ON "bookings" USING gin (regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ((coalesce("customer_name", '') || ' ' || coalesce("customer_email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_phone_digits" ON "orders" USING gin (regexp_replace(coalesce("customer_phone", ''), '[^0-9]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vouchers_last_four" ON "vouchers" USING btree ("last_four");
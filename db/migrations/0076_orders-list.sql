CREATE INDEX "orders_buyer" ON "orders" USING btree ((lower(coalesce(coalesce("customer_name", "customer_email", ''), '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "orders_total_cents" ON "orders" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "orders" USING btree ("number") WHERE "orders"."state" in ('refunded', 'partially_refunded');--> statement-breakpoint
CREATE INDEX "orders_on_invoice" ON "orders" USING btree ("number") WHERE "orders"."state" = 'invoiced';--> statement-breakpoint
CREATE INDEX "orders_sent" ON "orders" USING btree ("number") WHERE "orders"."fulfilled_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_attention" ON "orders" USING btree ("number") WHERE "orders"."needs_attention" <> '{}';
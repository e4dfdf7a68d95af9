ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "orders_session_url" ON "orders" USING btree ("session_url") WHERE "orders"."state" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_network" ON "orders" USING btree ("network") WHERE "orders"."network" is not null;
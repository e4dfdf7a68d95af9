ALTER TABLE "orders" ADD COLUMN "voucher_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voucher_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voucher_returned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_voucher_id" ON "orders" USING btree ("voucher_id") WHERE "orders"."voucher_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_voucher" CHECK ("orders"."voucher_cents" between 0 and "orders"."total_cents");
ALTER TABLE "bookings" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "asked_cents" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "needs_attention" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_needs_attention" ON "bookings" USING btree ("updated_at") WHERE cardinality("bookings"."needs_attention") > 0;--> statement-breakpoint
UPDATE "orders" SET "test" = true WHERE "provider" = 'testkasse';--> statement-breakpoint
UPDATE "bookings" SET "test" = true WHERE "provider" = 'testkasse';--> statement-breakpoint
UPDATE "bookings" SET "asked_cents" = "total_cents" - "voucher_cents" WHERE "state" = 'held' AND "session_id" IS NOT NULL;

ALTER TABLE "bookings" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "due_way" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_phone" ON "bookings" USING btree ("phone") WHERE "bookings"."phone" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_due_way" CHECK ("bookings"."due_way" in ('invoice', 'door', 'transfer'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reachable" CHECK ("bookings"."email" is not null or "bookings"."phone" is not null);
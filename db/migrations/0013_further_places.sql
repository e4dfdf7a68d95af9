ALTER TABLE "bookings" DROP CONSTRAINT "bookings_place";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_place" CHECK ("bookings"."place_cents" >= 0);
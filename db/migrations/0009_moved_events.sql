ALTER TABLE "events" ADD COLUMN "moved_to_id" uuid;--> statement-breakpoint
UPDATE "events" SET "moved_to_id" = p.new_event_id FROM event_plans p
WHERE p.event_id = "events"."id" AND p.new_event_id <> "events"."id" AND "events"."state" = 'cancelled';

DROP INDEX "events_by_start";--> statement-breakpoint
DROP INDEX "events_by_service";--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at","id","ends_at") WHERE "events"."public";--> statement-breakpoint
CREATE INDEX "events_by_service" ON "events" USING btree ("service_id","starts_at","id","ends_at") WHERE "events"."public";
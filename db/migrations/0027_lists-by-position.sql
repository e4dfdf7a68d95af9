-- Contained in PostgreSQL; who may create tables in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "inquiries_open";--> statement-breakpoint
CREATE INDEX "auth_audit_action" ON "auth_audit" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "events_by_local_start" ON "events" USING btree ("starts_local","id");--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_by_state" ON "inquiries" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_searched" ON "inquiries" USING gin ((coalesce("name", '') || ' ' || "email" || ' ' || "message" || ' ' || "details"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outgoing_mails_failed" ON "outgoing_mails" USING btree ("created_at") WHERE "outgoing_mails"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "inquiries_open" ON "inquiries" USING btree ("answer_due_at","id") WHERE "inquiries"."state" = 'new';
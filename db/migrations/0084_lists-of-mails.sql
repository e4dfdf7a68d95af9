DROP INDEX "outgoing_mails_queued";--> statement-breakpoint
DROP INDEX "outgoing_mails_failed";--> statement-breakpoint
CREATE INDEX "outgoing_mails_newest" ON "outgoing_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_state" ON "outgoing_mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_sorted" ON "outgoing_mails" USING btree ((lower(coalesce("recipient", '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_searched" ON "outgoing_mails" USING gin (lower("recipient") gin_trgm_ops);
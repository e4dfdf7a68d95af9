CREATE INDEX "invoices_drafts" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "invoices_credit_notes" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."kind" = 'credit_note';--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("total_cents");--> statement-breakpoint
CREATE INDEX "invoices_searched" ON "invoices" USING gin ((coalesce("number", '') || ' ' || coalesce("email", '') || ' ' || ("recipient")::text) gin_trgm_ops);
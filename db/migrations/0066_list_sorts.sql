CREATE INDEX "inquiries_by_sender" ON "inquiries" USING btree ((lower(coalesce(coalesce("name", "email"), '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "inquiries_by_deadline" ON "inquiries" USING btree ("answer_due_at","id");--> statement-breakpoint
CREATE INDEX "quotes_by_customer" ON "quotes" USING btree ((lower(coalesce(coalesce(nullif("document" -> 'customer' ->> 'company', ''), "document" -> 'customer' ->> 'name'), '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "quotes_by_total" ON "quotes" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "quotes_by_end" ON "quotes" USING btree ("valid_until","id");
ALTER TABLE "invoices" ADD COLUMN "reminders_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "announced_level" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "announced_on" date;--> statement-breakpoint
CREATE INDEX "invoices_reminded" ON "invoices" USING btree ("reminded_on") WHERE "invoices"."reminded_on" is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_announced" CHECK (("invoices"."announced_level" is null) = ("invoices"."announced_on" is null) and "invoices"."announced_level" between 1 and 3);
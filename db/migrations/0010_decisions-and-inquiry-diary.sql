CREATE TABLE "inquiry_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"state" text,
	"note" text,
	CONSTRAINT "inquiry_entries_one" CHECK (("inquiry_entries"."state" is null) <> ("inquiry_entries"."note" is null))
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "decision_asked_for" date;--> statement-breakpoint
ALTER TABLE "inquiry_entries" ADD CONSTRAINT "inquiry_entries_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_entries_inquiry" ON "inquiry_entries" USING btree ("inquiry_id","id");
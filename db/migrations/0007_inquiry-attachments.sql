CREATE TABLE "inquiry_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint,
	"digest" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_attachments_whole" CHECK ("inquiry_attachments"."inquiry_id" is null or ("inquiry_attachments"."bytes" is not null and "inquiry_attachments"."digest" is not null))
);
--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_attachments_inquiry" ON "inquiry_attachments" USING btree ("inquiry_id","position");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_nobodys" ON "inquiry_attachments" USING btree ("created_at") WHERE "inquiry_attachments"."inquiry_id" is null;
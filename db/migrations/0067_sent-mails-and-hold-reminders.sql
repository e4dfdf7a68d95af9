CREATE TABLE "sent_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "sent_mails_size" CHECK (octet_length("sent_mails"."sealed") <= 1048576)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_mail_id_outgoing_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;
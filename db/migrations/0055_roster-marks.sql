CREATE TABLE "roster_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "roster_marks_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"person" smallint NOT NULL,
	"kind" text NOT NULL,
	"cents" integer,
	"means" text,
	"outcome" text,
	"device" uuid NOT NULL,
	"marked_by" uuid NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_marks_kind" CHECK ("roster_marks"."kind" in ('here', 'gone', 'paid')),
	CONSTRAINT "roster_marks_person" CHECK ("roster_marks"."person" between 0 and 99),
	CONSTRAINT "roster_marks_paid" CHECK (("roster_marks"."kind" = 'paid') = ("roster_marks"."cents" is not null) and ("roster_marks"."kind" = 'paid') = ("roster_marks"."means" is not null)
        and ("roster_marks"."kind" = 'paid') = ("roster_marks"."outcome" is not null)),
	CONSTRAINT "roster_marks_outcome" CHECK ("roster_marks"."outcome" is null or "roster_marks"."outcome" in ('paid', 'nothing_due', 'amount_changed', 'has_invoice'))
);
--> statement-breakpoint
ALTER TABLE "roster_marks" ADD CONSTRAINT "roster_marks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_marks_booking" ON "roster_marks" USING btree ("booking_id","sequence");
CREATE TABLE "booking_replacements" (
	"given_up_id" bigint NOT NULL,
	"replaced_by_id" uuid NOT NULL,
	"places" integer NOT NULL,
	"back_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_replacements_given_up_id_replaced_by_id_pk" PRIMARY KEY("given_up_id","replaced_by_id"),
	CONSTRAINT "booking_replacements_places" CHECK ("booking_replacements"."places" > 0 and "booking_replacements"."back_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking_replacements" ADD CONSTRAINT "booking_replacements_given_up_id_booking_events_id_fk" FOREIGN KEY ("given_up_id") REFERENCES "public"."booking_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_replacements" ADD CONSTRAINT "booking_replacements_replaced_by_id_bookings_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_replacements_by" ON "booking_replacements" USING btree ("replaced_by_id");
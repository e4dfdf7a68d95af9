CREATE TABLE "booking_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"link_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_groups_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "booking_groups_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "booking_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"entry_hash" text NOT NULL,
	"idempotency_hash" text NOT NULL,
	"name" text NOT NULL,
	"food" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_consent_at" timestamp with time zone,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_guests_entry_hash_unique" UNIQUE("entry_hash"),
	CONSTRAINT "booking_guests_idempotency_hash_unique" UNIQUE("idempotency_hash"),
	CONSTRAINT "booking_guests_food" CHECK ("booking_guests"."food" in ('everything', 'vegetarian', 'vegan')),
	CONSTRAINT "booking_guests_consent" CHECK (("booking_guests"."note" <> '') = ("booking_guests"."note_consent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "booking_groups" ADD CONSTRAINT "booking_groups_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_guests_booking" ON "booking_guests" USING btree ("booking_id","created_at");
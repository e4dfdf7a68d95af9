CREATE TABLE "booking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "bookings_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 30001 CACHE 1),
	"reference_hash" text NOT NULL,
	"event_id" uuid NOT NULL,
	"state" text NOT NULL,
	"payment" text NOT NULL,
	"people" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"invoice_address" jsonb,
	"participants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"staff_note" text,
	"total_cents" integer NOT NULL,
	"voucher_cents" integer DEFAULT 0 NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"voucher_id" uuid,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"session_id" text,
	"session_url" text,
	"provider" text NOT NULL,
	"payment_id" text,
	"moved_from_id" uuid,
	"idempotency_hash" text,
	"request_hash" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "bookings_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "bookings_idempotency_hash_unique" UNIQUE("idempotency_hash"),
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('held', 'confirmed', 'waitlisted', 'moved', 'cancelled', 'attended', 'no_show')),
	CONSTRAINT "bookings_payment" CHECK ("bookings"."payment" in ('open', 'invoiced', 'paid', 'refund_due', 'refunded', 'nothing_due')),
	CONSTRAINT "bookings_people" CHECK ("bookings"."people" between 1 and 100),
	CONSTRAINT "bookings_total" CHECK ("bookings"."total_cents" >= 0),
	CONSTRAINT "bookings_voucher" CHECK ("bookings"."voucher_cents" between 0 and "bookings"."total_cents"),
	CONSTRAINT "bookings_held" CHECK (("bookings"."state" = 'held') = ("bookings"."held_until" is not null)),
	CONSTRAINT "bookings_offered" CHECK ("bookings"."offered_until" is null or "bookings"."state" = 'waitlisted')
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "blocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "bookings_of_event" ON "bookings" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_held_until" ON "bookings" USING btree ("held_until") WHERE "bookings"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "bookings_offered_until" ON "bookings" USING btree ("offered_until") WHERE "bookings"."offered_until" is not null;--> statement-breakpoint
CREATE INDEX "bookings_session" ON "bookings" USING btree ("session_id") WHERE "bookings"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "voucher_entries_booking" ON "voucher_entries" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_blocked" CHECK ("events"."blocked" between 0 and "events"."taken");
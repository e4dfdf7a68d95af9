CREATE TABLE "booking_payments" (
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_payments_provider_payment_id_pk" PRIMARY KEY("provider","payment_id"),
	CONSTRAINT "booking_payments_refunded" CHECK ("booking_payments"."refunded_cents" between 0 and "booking_payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"before_cents" integer NOT NULL,
	"state" text DEFAULT 'owed' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_state" CHECK ("payment_refunds"."state" in ('owed', 'done', 'failed')),
	CONSTRAINT "payment_refunds_subject" CHECK ("payment_refunds"."subject" in ('booking', 'order')),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_cents" > 0 and "payment_refunds"."before_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "testkasse_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "testkasse_refunds_amount" CHECK ("testkasse_refunds"."amount_cents" > 0 and "testkasse_refunds"."total_cents" >= "testkasse_refunds"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_payment";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "invoice_on_trust" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testkasse_refunds" ADD CONSTRAINT "testkasse_refunds_session_id_testkasse_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."testkasse_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_payments_booking" ON "booking_payments" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_owed" ON "payment_refunds" USING btree ("provider","payment_id") WHERE "payment_refunds"."state" = 'owed';--> statement-breakpoint
CREATE INDEX "payment_refunds_subject_id" ON "payment_refunds" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_refund_id" ON "payment_refunds" USING btree ("provider","refund_id");--> statement-breakpoint
CREATE INDEX "testkasse_refunds_session" ON "testkasse_refunds" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "testkasse_refunds_undelivered" ON "testkasse_refunds" USING btree ("created_at") WHERE "testkasse_refunds"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_network" ON "bookings" USING btree ("network") WHERE "bookings"."network" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refunded" CHECK ("bookings"."refunded_cents" between 0 and "bookings"."paid_cents");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_payment" CHECK ("bookings"."payment" in ('open', 'invoice_asked', 'invoiced', 'paid', 'refund_due', 'refund_failed', 'refunded', 'nothing_due'));--> statement-breakpoint
INSERT INTO "booking_payments" ("provider", "payment_id", "booking_id", "amount_cents", "paid_at")
	SELECT "provider", "payment_id", "id", "paid_cents", "updated_at" FROM "bookings"
	WHERE "payment_id" IS NOT NULL AND "paid_cents" > 0 ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "bookings" SET "refunded_cents" = greatest(0, least("paid_cents", "paid_cents" + "voucher_cents"
	- CASE WHEN "state" = 'cancelled' THEN "fee_cents" ELSE "total_cents" END)) WHERE "payment" = 'refunded';

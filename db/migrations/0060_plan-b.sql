CREATE TABLE "event_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"new_event_id" uuid,
	"started_local" text NOT NULL,
	"choices" text[] NOT NULL,
	"by_default" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid NOT NULL,
	"reminded_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "event_plans_kind" CHECK ("event_plans"."kind" in ('postponed', 'called_off')),
	CONSTRAINT "event_plans_default" CHECK ("event_plans"."by_default" in ('new_date', 'refund')),
	CONSTRAINT "event_plans_new_event" CHECK (("event_plans"."kind" = 'postponed') = ("event_plans"."new_event_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "plan_choices" (
	"plan_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"choice" text,
	"chosen_at" timestamp with time zone,
	"by_default" boolean DEFAULT false NOT NULL,
	"voucher_id" uuid,
	CONSTRAINT "plan_choices_plan_id_booking_id_pk" PRIMARY KEY("plan_id","booking_id"),
	CONSTRAINT "plan_choices_choice" CHECK ("plan_choices"."choice" in ('new_date', 'other_date', 'voucher', 'refund')),
	CONSTRAINT "plan_choices_chosen" CHECK (("plan_choices"."choice" is null) = ("plan_choices"."chosen_at" is null))
);
--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "order_line_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "credited_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "plan_choices" ADD CONSTRAINT "plan_choices_plan_id_event_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."event_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_choices" ADD CONSTRAINT "plan_choices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_plans_open" ON "event_plans" USING btree ("event_id") WHERE "event_plans"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "event_plans_until" ON "event_plans" USING btree ("until") WHERE "event_plans"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "event_plans_event" ON "event_plans" USING btree ("event_id","started_at");--> statement-breakpoint
CREATE INDEX "event_plans_new_event" ON "event_plans" USING btree ("new_event_id");--> statement-breakpoint
CREATE INDEX "plan_choices_booking" ON "plan_choices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "vouchers_booking" ON "vouchers" USING btree ("booking_id") WHERE "vouchers"."booking_id" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_credited" CHECK ("bookings"."credited_cents" between 0 and "bookings"."paid_cents");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_source" CHECK ("vouchers"."order_line_id" is null or "vouchers"."booking_id" is null);
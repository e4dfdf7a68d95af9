CREATE TABLE "blocked_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"kind" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_days_kind" CHECK ("blocked_days"."kind" in ('illness', 'holidays', 'other')),
	CONSTRAINT "blocked_days_length" CHECK ("blocked_days"."to_day" - "blocked_days"."from_day" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "event_guides" (
	"event_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_guides_event_id_staff_id_pk" PRIMARY KEY("event_id","staff_id"),
	CONSTRAINT "event_guides_role" CHECK ("event_guides"."role" in ('lead', 'helper')),
	CONSTRAINT "event_guides_shown" CHECK ("event_guides"."role" = 'lead' or not "event_guides"."shown")
);
--> statement-breakpoint
CREATE TABLE "staff_profiles" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"leads" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "blocked_days_by_end" ON "blocked_days" USING btree ("to_day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_guides_one_lead" ON "event_guides" USING btree ("event_id") WHERE "event_guides"."role" = 'lead';--> statement-breakpoint
CREATE INDEX "event_guides_by_person" ON "event_guides" USING btree ("staff_id");
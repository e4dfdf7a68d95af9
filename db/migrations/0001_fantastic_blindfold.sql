CREATE TABLE "testkasse_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"request" jsonb NOT NULL,
	"customer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "testkasse_sessions_state" CHECK ("testkasse_sessions"."state" in ('open', 'paid', 'cancelled', 'expired'))
);
--> statement-breakpoint
CREATE INDEX "testkasse_sessions_undelivered" ON "testkasse_sessions" USING btree ("closed_at") WHERE "testkasse_sessions"."state" <> 'open' and "testkasse_sessions"."delivered_at" is null;
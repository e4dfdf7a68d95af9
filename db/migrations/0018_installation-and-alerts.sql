CREATE TABLE "alerts" (
	"code" text PRIMARY KEY NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "alerts_detail" CHECK (length("alerts"."detail"::text) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"key_fingerprint" text,
	"storage_place" text,
	"restore_id" uuid,
	"clock_seen_at" timestamp with time zone,
	"approved_deletions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1)
);

--> statement-breakpoint
-- The newest record stands for the last run of retention, which was not noted before.
INSERT INTO "installation" ("id", "clock_seen_at") VALUES (1, (
	SELECT max(at) FROM (
		SELECT max("updated_at") AS at FROM "orders"
		UNION ALL SELECT max("updated_at") FROM "bookings"
		UNION ALL SELECT max("created_at") FROM "inquiries"
		UNION ALL SELECT max("created_at") FROM "outgoing_mails"
		UNION ALL SELECT max("asked_at") FROM "newsletter_sign_ups"
		UNION ALL SELECT max("at") FROM "auth_audit"
	) AS newest
));

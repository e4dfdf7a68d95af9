CREATE TABLE "newsletter_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscriber_id" uuid,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"text_version" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_from" text,
	"confirmed_from" text,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_sign_ups_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_sign_ups_source" CHECK ("newsletter_sign_ups"."source" in ('page', 'footer', 'contact', 'project', 'team_event', 'booking', 'return')),
	CONSTRAINT "newsletter_sign_ups_language" CHECK ("newsletter_sign_ups"."language" in ('de', 'en', 'fr', 'it')),
	CONSTRAINT "newsletter_sign_ups_confirmed" CHECK (("newsletter_sign_ups"."confirmed_at" is null) = ("newsletter_sign_ups"."subscriber_id" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"bounce_reason" text,
	CONSTRAINT "newsletter_subscribers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_subscribers_language" CHECK ("newsletter_subscribers"."language" in ('de', 'en', 'fr', 'it'))
);
--> statement-breakpoint
CREATE TABLE "privacy_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"address_hash" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"asked_from" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "privacy_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "privacy_links_language" CHECK ("privacy_links"."language" in ('de', 'en', 'fr', 'it'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_sign_ups" ADD CONSTRAINT "newsletter_sign_ups_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_email" ON "newsletter_sign_ups" USING btree (lower("email"),"asked_at");--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_network" ON "newsletter_sign_ups" USING btree ("asked_from","asked_at");--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_subscriber" ON "newsletter_sign_ups" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "privacy_audit_address" ON "privacy_audit" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "privacy_links_email" ON "privacy_links" USING btree (lower("email"),"asked_at");--> statement-breakpoint
CREATE INDEX "privacy_links_network" ON "privacy_links" USING btree ("asked_from","asked_at");
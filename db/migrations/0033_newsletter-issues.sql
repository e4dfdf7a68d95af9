CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"recipients" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_issues_slug_unique" UNIQUE("slug")
);

CREATE TABLE "news_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	"is_approved" boolean NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"publication_id" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_revisions_slug_limit" CHECK (length("news_revisions"."slug") between 1 and 60)
);
--> statement-breakpoint
CREATE INDEX "news_revisions_slug" ON "news_revisions" USING btree ("slug","id");--> statement-breakpoint
CREATE INDEX "news_revisions_published" ON "news_revisions" USING btree ("publication_id") WHERE "news_revisions"."publication_id" is not null;
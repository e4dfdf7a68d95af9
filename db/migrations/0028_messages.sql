CREATE TABLE "message_publications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"language" text NOT NULL,
	"reverts" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_publications_language" CHECK ("message_publications"."language" in ('de', 'en', 'fr', 'it'))
);
--> statement-breakpoint
CREATE TABLE "message_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"namespace" text NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"value" text,
	"file_hash" text NOT NULL,
	"german_hash" text,
	"publication_id" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_revisions_language" CHECK ("message_revisions"."language" in ('de', 'en', 'fr', 'it')),
	CONSTRAINT "message_revisions_value" CHECK (length("message_revisions"."value") <= 4000),
	CONSTRAINT "message_revisions_german" CHECK (("message_revisions"."language" = 'de') = ("message_revisions"."german_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "message_publications" ADD CONSTRAINT "message_publications_reverts_message_publications_id_fk" FOREIGN KEY ("reverts") REFERENCES "public"."message_publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_revisions" ADD CONSTRAINT "message_revisions_publication_id_message_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."message_publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_publications_page" ON "message_publications" USING btree ("page","id");--> statement-breakpoint
CREATE INDEX "message_revisions_field" ON "message_revisions" USING btree ("namespace","language","path","id");--> statement-breakpoint
CREATE INDEX "message_revisions_published" ON "message_revisions" USING btree ("publication_id") WHERE "message_revisions"."publication_id" is not null;
CREATE TABLE "message_list_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_list_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"namespace" text NOT NULL,
	"path" text NOT NULL,
	"keys" text[] NOT NULL,
	"file_keys" text[] NOT NULL,
	"publication_id" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_list_revisions_keys" CHECK (cardinality("message_list_revisions"."keys") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "message_revisions" ADD COLUMN "is_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_list_revisions" ADD CONSTRAINT "message_list_revisions_publication_id_message_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."message_publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_list_revisions_list" ON "message_list_revisions" USING btree ("namespace","path","id");--> statement-breakpoint
ALTER TABLE "message_revisions" ADD CONSTRAINT "message_revisions_unread" CHECK (not ("message_revisions"."is_unread" and "message_revisions"."publication_id" is not null));
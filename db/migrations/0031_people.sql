CREATE TABLE "people_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member" text NOT NULL,
	"person" jsonb NOT NULL,
	"publication_id" bigint NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_revisions_known" CHECK ("people_revisions"."member" in ('founder', 'coFounder'))
);
--> statement-breakpoint
CREATE INDEX "people_revisions_member" ON "people_revisions" USING btree ("member","id");
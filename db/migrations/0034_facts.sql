CREATE TABLE "fact_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"publication_id" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_revisions_kind" CHECK (length("fact_revisions"."kind") between 1 and 40),
	CONSTRAINT "fact_revisions_key_limit" CHECK (length("fact_revisions"."key") <= 120),
	CONSTRAINT "fact_revisions_value" CHECK (octet_length("fact_revisions"."value"::text) <= 200000)
);
--> statement-breakpoint
CREATE INDEX "fact_revisions_key" ON "fact_revisions" USING btree ("kind","key","id");--> statement-breakpoint
CREATE INDEX "fact_revisions_published" ON "fact_revisions" USING btree ("kind","key","id") WHERE "fact_revisions"."publication_id" is not null;
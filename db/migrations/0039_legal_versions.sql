CREATE TABLE "legal_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document" text NOT NULL,
	"content" jsonb NOT NULL,
	"file_content" jsonb NOT NULL,
	"version" text,
	"day" date,
	"is_file" boolean DEFAULT false NOT NULL,
	"snapshot" jsonb,
	"print" text,
	"publication_id" bigint,
	"effective_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_revisions_known" CHECK ("legal_revisions"."document" in ('terms', 'privacy', 'imprint')),
	CONSTRAINT "legal_revisions_day" CHECK (("legal_revisions"."version" is null) = ("legal_revisions"."day" is null)),
	CONSTRAINT "legal_revisions_effective" CHECK ("legal_revisions"."effective_at" is null or ("legal_revisions"."version" is not null and "legal_revisions"."snapshot" is not null and "legal_revisions"."print" is not null and "legal_revisions"."withdrawn_at" is null)),
	CONSTRAINT "legal_revisions_published" CHECK ("legal_revisions"."is_file" or ("legal_revisions"."publication_id" is null) = ("legal_revisions"."effective_at" is null))
);
--> statement-breakpoint
CREATE INDEX "legal_revisions_document" ON "legal_revisions" USING btree ("document","id");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_revisions_version" ON "legal_revisions" USING btree ("document","version") WHERE "legal_revisions"."version" is not null and "legal_revisions"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_revisions_planned" ON "legal_revisions" USING btree ("document") WHERE "legal_revisions"."version" is not null and "legal_revisions"."effective_at" is null and "legal_revisions"."withdrawn_at" is null;
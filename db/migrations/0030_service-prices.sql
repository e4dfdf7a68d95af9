CREATE TABLE "service_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_id" text NOT NULL,
	"cents" integer[] NOT NULL,
	"from_day" date NOT NULL,
	"publication_id" bigint,
	"withdrawn_at" timestamp with time zone,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_prices_cents" CHECK (cardinality("service_prices"."cents") between 1 and 9),
	CONSTRAINT "service_prices_state" CHECK ("service_prices"."publication_id" is null or "service_prices"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "service_prices_planned" ON "service_prices" USING btree ("service_id","from_day") WHERE "service_prices"."publication_id" is null and "service_prices"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "service_prices_published" ON "service_prices" USING btree ("service_id","publication_id");
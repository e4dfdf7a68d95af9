CREATE TABLE "stock_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" text NOT NULL,
	"kind" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_changes_kind" CHECK ("stock_changes"."kind" in ('received', 'sold', 'broken', 'counted')),
	CONSTRAINT "stock_changes_note" CHECK (length("stock_changes"."note") <= 200),
	CONSTRAINT "stock_changes_not_negative" CHECK ("stock_changes"."after" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "stock_changes_by_variant" ON "stock_changes" USING btree ("variant_id","id");
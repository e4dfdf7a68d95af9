CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" text NOT NULL,
	"price_in_cents" integer NOT NULL,
	"sale_price_in_cents" integer,
	"sale_from" date,
	"sale_until" date,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "sale_from" date;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "sale_until" date;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "sale_announced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "price_changes_by_variant" ON "price_changes" USING btree ("variant_id","id");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_sale_days" CHECK (case when "product_variants"."sale_price_in_cents" is null then "product_variants"."sale_from" is null and "product_variants"."sale_until" is null
        else "product_variants"."sale_from" is null or "product_variants"."sale_until" is null or "product_variants"."sale_from" <= "product_variants"."sale_until" end);
ALTER TABLE "products" ADD COLUMN "voucher_pictures" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift_queued_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_lines_gift_due" ON "order_lines" USING btree (("gift" ->> 'day')) WHERE "order_lines"."gift" ->> 'email' is not null and "order_lines"."gift_queued_at" is null;--> statement-breakpoint
CREATE INDEX "order_lines_gift_email" ON "order_lines" USING btree (lower("gift" ->> 'email'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_voucher_pictures" CHECK ("products"."voucher_pictures" is null
        or ("products"."type" <> 'physical' and jsonb_typeof("products"."voucher_pictures") = 'array' and jsonb_array_length("products"."voucher_pictures") > 0));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_gift" CHECK ("order_lines"."gift" is null or "order_lines"."kind" <> 'goods');